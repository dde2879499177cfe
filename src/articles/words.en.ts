/** What an article's parts are called for who hears them. */
export const articleCopy = {
  table: (number: number, heading: string) => (heading ? `Table ${number}: ${heading}` : `Table ${number}`),
} as const
