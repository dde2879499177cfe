import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import type { LeadKind } from '#database/tables.ts'
import { kindsSeenBy } from '#desk/access/kinds-seen.ts'
import { KIND_NAMES } from '#leads/kinds.ts'
import { MOST_IN_VIEW, VIEWS, type ViewName } from './lead-filter.ts'
import { openSearch, readSearched, type Search } from './search-leads.ts'
import { type Asked, inQuarantine, selectLeads, type Viewer } from './select-leads.ts'
import { unindexed } from './unindexed.ts'

/** More than anybody calls in a week. */
const MOST_FOLLOW_UPS = 999

export interface Found {
  count: number
  /** There are others beyond those that were counted. */
  isMore: boolean
}

/** How many leads a filter finds, to some bound: beyond it nobody counts by hand. */
export async function countLeads(db: Database, asked: Asked, bound: number, search?: Search): Promise<Found> {
  // One order is as good as another, and this one has an index.
  const inOrder: Asked = { ...asked, filter: { ...asked.filter, sort: 'newest' } }
  const limit = bound + 1
  const opened = search ?? (await openSearch(db, asked))
  const rows = await readSearched(db, inOrder, opened, { limit, order: 'newest' }, (reading) =>
    selectLeads(db, inOrder, reading).select('handling.number').limit(limit).execute(),
  )
  return bounded(rows.length, bound)
}

/** How many leads each of the views that everybody has holds, up to MOST_IN_VIEW. */
export async function countViews(db: Database, viewer: Viewer, now: Date): Promise<Record<ViewName, Found>> {
  const kinds = kindsSeenBy(viewer.role)
  if (kinds.length === 0) return countNothing()

  const countIn = (view: 'today' | 'missed') => countLeads(db, { filter: VIEWS[view], viewer, now }, MOST_FOLLOW_UPS)
  const [all, open, quarantined, mine, today, missed] = await Promise.all([
    countAll(db, kinds),
    countOpen(db, kinds, now),
    countQuarantined(db, kinds, now),
    countMine(db, kinds, viewer.id),
    countIn('today'),
    countIn('missed'),
  ])

  return {
    unanswered: bounded(open.total - quarantined.open),
    overdue: bounded(open.overdue - quarantined.overdue),
    mine: bounded(mine),
    today,
    missed,
    quarantine: bounded(quarantined.open),
    all: bounded(all),
  }
}

function countNothing() {
  return Object.fromEntries(Object.keys(VIEWS).map((name) => [name, bounded(0)])) as Record<ViewName, Found>
}

function bounded(found: number, bound = MOST_IN_VIEW): Found {
  return { count: Math.min(found, bound), isMore: found > bound }
}

async function countAll(db: Database, kinds: LeadKind[]): Promise<number> {
  const seen = db
    .selectFrom('lead_handling')
    .select('number')
    // Of one who sees every kind no lead's kind is asked.
    .$if(kinds.length < KIND_NAMES.length, (query) => query.where('kind', 'in', kinds))
    .limit(MOST_IN_VIEW + 1)
  const { found } = await db
    .selectFrom(seen.as('seen'))
    .select((eb) => eb.fn.countAll().as('found'))
    .executeTakeFirstOrThrow()
  return Number(found)
}

const isOpen = sql<boolean>`lead_handling.status in ('new', 'in-hand')`
const overdueAt = (now: Date) => sql`sum(case when lead_handling.reply_by < ${now.toISOString()} then 1 else 0 end)`

async function countOpen(db: Database, kinds: LeadKind[], now: Date) {
  const { total, overdue } = await db
    .selectFrom('lead_handling')
    .select((eb) => [eb.fn.countAll().as('total'), overdueAt(now).as('overdue')])
    .where(unindexed<LeadKind>(db, 'kind'), 'in', kinds)
    .where(isOpen)
    .executeTakeFirstOrThrow()

  return { total: Number(total), overdue: Number(overdue) }
}

async function countQuarantined(db: Database, kinds: LeadKind[], now: Date) {
  const { open, overdue } = await db
    .selectFrom('lead_handling')
    .select((eb) => [eb.fn.countAll().as('open'), overdueAt(now).as('overdue')])
    .where(unindexed(db, 'lead_id'), 'in', inQuarantine(db))
    .where(unindexed<LeadKind>(db, 'kind'), 'in', kinds)
    .where(isOpen)
    .executeTakeFirstOrThrow()

  return { open: Number(open), overdue: Number(overdue) }
}

async function countMine(db: Database, kinds: LeadKind[], staffId: string): Promise<number> {
  const { found } = await db
    .selectFrom('lead_handling')
    .select((eb) => eb.fn.countAll().as('found'))
    .where('owner_id', '=', staffId)
    .where(unindexed<LeadKind>(db, 'kind'), 'in', kinds)
    .where(isOpen)
    .executeTakeFirstOrThrow()

  return Number(found)
}
