import { sql } from 'kysely'
import { type Database, engineOf } from '#database/database.ts'
import { leadsOf, leadsWith, writeTerms } from '#desk/leads/search/matching-leads.ts'
import { isWithin, type Order, type Stretch, sortedBy } from './lead-order.ts'
import { type Asked, type Reading, selectLeads, wantedBy } from './select-leads.ts'

/** So many leads are sorted sooner than a million are walked through in their order. */
const FEW = 1_000

/**
 * For each lead that is wanted, words are looked for in so many leads of the list before they are in all: SQLite looks
 * each up in its index of words, PostgreSQL reads the words of each.
 */
const NEXT = 12
/** For one lead too, in so many. */
const LEAST = 200

/** What is looked for, as an engine is asked for it. */
export interface Search {
  terms: string | undefined
  /** So few leads have these words that SQLite begins with them, whatever else is asked. PostgreSQL decides by itself. */
  areFew: () => Promise<boolean>
  /** The numbers of all leads that are asked for, once they were found and are not many. */
  all?: readonly number[]
}

/** Looks up what a list and its count both want to know of a search. */
export async function openSearch(db: Database, asked: Pick<Asked, 'filter' | 'viewer'>): Promise<Search> {
  const terms = await writeTerms(db, wantedBy(asked))
  let known: Promise<boolean> | undefined
  const areFew = async () => {
    if (!terms || engineOf(db) === 'postgres') return false
    const { rows } = await sql`select 1 from ${leadsWith(db, terms)} limit ${FEW + 1}`.execute(db)
    return rows.length <= FEW
  }
  return { terms, areFew: () => (known ??= areFew()) }
}

interface Wish extends Stretch {
  limit: number
  order: Order
  followUps?: Reading['followUps']
}

/**
 * Reads as many rows as the limit says, or all there are. Of a common word an engine gathers hundreds of thousands of
 * leads before it gives the first of a list. So it looks for it among the next leads of the list alone, and among all
 * only where these have too few.
 */
export async function readSearched<Row>(
  db: Database,
  asked: Asked,
  search: Search,
  { limit, order, followUps, ...stretch }: Wish,
  read: (reading: Reading) => Promise<Row[]>,
): Promise<Row[]> {
  const { terms, all } = search
  const readAmong = (numbers: readonly number[]) => read({ found: leadsOf(db, numbers), isFoundFirst: true })
  if (!terms) return read({})
  if (all) return readAmong(all)
  if (await search.areFew()) return read({ found: leadsWith(db, terms), isFoundFirst: true })

  const size = Math.max(LEAST, limit * NEXT)
  const next = await selectLeads(db, asked, { followUps })
    .where(isWithin(order, stretch))
    .orderBy(sortedBy(order, stretch.isBackwards))
    .select('handling.number')
    .limit(size)
    .execute()
  const among = next.map(({ number }) => number)
  // They are all there are: what is found of them is kept, for the list that follows its count.
  if (next.length < Math.min(size, FEW) && !stretch.after && !followUps) {
    search.all = await numbersWith(db, terms, among)
    return readAmong(search.all)
  }
  const rows = await read({ found: leadsWith(db, terms, among), isFoundFirst: true })
  return next.length < size || rows.length === limit ? rows : read({ found: leadsWith(db, terms) })
}

async function numbersWith(db: Database, terms: string, among: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`select number from ${leadsWith(db, terms, among)} as found`.execute(db)
  return rows.map(({ number }) => number)
}
