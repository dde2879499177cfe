const format = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})

/**
 * A moment (UTC, ISO 8601) as a table of the desk shows it, in Indian time:
 * "23 Nov 2026, 5:50 pm". A narrow column breaks it between day and time alone.
 */
export function deskTime(moment: string): string {
  return format.format(new Date(moment)).replace(/(,?)\s/g, (space, comma) => (comma ? space : '\u00a0'))
}
