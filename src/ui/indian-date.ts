const calendar = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** The day in India on which something happened: "5 March 2026". */
export function inIndianDate(time: string): string {
  return calendar.format(new Date(time))
}
