import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'

const KEPT = 3

interface Settings {
  DATABASE_URL?: string
  DATA_DIR: string
}

/**
 * Before the schema of an embedded database changes, a copy of it goes to
 * DATA_DIR/before-migrations, where the last three stay. A PostgreSQL may be
 * larger than the machine that runs the site: there a release begins with
 * `npm run backup` (docs/runbook.md).
 */
export function copyBeforeMigrating({ DATABASE_URL, DATA_DIR }: Settings) {
  if (DATABASE_URL) return undefined
  const folder = join(DATA_DIR, 'before-migrations')

  return async ([first = '']: string[]) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${first}.db`)

    // Another connection: what is about to be changed in a transaction is not yet changed for it.
    const database = new SQLite(join(DATA_DIR, 'site.db'), { readonly: true })
    await database.backup(`${path}.part`, { progress: () => Number.MAX_SAFE_INTEGER })
    database.close()
    renameSync(`${path}.part`, path)

    const kept = readdirSync(folder).toSorted().reverse()
    for (const old of kept.slice(KEPT)) rmSync(join(folder, old))
  }
}
