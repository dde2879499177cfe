export const clockWords = {
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  /** `hour` from 0 to 23, `clock` by twelve hours: 6:00 PM. */
  time: (hour: number, clock: string) => `${clock} ${hour < 12 ? 'AM' : 'PM'}`,
  moment: (weekday: string, date: string, time: string) => `${weekday}, ${date}, ${time} IST`,
  span: (weekday: string, date: string, from: string, until: string) => `${weekday}, ${date}, ${from} to ${until} IST`,
} as const
