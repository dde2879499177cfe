import { type RawBuilder, sql } from 'kysely'
import { type Database, engineOf } from '#database/database.ts'
import type { LeadKind, LeadStage, LeadStatus } from '#database/tables.ts'
import { kindsSeenBy } from '#desk/access/kinds-seen.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { openingMark, readSearch, sourceMark, stateMark } from '#desk/leads/search/lead-words.ts'
import { matchingLeads } from '#desk/leads/search/matching-leads.ts'
import { IST_AHEAD_MS } from '#india/office-clock.ts'
import { kindsFrom } from '#leads/kinds.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import type { LeadFilter } from './lead-filter.ts'
import { unindexed } from './unindexed.ts'

const DAY_MS = 86_400_000

export type Viewer = Pick<Staff, 'id' | 'role'>

export interface Asked {
  filter: LeadFilter
  viewer: Viewer
  now: Date
}

export interface Reading {
  /** SQLite then gathers what has the words; else it walks the leads in their order and looks whether each has them. */
  isByWords?: boolean
  /** Only what has the words as they were typed, and not longer ones that begin so. */
  areWhole?: boolean
}

/** The leads that are asked for and that this role sees; the caller says what of them, and in which order. */
export function selectLeads(
  db: Database,
  { filter, viewer, now }: Asked,
  { isByWords = false, areWhole = false }: Reading = {},
) {
  const kinds = kindsOf({ filter, viewer })
  const [onlyKind, ...otherKinds] = kinds
  const found = matchingLeads(db, wantedBy(filter), { areWhole })
  const matching = isByWords ? undefined : found
  const isOpen = filter.overdue || ['open', ...OPEN].includes(filter.status)
  const isInQuarantine = filter.quarantine === 'only'
  // Follow-ups are few, and an index of their own finds them.
  const narrowed = <Value = string>(column: string) =>
    filter.followUp === '' ? sql.ref<Value>(column) : unindexed<Value>(db, column)

  return (
    (isByWords && found ? amongFound(db, found) : allLeads(db))
      // Left: an engine that needs nothing of the lead itself does not look it up.
      .leftJoin('leads', 'leads.id', 'handling.lead_id')
      .$if(kinds.length === 0, (query) => query.where(sql<boolean>`1 = 0`))
      .$if(otherKinds.length === 0, (query) => query.where(narrowed<LeadKind>('handling.kind'), '=', onlyKind!))
      .$if(otherKinds.length > 0, (query) => query.where(unindexed<LeadKind>(db, 'handling.kind'), 'in', kinds))
      .$if(isOpen, (query) => query.where(IS_OPEN))
      .$if(filter.status !== 'open' && filter.status !== 'any', (query) =>
        query.where(unindexed(db, 'handling.status'), '=', filter.status),
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
      .$if(filter.followUp !== '', (query) =>
        query.where('handling.lead_id', 'in', withFollowUp(db, dueBefore(filter.followUp, now))),
      )
      .$if(matching !== undefined, (query) => query.where(unindexed<number>(db, 'handling.number'), 'in', matching!))
  )
}

/** Whether words alone tell which leads are meant: then SQLite can begin with them, and an index of its own else. */
export function isByWordsAlone(db: Database, { filter, viewer }: Omit<Asked, 'now'>): boolean {
  const { kind, from, to, stage, followUp, owner, status, overdue, quarantine } = filter
  const isNarrowed = [from, to, stage, followUp, overdue, owner === 'mine', quarantine === 'only'].some(Boolean)
  return (
    engineOf(db) === 'sqlite' &&
    isSearch(filter) &&
    !isNarrowed &&
    kind === 'all' &&
    kindsOf({ filter, viewer }).length > 1 &&
    !['open', ...OPEN].includes(status)
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
// After every date: whoever was promised nothing comes last.
export const NEVER = '9999'
/** When an answer is due, as its indexes have it. */
export const DUE = sql<string>`coalesce(handling.reply_by, ${sql.lit(NEVER)})`

// Written out, not bound: so that an engine sees that the index of what is open holds it all.
export const IS_OPEN = sql<boolean>`handling.status in ('new', 'in-hand')`

export function isSearch(filter: LeadFilter): boolean {
  return [filter.q, filter.state, filter.source, filter.opening].some(Boolean)
}

function wantedBy({ q, state, source, opening }: LeadFilter) {
  const { beginnings, marks } = readSearch(q)
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
