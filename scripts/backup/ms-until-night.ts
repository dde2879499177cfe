export const DAY_MS = 24 * 3_600_000
/** 02:30 in India, where there is no summer time: 21:00 UTC. As deploy/site-backup.timer. */
const NIGHT_MS = 21 * 3_600_000

/** How long it is until the next night's backup. */
export function msUntilNight(now: Date): number {
  const sinceMidnight = now.getTime() % DAY_MS
  return sinceMidnight < NIGHT_MS ? NIGHT_MS - sinceMidnight : NIGHT_MS + DAY_MS - sinceMidnight
}
