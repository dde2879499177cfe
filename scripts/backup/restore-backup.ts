import { copyFileSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { indexPosts } from '#articles/index-posts.ts'
import { copyDatabase, emptyTables } from '#database/copy/copy-database.ts'
import { compareDigests, type Digests, digestTables } from '#database/copy/digest-tables.ts'
import { listTables } from '#database/copy/list-tables.ts'
import { openDatabase, openSqlite } from '#database/database.ts'
import { listApplied, listMigrations, migrate } from '#database/migrate.ts'
import type { Env } from '#platform/env.ts'
import { copyFiles } from '#platform/files/copy-files.ts'
import { openFiles } from '#platform/files/files.ts'
import { folderFiles } from '#platform/files/files-in-folder.ts'
import { closeFolder } from '#platform/files/private-files.ts'
import { OperatorError } from '#platform/operation/operator-error.ts'
import { findKeptFolders } from './find-backup.ts'
import { listContents } from './list-contents.ts'
import { DATABASE_FILE, digestFiles, MAIL_FOLDER, MANIFEST, type Manifest, readManifest } from './manifest.ts'
import { openAlone } from './open-alone.ts'
import { checkIntegrity } from './take-backup.ts'

type Target = Pick<Env, 'DATABASE_URL' | 'S3_URL' | 'DATA_DIR'>

export interface Restored {
  rows: number
  files: number
}

/**
 * Puts a backup where the settings say that the site's data are, whichever
 * engine it was taken from, and compares counts and hashes of what is there
 * afterwards. What is there before is refused to be overwritten, unless told:
 * then an embedded database is moved aside, and a PostgreSQL one is emptied.
 */
export async function restoreBackup(folder: string, env: Target, { replace = false } = {}): Promise<Restored> {
  const work = join(env.DATA_DIR, 'restoring')
  await refuseUnlessEmpty(env, replace)
  const kept = findKeptFolders(folder)

  try {
    const backup = await openBackup(kept.database, work)
    const files = await copyFiles(folderFiles(kept.files), await openFiles(env), join(work, 'files'))
    if (existsSync(join(folder, MAIL_FOLDER))) {
      cpSync(join(folder, MAIL_FOLDER), join(env.DATA_DIR, MAIL_FOLDER), { recursive: true })
      closeFolder(join(env.DATA_DIR, MAIL_FOLDER))
    }
    await (env.DATABASE_URL ? fillPostgres(backup, env) : placeSqlite(backup, env))
    await compare(backup, env)

    return {
      rows: Object.values(backup.digests).reduce((sum, { rows }) => sum + rows, 0),
      files: files.copied + files.known,
    }
  } finally {
    // A copy of everybody's data that nobody knows of would outlive what is erased.
    rmSync(work, { recursive: true, force: true })
  }
}

async function refuseUnlessEmpty(env: Target, replace: boolean) {
  const isThere = env.DATABASE_URL || existsSync(join(env.DATA_DIR, DATABASE_FILE))
  if (!isThere || replace) return

  const db = openDatabase(env, { isPatient: true })
  await migrate(db)
  const contents = await listContents(db).finally(() => db.destroy())
  if (contents.length > 0) {
    throw new OperatorError(
      `There are data already: ${contents.join(', ')}. Say --replace to put the backup in their place.`,
    )
  }
}

async function fillPostgres({ file }: OpenedBackup, env: Target) {
  const [from, to] = [openSqlite(file), openDatabase(env, { isPatient: true })]
  try {
    await migrate(to)
    const shapes = await listTables(from)
    // All or nothing: a restore that is cut off leaves what was there.
    await to.transaction().execute(async (trx) => {
      await emptyTables(trx, shapes)
      await copyDatabase(from, trx, shapes)
      await indexPosts(trx)
    })
  } finally {
    await Promise.all([from.destroy(), to.destroy()])
  }
}

async function placeSqlite({ file }: OpenedBackup, { DATA_DIR }: Target) {
  const path = join(DATA_DIR, DATABASE_FILE)
  mkdirSync(DATA_DIR, { recursive: true })
  if (existsSync(path)) {
    await openAlone(path).destroy()
    renameSync(path, `${path}.before-${new Date().toISOString().replaceAll(':', '-')}`)
  }

  // From the older database, or from a crash: they would be taken for this one's.
  for (const ending of ['-wal', '-shm']) rmSync(`${path}${ending}`, { force: true })
  renameSync(file, path)
}

async function compare({ digests }: OpenedBackup, env: Target) {
  const db = openDatabase(env, { isPatient: true })
  const shapes = (await listTables(db)).filter(({ name }) => name in digests)
  const found = await digestTables(db, shapes)
  await db.destroy()

  const differences = compareDigests(digests, found)
  if (differences.length > 0) throw new Error(`What was restored is not what was kept: ${differences.join('; ')}`)
}

interface OpenedBackup {
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
async function openBackup(folder: string, workFolder: string): Promise<OpenedBackup> {
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
