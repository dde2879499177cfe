import { type RawBuilder, sql } from 'kysely'
import { type Database, engineOf } from '#database/database.ts'
import type { Wanted } from './lead-words.ts'

/** The numbers of the leads that have all that is wanted, as a subquery; undefined where nothing is. */
export function matchingLeads(
  db: Pick<Database, 'getExecutor'>,
  { beginnings, marks }: Wanted,
): RawBuilder<number> | undefined {
  if (beginnings.length + marks.length === 0) return undefined

  // Words have neither quotes nor backslashes: they were cut at everything but letters and digits.
  if (engineOf(db) === 'postgres') {
    const terms = [...beginnings.map((word) => `'${word}':*`), ...marks.map((mark) => `'${mark}'`)]
    return sql`(select number from lead_search where words @@ ${terms.join(' & ')}::tsquery)`
  }
  const terms = [...beginnings.map((word) => `"${word}"*`), ...marks.map((mark) => `"${mark}"`)]
  return sql`(select rowid from lead_search where lead_search match ${terms.join(' ')})`
}
