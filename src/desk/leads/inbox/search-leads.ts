import { sql } from 'kysely'
import { type Database, engineOf } from '#database/database.ts'
import { leadsWith, writeTerms } from '#desk/leads/search/matching-leads.ts'
import { isWithin, type Order, placeIn, type Stretch, sortedBy } from './lead-order.ts'
import { type Asked, type Reading, selectLeads, wantedBy } from './select-leads.ts'

/** So many leads are sorted sooner than a million are walked through in their order. */
export const FEW = 1_000

/** For each lead that is wanted, words are looked for in so many leads of the list before they are in all. */
const NEXT = { sqlite: 4, postgres: 12 }
/** For one lead too, SQLite looks through so many. */
const LEAST = 200

/** What is looked for, as an engine is asked for it. */
export interface Search {
  terms: string | undefined
  /** On SQLite: so few leads have these words that it begins with them, whatever else is asked. */
  areFew: () => Promise<boolean>
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

interface Wish extends Omit<Stretch, 'until'> {
  limit: number
  order: Order
  followUps?: Reading['followUps']
  /** The order of the rows does not matter, and nothing of them is read. */
  isCount?: boolean
}

/**
 * Reads as many rows as the limit says, or all there are. Of a common word an engine gathers hundreds of thousands of
 * leads before it gives the first of a list. So it looks for it among the next leads of the list alone, and among all
 * only where these have too few.
 */
export async function readSearched<Row>(
  db: Database,
  asked: Asked,
  { terms, areFew }: Search,
  wish: Wish,
  read: (reading: Reading & Pick<Stretch, 'until'>) => Promise<Row[]>,
): Promise<Row[]> {
  if (!terms) return read({})
  if (await areFew()) return read({ terms, isByWords: true })

  const { isAll, ...next } = await (engineOf(db) === 'sqlite' ? findNumbers : findEnd)(db, asked, wish)
  const rows = await read({ terms, ...next })
  return isAll || rows.length === wish.limit ? rows : read({ terms })
}

interface Next extends Pick<Reading, 'isByWords' | 'among'>, Pick<Stretch, 'until'> {
  /** No lead of the list comes after them. */
  isAll: boolean
}

/** The next leads of a list, words aside. */
async function findNumbers(db: Database, asked: Asked, wish: Wish): Promise<Next> {
  const size = Math.max(LEAST, wish.limit * NEXT.sqlite)
  const next = await nextOf(db, asked, wish).select('handling.number').limit(size).execute()
  return { among: next.map(({ number }) => number), isByWords: true, isAll: next.length < size }
}

/** PostgreSQL reads the words of each lead: it is told with which lead to end. */
async function findEnd(db: Database, asked: Asked, wish: Wish): Promise<Next> {
  // No index has the order of follow-ups: to look at the next leads is to look at all. Its own index of words is quick to count.
  if (wish.isCount || wish.order === 'follow-up') return { isAll: true }
  const last = await nextOf(db, asked, wish)
    .select(placeIn(wish.order).as('place'))
    .offset(wish.limit * NEXT.postgres - 1)
    .limit(1)
    .executeTakeFirst()
  return { until: last?.place, isAll: last === undefined }
}

function nextOf(db: Database, asked: Asked, { order, followUps, ...stretch }: Wish) {
  return selectLeads(db, asked, { followUps })
    .where(isWithin(order, stretch))
    .orderBy(sortedBy(order, stretch.isBackwards))
}
