import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { compareDigests, type Digests, digestTables } from '../../src/database/copy/digest-tables.ts'
import { listTables } from '../../src/database/copy/list-tables.ts'
import { openSqlite } from '../../src/database/database.ts'
import { listApplied, listMigrations, migrate } from '../../src/database/migrate.ts'
import { OperatorError } from '../../src/platform/operation/operator-error.ts'
import { DATABASE_FILE, digestFiles, MANIFEST, type Manifest, readManifest } from './manifest.ts'
import { checkIntegrity } from './take-backup.ts'

export interface OpenedBackup {
  /** A copy of the backup's database, brought up to today's schema. */
  file: string
  /** What it holds, and the site has to hold once it is restored. */
  digests: Digests
}

/**
 * Checks a backup against its own counts and hashes, and makes a copy of its
 * database that can be put in place. What does not add up is refused here,
 * before anything of the site has been touched.
 */
export async function openBackup(folder: string, workFolder: string): Promise<OpenedBackup> {
  const file = join(workFolder, DATABASE_FILE)
  mkdirSync(workFolder, { recursive: true, mode: 0o700 })
  for (const ending of ['', '-wal', '-shm']) rmSync(`${file}${ending}`, { force: true })
  // The copy that follows the database has its newest part in a log beside it; SQLite puts the two together.
  for (const ending of ['', '-wal']) {
    if (existsSync(join(folder, `${DATABASE_FILE}${ending}`))) {
      copyFileSync(join(folder, `${DATABASE_FILE}${ending}`), `${file}${ending}`)
    }
  }
  checkIntegrity(file)

  const db = openSqlite(file)
  const kept = await digestTables(db, await listTables(db))
  await refuseNewer(await listApplied(db))
  if (existsSync(join(folder, MANIFEST))) await compareWithManifest(readManifest(folder), kept, folder)
  const applied = await migrate(db)
  const digests = applied.length > 0 ? await digestTables(db, await listTables(db)) : kept
  await db.destroy()

  return { file, digests }
}

async function refuseNewer(applied: string[]) {
  const unknown = applied.filter((name) => !listMigrations().includes(name))
  if (unknown.length > 0)
    throw new OperatorError(`The backup is from a newer release; this one does not know ${unknown}`)
}

async function compareWithManifest(manifest: Manifest, digests: Digests, folder: string) {
  const files = await digestFiles(folder)
  const paths = [...new Set([...Object.keys(manifest.files), ...Object.keys(files)])]
  const differences = [
    ...compareDigests(manifest.tables, digests),
    ...paths.filter((path) => manifest.files[path] !== files[path]).map((path) => `${path} is not as it was`),
  ]

  if (differences.length > 0) throw new OperatorError(`The backup ${folder} is damaged: ${differences.join('; ')}`)
}
