export const geographyCopy = { noCountry: 'We know no country by this id.' } as const
