import { type RawBuilder, sql } from 'kysely'
import type { LeadFilter } from './lead-filter.ts'

// After every date: whoever was promised nothing comes last.
const NEVER = '9999'

/** When an answer is due, as its indexes have it. */
export const DUE = sql<string>`coalesce(handling.reply_by, ${sql.lit(NEVER)})`

/** When somebody means to call, or about what. */
export const followUp = (column: 'due_at' | 'text') =>
  sql<
    string | null
  >`(select ${sql.ref(column)} from lead_follow_ups where lead_id = handling.lead_id and ended_at is null)`

/** Of those that nobody means to call: they come last, by their ids alone. */
export const WITHOUT_FOLLOW_UP = 'without-follow-up'

export type Order = LeadFilter['sort'] | typeof WITHOUT_FOLLOW_UP

/** What leads are ordered by, and then by their ids. */
const KEYS: Record<Order, RawBuilder<string>> = {
  newest: sql.ref('handling.received_at'),
  oldest: sql.ref('handling.received_at'),
  due: DUE,
  'follow-up': sql`coalesce(${followUp('due_at')}, ${sql.lit(NEVER)})`,
  [WITHOUT_FOLLOW_UP]: sql.lit(NEVER),
}

/** What an engine sorts by. `isInMemory`: SQLite shall not walk an index that is in this order. */
export function sortedBy(order: Order, isBackwards = false, isInMemory = false): RawBuilder<unknown> {
  const direction = sql.raw(directionOf(order, isBackwards))
  const plus = sql.raw(isInMemory ? '+' : '')
  const id = sql`${plus}handling.lead_id ${direction}`
  return order === WITHOUT_FOLLOW_UP ? id : sql`${plus}${KEYS[order]} ${direction}, ${id}`
}

/** A part of a list in its order: it begins after a place. */
export interface Stretch {
  after?: string | undefined
  isBackwards?: boolean
}

function directionOf(sort: Order, isBackwards = false): 'asc' | 'desc' {
  return (sort === 'newest') === isBackwards ? 'asc' : 'desc'
}

/** Whether a place is behind all whom somebody means to call. */
export function isNever(place = ''): boolean {
  return place.startsWith(`${NEVER}~`)
}

/** Where in its order a lead stands. */
export function placeOf(
  row: { received_at: string; reply_by: string | null; follow_up_at: string | null; id: string },
  { filter }: { filter: LeadFilter },
): string {
  const { received_at, reply_by, follow_up_at, id } = row
  const values = {
    due: reply_by ?? NEVER,
    'follow-up': follow_up_at ?? NEVER,
    newest: received_at,
    oldest: received_at,
  }
  return `${values[filter.sort]}~${id}`
}

export function isWithin(sort: Order, { after = '', isBackwards }: Stretch): RawBuilder<boolean> {
  const sign = sql.raw(directionOf(sort, isBackwards) === 'desc' ? '<' : '>')
  const [value, id] = after.split('~')
  if (!value || !id) return sql`true`
  if (sort === WITHOUT_FOLLOW_UP) return sql`handling.lead_id ${sign} ${id}`
  const isBeyond = sql<boolean>`(${KEYS[sort]}, handling.lead_id) ${sign} (${value}, ${id})`
  // SQLite looks up no pair in an index of what is computed, and would walk it from its beginning.
  return sort === 'due' ? sql`${DUE} ${sign}= ${value} and ${isBeyond}` : isBeyond
}
