import type { Database } from '#database/database.ts'
import type { LeadKind } from '#database/tables.ts'
import { unindexed } from '#desk/leads/inbox/unindexed.ts'
import { IST_AHEAD_MS } from '#india/office-clock.ts'
import type { LostReason } from '#leads/stages.ts'
import { findHead } from '#platform/operation/activity-log.ts'

/** Read so many at a time, with a rest between: a month of leads must not keep visitors waiting. */
const BATCH = 2_000
/** After more changes than these, all is counted anew. */
const MOST_CHANGES = 2_000

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

/** What came of the leads of one month, in India's time. */
export interface MonthResults {
  total: Result
  source: Map<string, Result>
  campaign: Map<string, Result>
  page: Map<string, Result>
  reasons: Map<LostReason, number>
}

interface Kept {
  /** The last line of the activity log that these months know of. */
  head: number
  months: Map<string, { stamp: string; results: MonthResults }>
}

const kept = new WeakMap<Database, Kept>()

/**
 * Counts each of the months. What was counted stays in memory until something of the month changes: whatever changes how
 * a lead stands is a line of the activity log, and what comes, goes or is held changes the month's count.
 */
export async function countMonths(months: string[], kinds: LeadKind[], db: Database): Promise<MonthResults[]> {
  const known = kept.get(db) ?? { head: 0, months: new Map() }
  kept.set(db, known)
  const head = await forgetChanged(known, db)

  const all: MonthResults[] = []
  for (const month of months) {
    const key = `${month} ${kinds.join()}`
    const stamp = await stampOf(month, kinds, db)
    const before = known.months.get(key)
    const results = before?.stamp === stamp ? before.results : await countMonth(month, kinds, db)
    // Somebody who asked later may have counted what has changed meanwhile.
    if (known.head === head) known.months.set(key, { stamp, results })
    all.push(results)
  }
  return all
}

async function forgetChanged(known: Kept, db: Database): Promise<number> {
  const head = (await findHead(db))?.number ?? 0
  if (head === known.head) return head

  const changed = await db
    .selectFrom('audit_log as line')
    .leftJoin('lead_handling as handling', 'handling.lead_id', 'line.subject')
    .select('handling.received_at')
    .where('line.number', '>', known.head)
    .where('line.number', '<=', head)
    .where('line.action', 'like', 'lead.%')
    .limit(MOST_CHANGES + 1)
    .execute()
  // Of one that is erased nobody knows any more when it came.
  const isAll = changed.length > MOST_CHANGES || changed.some(({ received_at }) => received_at === null)
  const months = new Set(changed.map(({ received_at }) => monthInIndia(received_at ?? '')))
  for (const key of known.months.keys()) if (isAll || months.has(key.slice(0, 7))) known.months.delete(key)
  known.head = head
  return head
}

async function stampOf(month: string, kinds: LeadKind[], db: Database): Promise<string> {
  const [from, until] = boundsOf(month)
  const [received, held] = await Promise.all([
    db
      .selectFrom('lead_handling')
      .select(({ fn }) => fn.countAll().as('found'))
      .where('kind', 'in', kinds)
      .where('received_at', '>=', from)
      .where('received_at', '<', until)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('leads')
      .select(({ fn }) => fn.countAll().as('found'))
      .where('quarantine_reason', 'is not', null)
      .where('received_at', '>=', from)
      .where('received_at', '<', until)
      .executeTakeFirstOrThrow(),
  ])
  return `${received.found} ${held.found}`
}

/** Without those in quarantine. */
async function countMonth(month: string, kinds: LeadKind[], db: Database): Promise<MonthResults> {
  const [from, until] = boundsOf(month)
  const results: MonthResults = {
    ...{ total: nothing(month), source: new Map(), campaign: new Map(), page: new Map(), reasons: new Map() },
  }

  let after: [at: string, id: string] = [from, '']
  for (;;) {
    const rows = await db
      .selectFrom('lead_handling as handling')
      .innerJoin('leads', 'leads.id', 'handling.lead_id')
      .select(['handling.lead_id', 'handling.received_at', 'handling.answered_at', 'handling.stage'])
      .select(['handling.worth_rupees', 'handling.lost_because', 'leads.attribution', 'leads.quarantine_reason'])
      .where(unindexed<LeadKind>(db, 'handling.kind'), 'in', kinds)
      .where((eb) => eb(eb.refTuple('handling.received_at', 'handling.lead_id'), '>', eb.tuple(...after)))
      .where('handling.received_at', '<', until)
      .orderBy('handling.received_at')
      .orderBy('handling.lead_id')
      .limit(BATCH)
      .execute()

    for (const row of rows) {
      if (row.quarantine_reason !== null) continue
      const { source, campaign, page } = cameFrom(row.attribution)
      for (const result of [
        results.total,
        of(results.source, source),
        of(results.campaign, campaign),
        of(results.page, page),
      ])
        count(result, row)
      const reason = row.lost_because as LostReason | null
      if (reason) results.reasons.set(reason, (results.reasons.get(reason) ?? 0) + 1)
    }
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return results
    after = [last.received_at, last.lead_id]
    await new Promise((resolve) => setImmediate(resolve))
  }
}

function count(result: Result, row: { answered_at: string | null; stage: string | null; worth_rupees: number | null }) {
  result.received += 1
  if (row.answered_at) result.answered += 1
  if (row.stage === 'quoted' || row.stage === 'won') result.quoted += 1
  if (row.stage === 'lost') result.lost += 1
  if (row.stage === 'won') {
    result.won += 1
    result.worth += row.worth_rupees ?? 0
  }
}

export function of(tally: Map<string, Result>, name: string): Result {
  const known = tally.get(name) ?? nothing(name)
  tally.set(name, known)
  return known
}

export function nothing(name: string): Result {
  return { name, received: 0, answered: 0, quoted: 0, won: 0, lost: 0, worth: 0 }
}

function monthInIndia(at: string): string {
  return at && new Date(Date.parse(at) + IST_AHEAD_MS).toISOString().slice(0, 7)
}

/** When the month begins in India, and when the next one does, in UTC. */
function boundsOf(month: string): [from: string, until: string] {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const begins = (of: number) => new Date(Date.UTC(year, of, 1) - IST_AHEAD_MS).toISOString()
  return [begins(number - 1), begins(number)]
}

interface Attribution {
  last?: { utm_source?: string; utm_campaign?: string }
  landing_path?: string
}

function cameFrom(attribution: string | null): Record<'source' | 'campaign' | 'page', string> {
  const { last, landing_path } = JSON.parse(attribution ?? '{}') as Attribution
  return { source: last?.utm_source ?? '', campaign: last?.utm_campaign ?? '', page: landing_path ?? '' }
}
