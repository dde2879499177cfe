import { sql } from 'kysely'
import { listTables } from '../../src/database/copy/list-tables.ts'
import { openDatabase } from '../../src/database/database.ts'
import { migrate } from '../../src/database/migrate.ts'
import type { Env } from '../../src/platform/env.ts'

// Has its one row from the start.
const ALWAYS_FILLED = ['blog_version']

/** What a database holds, in words, table by table; empty for one that is new. */
export async function listContents(env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Promise<string[]> {
  const db = openDatabase(env)
  await migrate(db)
  const contents: string[] = []

  for (const { name } of (await listTables(db)).filter(({ name }) => !ALWAYS_FILLED.includes(name))) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db)
    const count = Number(rows[0]?.count)
    if (count > 0) contents.push(`${count} ${name}`)
  }
  await db.destroy()
  return contents
}
