import { rmSync } from 'node:fs'
import { indexPosts } from '../../src/articles/index-posts.ts'
import { copyDatabase, emptyTables } from '../../src/database/copy/copy-database.ts'
import type { Digests } from '../../src/database/copy/digest-tables.ts'
import { listTables } from '../../src/database/copy/list-tables.ts'
import { type Database, openSqlite } from '../../src/database/database.ts'
import { listApplied, migrate } from '../../src/database/migrate.ts'

/**
 * Copies a PostgreSQL database into a file of the embedded engine, as it stood
 * at one moment: everything is read in one transaction, which sees nothing of
 * what is written meanwhile. Tells counts and digests of what was read.
 */
export async function copyPostgres(db: Database, file: string): Promise<Digests> {
  rmSync(file, { force: true })
  const copy = openSqlite(file)

  const digests = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      await migrate(copy, { only: await listApplied(snapshot) })
      const shapes = await listTables(snapshot)
      return copy.transaction().execute(async (trx) => {
        await emptyTables(trx, shapes)
        const read = await copyDatabase(snapshot, trx, shapes)
        await indexPosts(trx)
        return read
      })
    })
  await copy.destroy()
  return digests
}
