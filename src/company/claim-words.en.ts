import { MONTHS } from '#india/months.en.ts'
import type { Claim } from './claims.ts'

type Stated = Pick<Claim, 'meaning' | 'asOf'>

/** What stands behind each number that is claimed. */
export const claimCopy = {
  how: 'How we count',
  stated: ({ meaning, asOf }: Stated) => `${meaning} Stated by the company in ${monthOf(asOf)}.`,
} as const

/** 'As of October 2025': stands near every claimed number. */
export function asOf({ asOf }: Pick<Claim, 'asOf'>): string {
  return `As of ${monthOf(asOf)}`
}

function monthOf(asOf: string): string {
  const [year, month] = asOf.split('-')
  return `${MONTHS[Number(month) - 1]} ${year}`
}
