import type { LeadKind } from '#database/tables.ts'
import { IST_AHEAD_MS } from '#india/office-clock.ts'
import type { LostReason } from '#leads/stages.ts'
import type { Services } from '#platform/services.ts'

/** Read so many at a time, with a rest between: a year of leads must not keep visitors waiting. */
const BATCH = 2_000

export interface Result {
  /** `2026-11`, a source, a campaign, a page; empty: not known. */
  name: string
  received: number
  answered: number
  quoted: number
  won: number
  lost: number
  /** Rupees, of what was won. */
  worth: number
}

export type By = 'month' | 'source' | 'campaign' | 'page'

export interface Results extends Record<By, Result[]> {
  total: Result
  reasons: { reason: LostReason; leads: number }[]
}

const MOST_ROWS = 15

/** What came of the leads of these kinds that came since then, without those in quarantine. */
export async function countResults(
  { kinds, since }: { kinds: LeadKind[]; since: Date },
  { db }: Pick<Services, 'db'>,
): Promise<Results> {
  const tallies: Record<By, Map<string, Result>> = {
    month: new Map(),
    source: new Map(),
    campaign: new Map(),
    page: new Map(),
  }
  const total = nothing('')
  const reasons = new Map<LostReason, number>()

  let after: [at: string, id: string] = [since.toISOString(), '']
  for (;;) {
    const rows = await db
      .selectFrom('lead_handling as handling')
      .innerJoin('leads', 'leads.id', 'handling.lead_id')
      .select(['handling.lead_id', 'handling.received_at', 'handling.answered_at', 'handling.stage'])
      .select(['handling.worth_rupees', 'handling.lost_because', 'leads.attribution', 'leads.quarantine_reason'])
      .where('handling.kind', 'in', kinds)
      .where((eb) => eb(eb.refTuple('handling.received_at', 'handling.lead_id'), '>', eb.tuple(...after)))
      .orderBy('handling.received_at')
      .orderBy('handling.lead_id')
      .limit(BATCH)
      .execute()

    for (const row of rows) {
      if (row.quarantine_reason !== null) continue
      const names = { month: monthInIndia(row.received_at), ...cameFrom(row.attribution) }
      for (const by of Object.keys(tallies) as By[]) add(of(tallies[by], names[by]), row)
      add(total, row)
      const reason = row.lost_because as LostReason | null
      if (reason) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
    }
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) break
    after = [last.received_at, last.lead_id]
    await new Promise((resolve) => setImmediate(resolve))
  }

  const most = (by: By) => [...tallies[by].values()].toSorted((a, b) => b.received - a.received).slice(0, MOST_ROWS)
  return {
    month: [...tallies.month.values()].toSorted((a, b) => (a.name < b.name ? 1 : -1)),
    source: most('source'),
    campaign: most('campaign'),
    page: most('page'),
    total,
    reasons: [...reasons].map(([reason, leads]) => ({ reason, leads })).toSorted((a, b) => b.leads - a.leads),
  }
}

function add(result: Result, row: { answered_at: string | null; stage: string | null; worth_rupees: number | null }) {
  result.received += 1
  if (row.answered_at) result.answered += 1
  if (row.stage === 'quoted' || row.stage === 'won') result.quoted += 1
  if (row.stage === 'lost') result.lost += 1
  if (row.stage === 'won') {
    result.won += 1
    result.worth += row.worth_rupees ?? 0
  }
}

function of(tally: Map<string, Result>, name: string): Result {
  const known = tally.get(name) ?? nothing(name)
  tally.set(name, known)
  return known
}

function nothing(name: string): Result {
  return { name, received: 0, answered: 0, quoted: 0, won: 0, lost: 0, worth: 0 }
}

function monthInIndia(at: string): string {
  return new Date(Date.parse(at) + IST_AHEAD_MS).toISOString().slice(0, 7)
}

interface Attribution {
  last?: { utm_source?: string; utm_campaign?: string }
  landing_path?: string
}

function cameFrom(attribution: string | null): Record<'source' | 'campaign' | 'page', string> {
  const { last, landing_path } = JSON.parse(attribution ?? '{}') as Attribution
  return { source: last?.utm_source ?? '', campaign: last?.utm_campaign ?? '', page: landing_path ?? '' }
}
