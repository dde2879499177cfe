export const officeHoursWords = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  /** In a strip of the week. */
  initials: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
  span: (first: string, last: string) => `${first} to ${last}`,
  hours: (opens: string, closes: string) => `${opens} to ${closes}`,
  closed: 'Closed',
  inZone: (hours: string) => `${hours} IST`,
  /** `hour` from 0 to 23, `clock` by twelve hours: 6:00 PM. */
  time: (hour: number, clock: string) => `${clock} ${hour < 12 ? 'AM' : 'PM'}`,
} as const
