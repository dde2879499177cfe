import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/database.ts'
import type { LeadKind, LeadStage, LeadStatus } from '#database/tables.ts'
import { kindsSeenBy } from '#desk/access/kinds-seen.ts'
import { may } from '#desk/access/roles.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import {
  NOTHING,
  namesSomebody,
  openingMark,
  readSearch,
  sourceMark,
  stateMark,
} from '#desk/leads/search/lead-words.ts'
import { IST_AHEAD_MS } from '#india/office-clock.ts'
import { KIND_NAMES, kindsFrom } from '#leads/kinds.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import type { LeadFilter } from './lead-filter.ts'
import { DUE, followUp } from './lead-order.ts'
import { unindexed } from './unindexed.ts'

const DAY_MS = 86_400_000

export type Viewer = Pick<Staff, 'id' | 'role'>

export interface Asked {
  filter: LeadFilter
  viewer: Viewer
  now: Date
}

/** How an engine reads what is searched for; see search-leads.ts. */
export interface Reading {
  /** The numbers of the leads that have it, as a subquery. */
  found?: RawBuilder<number>
  /** It begins with these; else it walks the leads in their order and looks whether each is of them. */
  isFoundFirst?: boolean
  /** Only leads that somebody means to call, or only the others. */
  followUps?: 'some' | 'none'
}

/** The leads that are asked for and that this role sees; the caller says what of them, and in which order. */
export function selectLeads(
  db: Database,
  { filter, viewer, now }: Asked,
  { found, isFoundFirst = false, followUps }: Reading = {},
) {
  const kinds = kindsOf({ filter, viewer })
  const [onlyKind, ...otherKinds] = kinds
  const isOpen = filter.overdue || ['open', ...OPEN].includes(filter.status)
  const isInQuarantine = filter.quarantine === 'only'
  const withFollowUps = filter.followUp !== '' || followUps === 'some'
  // Follow-ups are few, and an index of their own finds them.
  const narrowed = <Value = string>(column: string) =>
    withFollowUps ? unindexed<Value>(db, column) : sql.ref<Value>(column)

  return (
    (isFoundFirst && found ? amongFound(db, found) : allLeads(db))
      // Left: an engine that needs nothing of the lead itself does not look it up.
      .leftJoin('leads', 'leads.id', 'handling.lead_id')
      .$if(kinds.length === 0, (query) => query.where(sql<boolean>`1 = 0`))
      .$if(otherKinds.length === 0, (query) => query.where(narrowed<LeadKind>('handling.kind'), '=', onlyKind!))
      // Of one who sees every kind no lead's kind is looked up.
      .$if(otherKinds.length > 0 && kinds.length < KIND_NAMES.length, (query) =>
        query.where(unindexed<LeadKind>(db, 'handling.kind'), 'in', kinds),
      )
      .$if(isOpen, (query) => query.where(IS_OPEN))
      .$if(filter.status !== 'open' && filter.status !== 'any', (query) =>
        query.where('handling.status', '=', filter.status as LeadStatus),
      )
      .$if(filter.owner === 'mine', (query) => query.where(narrowed('handling.owner_id'), '=', viewer.id))
      .$if(filter.owner === 'nobody', (query) => query.where(unindexed(db, 'handling.owner_id'), 'is', null))
      .$if(filter.overdue, (query) =>
        query.where(DUE, '<', now.toISOString()).where('leads.quarantine_reason', 'is', null),
      )
      .$if(filter.quarantine === 'without', (query) => query.where('leads.quarantine_reason', 'is', null))
      .$if(isInQuarantine, (query) =>
        // Of those that are open an index says it all; of others, what is in quarantine are the fewer.
        query.where(isOpen ? unindexed(db, 'handling.lead_id') : sql.ref('handling.lead_id'), 'in', inQuarantine(db)),
      )
      .$if(filter.from !== '', (query) => query.where('handling.received_at', '>=', startOf(filter.from)))
      .$if(filter.to !== '', (query) => query.where('handling.received_at', '<', startOf(filter.to, DAY_MS)))
      .$if(filter.stage === 'received', (query) =>
        query.where('handling.stage', 'is', null).where('handling.kind', 'in', kindsFrom(['applicants'])),
      )
      .$if(filter.stage !== '' && filter.stage !== 'received', (query) =>
        query.where('handling.stage', '=', filter.stage as LeadStage),
      )
      .$if(withFollowUps, (query) =>
        query.where('handling.lead_id', 'in', withFollowUp(db, dueBefore(filter.followUp, now))),
      )
      .$if(followUps === 'none', (query) => query.where(sql<boolean>`${followUp('due_at')} is null`))
      .$if(found !== undefined && !isFoundFirst, (query) =>
        query.where(unindexed<number>(db, 'handling.number'), 'in', found!),
      )
  )
}

function kindsOf({ filter, viewer }: Omit<Asked, 'now'>): LeadKind[] {
  return kindsSeenBy(viewer.role).filter((kind) => filter.kind === 'all' || filter.kind === kind)
}

function allLeads(db: Database) {
  return db.selectFrom('lead_handling as handling')
}

// CROSS JOIN: SQLite reads the two in this order (https://www.sqlite.org/optoverview.html#crossjoin), and no further than it must.
function amongFound(db: Database, found: RawBuilder<number>) {
  const leads = db
    .selectFrom(sql<{ number: number }>`${found}`.as('found'))
    .crossJoin('lead_handling as handling')
    .whereRef('handling.number', '=', sql.ref('found.number'))
  return leads as unknown as ReturnType<typeof allLeads>
}

/** Of a hundred leads half a one. */
export function inQuarantine(db: Database) {
  return db.selectFrom('leads').select('id').where('quarantine_reason', 'is not', null)
}

function withFollowUp(db: Database, dueBefore: string | undefined) {
  return db
    .selectFrom('lead_follow_ups')
    .select('lead_id')
    .where(sql<boolean>`ended_at is null`)
    .$if(dueBefore !== undefined, (query) => query.where('due_at', '<', dueBefore!))
}

function dueBefore(which: LeadFilter['followUp'], now: Date): string | undefined {
  if (which === 'today') return startOf(dayInIndia(now), DAY_MS)
  return which === 'missed' ? now.toISOString() : undefined
}

const OPEN: LeadStatus[] = ['new', 'in-hand']
// Written out, not bound: so that an engine sees that the index of what is open holds it all.
export const IS_OPEN = sql<boolean>`handling.status in ('new', 'in-hand')`

export function isSearch(filter: LeadFilter): boolean {
  return [filter.q, filter.state, filter.source, filter.opening].some(Boolean)
}

type Searched = Pick<Asked, 'filter' | 'viewer'>

/** Whether a search is for what this role sees masked: to find it would tell what it is. */
export function hidesSearch({ filter: { q }, viewer: { role } }: Searched): boolean {
  return !may(role, 'contacts.read') && namesSomebody(q)
}

/** What a filter looks for among the words and marks of leads. */
export function wantedBy(asked: Searched) {
  const { q, state, source, opening } = asked.filter
  const { beginnings, marks } = hidesSearch(asked) ? NOTHING : readSearch(q)
  return {
    beginnings,
    marks: [
      ...marks,
      ...(state ? [stateMark(state)] : []),
      ...(source ? [sourceMark(source)] : []),
      ...(opening ? [openingMark(opening === 'none' ? null : opening)] : []),
    ],
  }
}

/** Midnight of a day in India, and some time after it, in UTC. */
function startOf(day: string, afterMs = 0): string {
  return new Date(Date.parse(day) - IST_AHEAD_MS + afterMs).toISOString()
}
