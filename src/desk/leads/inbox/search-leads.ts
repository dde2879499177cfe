import { sql } from 'kysely'
import { type Database, engineOf } from '#database/database.ts'
import { leadsWith, type Terms, writeTerms } from '#desk/leads/search/matching-leads.ts'
import { directionOf, isWithin, KEYS, placeIn, type Stretch } from './lead-order.ts'
import { type Asked, type Reading, selectLeads, wantedBy } from './select-leads.ts'

/** So many leads are sorted sooner than a million are walked through in their order. */
export const FEW = 1_000
/** How many leads are looked through for one that is wanted: at first, and before all are. */
const WINDOWS = [4, 40]

/** What is looked for, as an engine is asked for it. */
export interface Search {
  terms: Terms | undefined
  /** On SQLite: so few leads have these words that it begins with them, whatever else is asked. */
  areFew: boolean
}

/** Looks up what a list and its count both want to know of a search. */
export async function openSearch(db: Database, { filter }: Pick<Asked, 'filter'>): Promise<Search> {
  const terms = await writeTerms(db, wantedBy(filter))
  if (!terms || engineOf(db) === 'postgres') return { terms, areFew: false }

  const { rows } = await sql`select 1 from ${leadsWith(db, terms)} limit ${FEW + 1}`.execute(db)
  return { terms, areFew: rows.length <= FEW }
}

/**
 * Reads as many rows as the limit says, or all there are. SQLite gathers all leads that have a word before it gives the
 * first of them, and half a million have a common one. So it looks for it among the next leads of the list alone, then
 * among more of them, and among all only where these have too few.
 */
export async function readSearched<Row>(
  db: Database,
  asked: Asked,
  { terms, areFew }: Search,
  stretch: Stretch & { limit: number },
  read: (reading: Reading) => Promise<Row[]>,
): Promise<Row[]> {
  if (!terms || engineOf(db) === 'postgres' || areFew) return read({ terms, isByWords: areFew })
  // No index has this order: to look at the next leads is to look at all.
  if (asked.filter.sort === 'follow-up') return read({ terms })

  for (const times of terms.isWide ? WINDOWS.slice(-1) : WINDOWS) {
    const window = await findWindow(db, asked, stretch, stretch.limit * times)
    if (!window) break
    const rows = await read({ terms, window })
    if (rows.length === stretch.limit) return rows
  }
  return read({ terms })
}

/** Where the next so many leads of a list end, words aside, and between which numbers they are; undefined where there are fewer. */
async function findWindow(db: Database, asked: Asked, stretch: Stretch, size: number) {
  const { sort } = asked.filter
  const direction = directionOf(sort, stretch.isBackwards)
  const next = selectLeads(db, asked)
    .where(isWithin(sort, stretch))
    .select(['handling.number', placeIn(sort).as('place')])
    .orderBy(KEYS[sort], direction)
    .orderBy('handling.lead_id', direction)
    .limit(size)
  const { found, from, to, until } = await db
    .selectFrom(next.as('next'))
    .select((eb) => [
      eb.fn.countAll<number>().as('found'),
      eb.fn.min('number').as('from'),
      eb.fn.max('number').as('to'),
      (direction === 'desc' ? eb.fn.min('place') : eb.fn.max('place')).as('until'),
    ])
    .executeTakeFirstOrThrow()
  return Number(found) < size ? undefined : { from, to, until }
}
