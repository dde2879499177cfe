import { officeClock } from '#india/office-clock.ts'
import { latinDigits } from '#platform/text/latin-digits.ts'

const INDIA_MS = 5.5 * 3_600_000

const MINUTE_MS = 60_000
const moments = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})
const days = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' })

/**
 * A moment (UTC, ISO 8601) as a table of the desk shows it, in Indian time:
 * "23 Nov 2026, 5:50 pm". A narrow column breaks it between day and time alone.
 */
export function deskTime(moment: string): string {
  return moments.format(new Date(moment)).replace(/(,?)\s/g, (space, comma) => (comma ? space : '\u00a0'))
}

/** A day, YYYY-MM-DD, as a table of the desk shows it: "23 Nov 2026". */
export function deskDay(day: string): string {
  return days.format(new Date(`${day}T00:00:00Z`))
}

/** A moment as every spreadsheet reads and sorts it, in Indian time: "2026-11-20 17:50". */
export function sheetTime(moment: string): string {
  return officeClock(new Date(moment)).toISOString().slice(0, 16).replace('T', ' ')
}

/** How long ago a moment (UTC, ISO 8601) was, in its largest unit: "3 days", "5 h", "25 min". */
export function deskAge(moment: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / MINUTE_MS))
  const days = Math.floor(minutes / 1_440)
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'}`
  return minutes >= 60 ? `${Math.floor(minutes / 60)} h` : `${minutes} min`
}

/** A length of time as people say it, in its two largest units: "3 days 4 h", "25 min"; under a minute, seconds. */
export function deskDuration(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS)
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor(minutes / 60) % 24]
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'}${hours > 0 ? ` ${hours} h` : ''}`
  if (hours > 0) return `${hours} h${minutes % 60 > 0 ? ` ${minutes % 60} min` : ''}`
  return minutes > 0 ? `${minutes} min` : `${Math.floor(ms / 1_000)} s`
}

/** A minute as `<input type="datetime-local">` gives it, on India's clocks; undefined where it is none. */
export function readIndiaMinute(typed: string): Date | undefined {
  const text = latinDigits(typed)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:00)?$/.test(text)) return undefined
  const time = Date.parse(`${text.slice(0, 16)}:00Z`)
  // 31 November is no day, though some clocks take it for one.
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text.slice(0, 16))
  return isReal ? new Date(time - INDIA_MS) : undefined
}

/** The same minute for that input. */
export function indiaMinute(time: Date): string {
  return new Date(time.getTime() + INDIA_MS).toISOString().slice(0, 16)
}

/** When a moment (UTC, ISO 8601) was, on India's clocks: "10:42". */
export function timeInIndia(moment: string): string {
  return indiaMinute(new Date(moment)).slice(11)
}
