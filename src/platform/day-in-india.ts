// One time zone and no summer time, so the offset is fixed.
const OFFSET_MS = 5.5 * 3_600_000

/** The day that a moment belongs to in India: "2026-11-20". */
export function dayInIndia(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 10)
}
