import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Database, engineOf } from '#database/database.ts'
import type { Wanted } from './lead-words.ts'

/**
 * SQLite gathers all leads of all words that begin so before it gives the first of them, and a whole word's leads it gives
 * one by one: a beginning is asked for as the words that it begins, unless they are more than these.
 */
const MOST_WORDS = 100
// Before every letter and after every one: no word has them.
const [FIRST, LAST] = ['\u0001', '\u{10ffff}']

interface Within {
  from?: number
  to?: number
  most?: number | undefined
}

type Asker = Pick<Database, 'getExecutor'>

/** What a search asks its engine's index for. */
export interface Terms {
  written: string
  /** A beginning of many words is among them: SQLite gathers all that have one, whatever is asked of them. */
  isWide: boolean
}

/**
 * How to ask for the leads that have all that is wanted; undefined where nothing is. Where words are named, only those of
 * the leads are found that have it in one of these: of few words an engine gathers few leads.
 */
export async function writeTerms(
  db: Database,
  { beginnings, marks }: Wanted,
  among?: readonly string[],
): Promise<Terms | undefined> {
  if (beginnings.length + marks.length === 0) return undefined

  const [quote, beginningMark, and, or] = isPostgres(db) ? ["'", ':*', ' & ', ' | '] : ['"', '*', ' AND ', ' OR ']
  const joined = beginnings.length > 1 ? [beginnings.join('')] : []
  const begun: string[] = []
  let isWide = false
  // A single letter is a word: those that begin with it are as good as all, and no engine gathers them in time.
  for (const beginning of [...beginnings, ...joined]) {
    const isLetter = [...beginning].length === 1
    const longer = isLetter
      ? []
      : (among?.filter((word) => asKept(word).startsWith(asKept(beginning))) ??
        (await wordsLongerThan(db, beginning, MOST_WORDS + 1)))
    const isMany = longer === undefined || (!among && longer.length > MOST_WORDS)
    isWide ||= isMany && !isPostgres(db)
    begun.push(
      isMany
        ? quote + beginning + quote + beginningMark
        : `(${[beginning, ...longer].map((word) => quote + word + quote).join(or)})`,
    )
  }
  const written = begun.slice(0, beginnings.length).join(and)
  // One name is written in one word or in two: 'Asha Rao' finds Asharao.
  const typed = joined.length > 0 ? `((${written})${or}${begun.at(-1)})` : written
  const all = [...(typed ? [typed] : []), ...marks.map((mark) => quote + mark + quote)]

  return { written: all.join(and), isWide }
}

/** The numbers of the leads that have them, as a subquery; on SQLite of those between two numbers alone, or no more than so many, if that is given. */
export function leadsWith(db: Asker, { written }: Terms, within?: Within): RawBuilder<number> {
  return matched(db, written, within)
}

/** The numbers of the leads that have one of the marks. */
export function leadsWithAny(db: Asker, marks: string[]): RawBuilder<number> {
  return isPostgres(db)
    ? matched(db, marks.map((mark) => `'${mark}'`).join(' | '))
    : matched(db, marks.map((mark) => `"${mark}"`).join(' OR '))
}

/** Whether a lead, as `handling`, has this mark. */
export function hasMark(db: Asker, mark: string): RawBuilder<SqlBool> {
  return isPostgres(db)
    ? sql`handling.words @@ ${`'${mark}'`}::tsquery`
    : sql`handling.number in ${matched(db, `"${mark}"`)}`
}

/** The first words of the index that begin so, or fewer; undefined where the engine needs no words: PostgreSQL. */
export async function wordsLongerThan(db: Database, beginning: string, most: number): Promise<string[] | undefined> {
  if (isPostgres(db)) return undefined
  // The word itself is left out: to look it up is to read all its leads.
  const kept = asKept(beginning)
  const { rows } = await sql<{ term: string }>`
    select term from lead_search_words where term >= ${kept + FIRST} and term < ${kept + LAST} limit ${most}
  `.execute(db)
  return rows.map(({ term }) => term)
}

// The index knows one small sigma.
function asKept(word: string): string {
  return word.toLowerCase().replaceAll('ς', 'σ')
}

// Words and marks have neither quotes nor backslashes: they were cut at everything but letters and digits.
function matched(db: Asker, terms: string, within?: Within): RawBuilder<number> {
  if (isPostgres(db)) return sql`(select number from lead_handling where words @@ ${terms}::tsquery)`

  // A number is bound as a real one, and only a whole one is a bound that the index goes by.
  const whole = (number: number) => sql`cast(${number} as integer)`
  const between =
    within?.from && within.to ? sql`and rowid between ${whole(within.from)} and ${whole(within.to)}` : sql``
  const limit = within?.most ? sql`limit ${whole(within.most)}` : sql``
  return sql`(select rowid as number from lead_search where lead_search match ${terms} ${between} ${limit})`
}

function isPostgres(db: Asker): boolean {
  return engineOf(db) === 'postgres'
}
