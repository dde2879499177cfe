const INDIA_MS = 5.5 * 3_600_000

/** A minute as `<input type="datetime-local">` gives it, on India's clocks; undefined where it is none. */
export function readIndiaMinute(text: string): Date | undefined {
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
