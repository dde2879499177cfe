const MINUTE_MS = 60_000

/** A length of time as people say it, in its two largest units: "3 days 4 h", "25 min"; under a minute, seconds. */
export function deskDuration(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS)
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor(minutes / 60) % 24]
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'}${hours > 0 ? ` ${hours} h` : ''}`
  if (hours > 0) return `${hours} h${minutes % 60 > 0 ? ` ${minutes % 60} min` : ''}`
  return minutes > 0 ? `${minutes} min` : `${Math.floor(ms / 1_000)} s`
}
