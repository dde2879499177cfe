import { sql } from 'kysely'
import { listTables } from '../../src/database/copy/list-tables.ts'
import type { Database } from '../../src/database/database.ts'

// Has its one row from the start.
const ALWAYS_FILLED = ['blog_version', 'tariff_version', 'register_stamp']

/** What a migrated database holds, in words, table by table; empty for one that is new. */
export async function listContents(db: Database): Promise<string[]> {
  const contents: string[] = []

  for (const { name } of (await listTables(db)).filter(({ name }) => !ALWAYS_FILLED.includes(name))) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db)
    const count = Number(rows[0]?.count)
    if (count > 0) contents.push(`${count} ${name}`)
  }
  return contents
}
