import { type ClaimId, claims } from '#company/claims.en.ts'

const STALE_MONTHS = 12

/** Every claim with its age, the oldest first. Ages are whole months since the month that the source stated. */
export function ageOfClaims(now: Date) {
  return Object.entries(claims)
    .map(([id, { value, label, meaning, source, asOf }]) => {
      const months = monthsSince(asOf, now)
      return { id: id as ClaimId, value, label, meaning, source, asOf, months, isStale: months > STALE_MONTHS }
    })
    .sort((a, b) => b.months - a.months)
}

function monthsSince(month: string, now: Date): number {
  const [year = 0, ordinal = 1] = month.split('-').map(Number)
  return (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() + 1 - ordinal
}
