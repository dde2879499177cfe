import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import type { LeadKind } from '#database/tables.ts'
import { kindsSeenBy } from '#desk/access/kinds-seen.ts'
import { VIEWS, type ViewName } from './lead-filter.ts'
import { type Asked, selectLeads, type Viewer } from './select-leads.ts'
import { unindexed } from './unindexed.ts'

/** More than anybody calls in a week. */
const MOST_FOLLOW_UPS = 999

export interface Found {
  count: number
  /** There are others beyond those that were counted. */
  isMore: boolean
}

/** How many leads a filter finds, to some bound: beyond it nobody counts by hand. */
export async function countLeads(db: Database, asked: Asked, bound: number): Promise<Found> {
  const { found } = await db
    .selectFrom(
      selectLeads(db, asked)
        .select('handling.number')
        .limit(bound + 1)
        .as('some'),
    )
    .select((eb) => eb.fn.countAll().as('found'))
    .executeTakeFirstOrThrow()

  return { count: Math.min(Number(found), bound), isMore: Number(found) > bound }
}

/** How many leads each of the views that everybody has holds, to the last one. */
export async function countViews(db: Database, viewer: Viewer, now: Date): Promise<Record<ViewName, number>> {
  const kinds = kindsSeenBy(viewer.role)
  if (kinds.length === 0) return { unanswered: 0, overdue: 0, mine: 0, today: 0, missed: 0, quarantine: 0, all: 0 }

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
    unanswered: open.total - quarantined.open,
    overdue: open.overdue - quarantined.overdue,
    mine,
    today: today.count,
    missed: missed.count,
    quarantine: quarantined.open,
    all,
  }
}

// By kind: each is one stretch of an index.
async function countAll(db: Database, kinds: LeadKind[]): Promise<number> {
  const { found } = await db
    .selectFrom('lead_handling')
    .select((eb) => eb.fn.countAll().as('found'))
    .where('kind', 'in', kinds)
    .executeTakeFirstOrThrow()

  return Number(found)
}

const isOpen = sql<boolean>`lead_handling.status in ('new', 'in-hand')`
const overdueAt = (now: Date) => sql`sum(case when lead_handling.reply_by < ${now.toISOString()} then 1 else 0 end)`

async function countOpen(db: Database, kinds: LeadKind[], now: Date) {
  const { total, overdue } = await db
    .selectFrom('lead_handling')
    .select((eb) => [eb.fn.countAll().as('total'), overdueAt(now).as('overdue')])
    .where('kind', 'in', kinds)
    .where(isOpen)
    .executeTakeFirstOrThrow()

  return { total: Number(total), overdue: Number(overdue) }
}

// From the few that are in quarantine: asked of all that are open, each would have to be looked up.
async function countQuarantined(db: Database, kinds: LeadKind[], now: Date) {
  const { open, overdue } = await db
    .selectFrom('leads')
    .innerJoin('lead_handling', 'lead_handling.lead_id', 'leads.id')
    .select((eb) => [eb.fn.countAll().as('open'), overdueAt(now).as('overdue')])
    .where('leads.quarantine_reason', 'is not', null)
    .where(unindexed<LeadKind>(db, 'lead_handling.kind'), 'in', kinds)
    .where(unindexed(db, 'lead_handling.status'), 'in', ['new', 'in-hand'])
    .executeTakeFirstOrThrow()

  return { open: Number(open), overdue: Number(overdue) }
}

async function countMine(db: Database, kinds: LeadKind[], staffId: string): Promise<number> {
  const { found } = await db
    .selectFrom('lead_handling')
    .select((eb) => eb.fn.countAll().as('found'))
    .where('owner_id', '=', staffId)
    .where('kind', 'in', kinds)
    .where(isOpen)
    .executeTakeFirstOrThrow()

  return Number(found)
}
