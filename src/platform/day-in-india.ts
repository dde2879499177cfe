const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** The day that a moment belongs to in India: "2026-11-20". */
export function dayInIndia(moment: Date): string {
  return format.format(moment)
}
