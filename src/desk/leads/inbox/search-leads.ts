import { sql } from 'kysely'
import { type Database, engineOf } from '#database/database.ts'
import { findable } from '#desk/leads/search/index-leads.ts'
import { type Wanted, wordsOfLead } from '#desk/leads/search/lead-words.ts'
import { leadsWith, type Terms, wordsLongerThan, writeTerms } from '#desk/leads/search/matching-leads.ts'
import { directionOf, isWithin, placeIn, type Stretch, sortedBy } from './lead-order.ts'
import { type Asked, type Reading, selectLeads, wantedBy } from './select-leads.ts'

/** So many leads are sorted sooner than a million are walked through in their order. */
export const FEW = 1_000

/** Of a beginning of more words, so many are looked for before all. */
const FIRST_WORDS = FEW
/** So many leads' words are made sooner than all leads of a thousand words are gathered. */
const NEXT_LEADS = 200

/** What is looked for, as an engine is asked for it. */
export interface Search {
  wanted: Wanted
  terms: Terms | undefined
  /** On SQLite: so few leads have these words that it begins with them, whatever else is asked. */
  areFew: () => Promise<boolean>
}

/** Looks up what a list and its count both want to know of a search. */
export async function openSearch(db: Database, { filter }: Pick<Asked, 'filter'>): Promise<Search> {
  const wanted = wantedBy(filter)
  const terms = await writeTerms(db, wanted)
  let known: Promise<boolean> | undefined
  const areFew = async () => {
    if (!terms || engineOf(db) === 'postgres' || (terms.isWide && (await isOfManyWords(db, wanted)))) return false
    const { rows } = await sql`select 1 from ${leadsWith(db, terms)} limit ${FEW + 1}`.execute(db)
    return rows.length <= FEW
  }
  return { wanted, terms, areFew: () => (known ??= areFew()) }
}

interface Wish extends Omit<Stretch, 'until'> {
  limit: number
  /** The order of the rows does not matter, and nothing of them is read. */
  isCount?: boolean
}

/**
 * Reads as many rows as the limit says, or all there are. Of a common word an engine gathers hundreds of thousands of
 * leads before it gives the first of a list. So it looks for it among the next leads of the list alone, then among more
 * of them, and among all only where these have too few.
 */
export async function readSearched<Row>(
  db: Database,
  asked: Asked,
  { wanted, terms, areFew }: Search,
  wish: Wish,
  read: (reading: Reading) => Promise<Row[]>,
): Promise<Row[]> {
  if (!terms) return read({})
  if (terms.isWide) {
    const reading = await (wish.isCount ? ofFirstWords(db, wanted, wish) : ofNextLeads(db, asked, wanted, wish))
    const rows = reading ? await read(reading) : []
    if (rows.length === wish.limit) return rows
  }
  if (await areFew()) return read({ terms, isByWords: true })

  for (const times of windowsOf(db, asked, terms, wish)) {
    const window = await findWindow(db, asked, wish, wish.limit * times)
    if (!window) break
    const rows = await read({ terms, window })
    if (rows.length === wish.limit) return rows
  }
  return read({ terms })
}

/** One beginning alone, of so many words that no few leads have them. */
async function isOfManyWords(db: Database, { beginnings: [beginning, ...others], marks }: Wanted): Promise<boolean> {
  if (!beginning || others.length + marks.length > 0) return false
  return (await wordsLongerThan(db, beginning, FIRST_WORDS))?.length === FIRST_WORDS
}

/** To count to a bound, some of the leads of some words may be enough. */
async function ofFirstWords(db: Database, wanted: Wanted, { limit }: Wish): Promise<Reading> {
  const words = await Promise.all(wanted.beginnings.map((each) => wordsLongerThan(db, each, FIRST_WORDS)))
  const known = words.flatMap((each) => each ?? [])
  return { terms: await writeTerms(db, wanted, known), isByWords: true, most: limit * 4 }
}

/** A beginning of very many words is likely in the next leads of a list: it is asked for as the words of theirs that begin so. */
async function ofNextLeads(db: Database, asked: Asked, wanted: Wanted, wish: Wish): Promise<Reading | undefined> {
  if (asked.filter.sort === 'follow-up') return undefined
  const window = await findWindow(db, asked, wish, Math.max(NEXT_LEADS, wish.limit * 4))
  if (!window) return undefined

  const next = selectLeads(db, asked, { window }).where(isWithin(asked.filter.sort, wish)).select('handling.number')
  const leads = await findable(db).where('number', 'in', next).execute()
  const words = new Set(leads.flatMap((lead) => wordsOfLead(lead)))
  return { terms: await writeTerms(db, wanted, [...words]), window }
}

/** How many leads are looked through for one that is wanted, before all are. */
function windowsOf(db: Database, { filter }: Asked, { isWide }: Terms, { isCount }: Wish): number[] {
  // No index has this order: to look at the next leads is to look at all.
  if (filter.sort === 'follow-up') return []
  // Each lead's words are read there, and a count begins with those whose words are found in the index.
  if (engineOf(db) === 'postgres') return isCount ? [] : [12]
  return isWide ? [40] : [4, 40]
}

/** Where the next so many leads of a list end, words aside, and between which numbers they are; undefined where there are fewer. */
async function findWindow(db: Database, asked: Asked, wish: Wish, size: number): Promise<Reading['window']> {
  const { sort } = asked.filter
  const { isBackwards = false } = wish
  const next = selectLeads(db, asked)
    .where(isWithin(sort, wish))
    .select(['handling.number', placeIn(sort).as('place')])
    .orderBy(sortedBy(sort, isBackwards))
  if (engineOf(db) === 'postgres') {
    const last = await next
      .offset(size - 1)
      .limit(1)
      .executeTakeFirst()
    return last && { until: last.place, isBackwards }
  }

  const isDescending = directionOf(sort, isBackwards) === 'desc'
  const { found, from, to, until } = await db
    .selectFrom(next.limit(size).as('next'))
    .select((eb) => [
      eb.fn.countAll<number>().as('found'),
      eb.fn.min('number').as('from'),
      eb.fn.max('number').as('to'),
      (isDescending ? eb.fn.min('place') : eb.fn.max('place')).as('until'),
    ])
    .executeTakeFirstOrThrow()
  return found < size ? undefined : { until, from, to, isBackwards }
}
