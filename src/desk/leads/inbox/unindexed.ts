import { type RawBuilder, sql } from 'kysely'
import { type Database, engineOf } from '#database/database.ts'

/**
 * A column that SQLite shall not choose an index by (https://www.sqlite.org/optoverview.html#uplus). It keeps no
 * statistics here, and would rather gather half of a table and sort it than walk an index that is in order already.
 */
export function unindexed<Value = string>(db: Pick<Database, 'getExecutor'>, column: string): RawBuilder<Value> {
  return engineOf(db) === 'sqlite' ? sql`+${sql.ref(column)}` : sql.ref<Value>(column)
}
