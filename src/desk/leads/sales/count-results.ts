import type { LeadKind } from '#database/tables.ts'
import type { LostReason } from '#leads/stages.ts'
import type { Services } from '#platform/services.ts'
import { countMonths, type MonthResults, nothing, of, type Result } from './month-results.ts'

export type { Result } from './month-results.ts'

export type By = 'month' | 'source' | 'campaign' | 'page'

interface Results extends Record<By, Result[]> {
  total: Result
  reasons: { reason: LostReason; leads: number }[]
}

const MOST_ROWS = 15

/** What came of the leads of these kinds that came in these months (`2026-11`, in India), without those in quarantine. */
export async function countResults(
  { kinds, months }: { kinds: LeadKind[]; months: string[] },
  { db }: Pick<Services, 'db'>,
): Promise<Results> {
  const counted = await countMonths(months, kinds, db)
  const reasons = new Map<LostReason, number>()
  for (const each of counted)
    for (const [reason, leads] of each.reasons) reasons.set(reason, (reasons.get(reason) ?? 0) + leads)

  return {
    month: counted
      .map(({ total }) => total)
      .filter(({ received }) => received > 0)
      .toSorted((a, b) => (a.name < b.name ? 1 : -1)),
    source: most('source', counted),
    campaign: most('campaign', counted),
    page: most('page', counted),
    total: sumOf(counted.map(({ total }) => total)),
    reasons: [...reasons].map(([reason, leads]) => ({ reason, leads })).toSorted((a, b) => b.leads - a.leads),
  }
}

function most(by: 'source' | 'campaign' | 'page', counted: MonthResults[]): Result[] {
  const sums = new Map<string, Result>()
  for (const each of counted) for (const [name, result] of each[by]) add(of(sums, name), result)
  return [...sums.values()].toSorted((a, b) => b.received - a.received).slice(0, MOST_ROWS)
}

function sumOf(results: Result[]): Result {
  const sum = nothing('')
  for (const each of results) add(sum, each)
  return sum
}

function add(sum: Result, { received, answered, quoted, won, lost, worth }: Result) {
  sum.received += received
  sum.answered += answered
  sum.quoted += quoted
  sum.won += won
  sum.lost += lost
  sum.worth += worth
}
