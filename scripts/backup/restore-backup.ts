import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { indexPosts } from '../../src/articles/index-posts.ts'
import { copyDatabase, emptyTables } from '../../src/database/copy/copy-database.ts'
import { compareDigests, digestTables } from '../../src/database/copy/digest-tables.ts'
import { listTables } from '../../src/database/copy/list-tables.ts'
import { openDatabase, openSqlite } from '../../src/database/database.ts'
import { migrate } from '../../src/database/migrate.ts'
import type { Env } from '../../src/platform/env.ts'
import { copyFiles } from '../../src/platform/files/copy-files.ts'
import { openFiles } from '../../src/platform/files/files.ts'
import { folderFiles } from '../../src/platform/files/files-in-folder.ts'
import { closeFolder } from '../../src/platform/files/private-files.ts'
import { OperatorError } from '../../src/platform/operation/operator-error.ts'
import { findKeptFolders } from './find-backup.ts'
import { listContents } from './list-contents.ts'
import { DATABASE_FILE, MAIL_FOLDER } from './manifest.ts'
import { openAlone } from './open-alone.ts'
import { type OpenedBackup, openBackup } from './open-backup.ts'

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
