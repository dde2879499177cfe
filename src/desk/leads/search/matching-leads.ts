import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Database, engineOf } from '#database/database.ts'
import type { Wanted } from './lead-words.ts'

/** SQLite gives the leads of a word one by one, and those of a beginning of up to so many letters: migration 0062 says so too. */
const LONGEST_BEGINNING = 7
/** Of a longer beginning it gathers all leads before it gives the first, so it is asked for as the words that it begins, unless they are more. */
const MOST_WORDS = 100
// Before every letter and after every one: no word has them.
const [FIRST, LAST] = ['\u0001', '\u{10ffff}']

type Asker = Pick<Database, 'getExecutor'>

/** How an engine's index is asked for the leads that have all that is wanted; undefined where nothing is. */
export async function writeTerms(db: Database, { beginnings, marks }: Wanted): Promise<string | undefined> {
  if (beginnings.length + marks.length === 0) return undefined

  const [quote, beginningMark, and, or] = isPostgres(db) ? ["'", ':*', ' & ', ' | '] : ['"', '*', ' AND ', ' OR ']
  const joined = beginnings.length > 1 ? [beginnings.join('')] : []
  const begun: string[] = []
  for (const beginning of [...beginnings, ...joined]) {
    const letters = [...beginning].length
    const isLong = letters > LONGEST_BEGINNING && !isPostgres(db)
    const longer = isLong ? await wordsLongerThan(db, beginning) : []
    // A single letter is a word: those that begin with it are as good as all, and no engine gathers them in time.
    const asBeginning = isLong ? longer.length > MOST_WORDS : letters > 1
    begun.push(
      asBeginning
        ? quote + beginning + quote + beginningMark
        : `(${[beginning, ...longer].map((word) => quote + word + quote).join(or)})`,
    )
  }
  const written = begun.slice(0, beginnings.length).join(and)
  // One name is written in one word or in two: 'Asha Rao' finds Asharao.
  const typed = joined.length > 0 ? `((${written})${or}${begun.at(-1)})` : written
  const all = [...(typed ? [typed] : []), ...marks.map((mark) => quote + mark + quote)]

  return all.join(and)
}

/**
 * The numbers of the leads that have them, as a subquery; only those among these, if they are given. Words and marks have
 * neither quotes nor backslashes: they were cut at everything but letters and digits.
 */
export function leadsWith(db: Asker, terms: string, among?: readonly number[]): RawBuilder<number> {
  if (!isPostgres(db))
    return sql`(select rowid as number from lead_search where lead_search match ${terms} ${among ? isAmong(among) : sql``})`

  const hasWords = sql`words @@ ${terms}::tsquery`
  if (!among) return sql`(select number from lead_handling where ${hasWords})`
  // The coalesce: it takes the index of words for cheap, and would gather from it every lead that has them.
  return sql`(select number from ${leadsOf(db, among)} as among join lead_handling using (number) where coalesce(${hasWords}, false))`
}

/** The leads of these numbers, as a subquery. */
export function leadsOf(db: Asker, numbers: readonly number[]): RawBuilder<number> {
  return isPostgres(db)
    ? sql`(select unnest(${numbers}::integer[]) as number)`
    : sql`(select value as number from json_each(${JSON.stringify(numbers)}))`
}

/** The numbers of the leads that have one of the marks. */
export function leadsWithAny(db: Asker, marks: string[]): RawBuilder<number> {
  return isPostgres(db)
    ? leadsWith(db, marks.map((mark) => `'${mark}'`).join(' | '))
    : leadsWith(db, marks.map((mark) => `"${mark}"`).join(' OR '))
}

/** Whether a lead, as `handling`, has this mark. */
export function hasMark(db: Asker, mark: string): RawBuilder<SqlBool> {
  return isPostgres(db)
    ? sql`handling.words @@ ${`'${mark}'`}::tsquery`
    : sql`handling.number in ${leadsWith(db, `"${mark}"`)}`
}

/** The first words of the index that begin so: one more than are asked for, or all. */
async function wordsLongerThan(db: Database, beginning: string): Promise<string[]> {
  // The word itself is left out: to look it up is to read all its leads.
  const kept = asKept(beginning)
  const { rows } = await sql<{ term: string }>`
    select term from lead_search_words where term >= ${kept + FIRST} and term < ${kept + LAST} limit ${MOST_WORDS + 1}
  `.execute(db)
  return rows.map(({ term }) => term)
}

// The index knows one small sigma.
function asKept(word: string): string {
  return word.toLowerCase().replaceAll('ς', 'σ')
}

// The plus: each lead that the index gives is looked up among these, and not each of these in the index. A number is bound
// as a real one, and only a whole one is a bound that the index goes by.
function isAmong(numbers: readonly number[]): RawBuilder<SqlBool> {
  const [from, to] = [Math.min(...numbers), Math.max(...numbers)]
  return sql`and rowid between cast(${from} as integer) and cast(${to} as integer)
    and +rowid in (select value from json_each(${JSON.stringify(numbers)}))`
}

function isPostgres(db: Asker): boolean {
  return engineOf(db) === 'postgres'
}
