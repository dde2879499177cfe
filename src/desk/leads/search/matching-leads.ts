import { type RawBuilder, sql } from 'kysely'
import { type Database, engineOf } from '#database/database.ts'
import type { Wanted } from './lead-words.ts'

/** The numbers of the leads that have all that is wanted, as a subquery; undefined where nothing is. `areWhole`: each word is one of the lead's, and not only begins one. */
export function matchingLeads(
  db: Pick<Database, 'getExecutor'>,
  { beginnings, marks }: Wanted,
  { areWhole = false }: { areWhole?: boolean } = {},
): RawBuilder<number> | undefined {
  if (beginnings.length + marks.length === 0) return undefined

  const [quote, isBeginning, and, or] = isPostgres(db) ? ["'", ':*', ' & ', ' | '] : ['"', '*', ' AND ', ' OR ']
  // A single letter is a word: those that begin with it are as good as all, and no engine gathers them in time.
  const begins = (word: string) => `${quote}${word}${quote}${[...word].length > 1 && !areWhole ? isBeginning : ''}`
  const written = beginnings.map(begins).join(and)
  // One name is written in one word or in two: 'Asha Rao' finds Asharao.
  const typed = beginnings.length > 1 ? `((${written})${or}${begins(beginnings.join(''))})` : written
  return matched(db, [...(typed ? [typed] : []), ...marks.map((mark) => quote + mark + quote)].join(and))
}

/** The numbers of the leads that have one of the marks. */
export function leadsWithAny(db: Pick<Database, 'getExecutor'>, marks: string[]): RawBuilder<number> {
  return isPostgres(db)
    ? matched(db, marks.map((mark) => `'${mark}'`).join(' | '))
    : matched(db, marks.map((mark) => `"${mark}"`).join(' OR '))
}

// Words and marks have neither quotes nor backslashes: they were cut at everything but letters and digits.
function matched(db: Pick<Database, 'getExecutor'>, terms: string): RawBuilder<number> {
  return isPostgres(db)
    ? sql`(select number from lead_handling where words @@ ${terms}::tsquery)`
    : sql`(select rowid as number from lead_search where lead_search match ${terms})`
}

function isPostgres(db: Pick<Database, 'getExecutor'>): boolean {
  return engineOf(db) === 'postgres'
}
