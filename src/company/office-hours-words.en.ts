export const officeHoursWords = {
  /** In a strip of the week, from Monday. */
  initials: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
  span: (first: string, last: string) => `${first} to ${last}`,
  hours: (opens: string, closes: string) => `${opens} to ${closes}`,
  closed: 'Closed',
  inZone: (hours: string) => `${hours} IST`,
} as const
