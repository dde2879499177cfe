import { type RawBuilder, sql } from 'kysely'
import { type Database, engineOf } from '#database/database.ts'
import type { Wanted } from './lead-words.ts'

/** The numbers of the leads that have all that is wanted, as a subquery; undefined where nothing is. */
export function matchingLeads(
  db: Pick<Database, 'getExecutor'>,
  { beginnings, marks }: Wanted,
): RawBuilder<number> | undefined {
  if (beginnings.length + marks.length === 0) return undefined

  return isPostgres(db)
    ? matched(db, [...beginnings.map((word) => `'${word}':*`), ...marks.map((mark) => `'${mark}'`)].join(' & '))
    : matched(db, [...beginnings.map((word) => `"${word}"*`), ...marks.map((mark) => `"${mark}"`)].join(' AND '))
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
    : sql`(select rowid from lead_search where lead_search match ${terms})`
}

function isPostgres(db: Pick<Database, 'getExecutor'>): boolean {
  return engineOf(db) === 'postgres'
}
