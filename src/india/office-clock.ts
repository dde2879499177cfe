/** Indian Standard Time is five and a half hours ahead of UTC, all year. */
export const IST_AHEAD_MS = 330 * 60_000

/** The moment shifted so that its UTC parts read as the office's wall clock. India has no summer time. */
export function officeClock(moment: Date): Date {
  return new Date(moment.getTime() + IST_AHEAD_MS)
}
