const format = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' })

/** A day, YYYY-MM-DD, as a table of the desk shows it: "23 Nov 2026". */
export function deskDay(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`))
}
