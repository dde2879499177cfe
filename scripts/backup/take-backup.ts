import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { indexPosts } from '#articles/index-posts.ts'
import { keysOfPicture } from '#articles/pictures/picture-files.ts'
import { findPicture } from '#articles/pictures/picture-queries.ts'
import { copyDatabase, emptyTables } from '#database/copy/copy-database.ts'
import type { Digests } from '#database/copy/digest-tables.ts'
import { migrate } from '#database/migrate.ts'
import { isFileOfLead } from '#leads/lead-queries.ts'
import { compareDigests, digestTables } from '../../src/database/copy/digest-tables.ts'
import { listTables } from '../../src/database/copy/list-tables.ts'
import { type Database, engineOf, openSqlite } from '../../src/database/database.ts'
import { listApplied } from '../../src/database/migrate.ts'
import type { Env } from '../../src/platform/env.ts'
import { copyFiles } from '../../src/platform/files/copy-files.ts'
import { openFiles } from '../../src/platform/files/files.ts'
import { folderFiles } from '../../src/platform/files/files-in-folder.ts'
import { closeFolder } from '../../src/platform/files/private-files.ts'
import { DATABASE_FILE, digestFiles, FILES_FOLDER, MAIL_FOLDER, MANIFEST, type Manifest } from './manifest.ts'

export interface Backup {
  folder: string
  manifest: Manifest
}

/** Where backups are kept: on the disk that BACKUP_DIR names, else beside the data. */
export function backupsFolder({ BACKUP_DIR, DATA_DIR }: Pick<Env, 'BACKUP_DIR' | 'DATA_DIR'>): string {
  return BACKUP_DIR ?? join(DATA_DIR, 'backups')
}

/**
 * Copies database and files into a folder of their own, while the site goes on
 * working, with counts and hashes of what is in it. The database first: what
 * its leads refer to was stored before them.
 */
export async function takeBackup(db: Database, env: Env, now = new Date()): Promise<Backup> {
  const folder = join(backupsFolder(env), now.toISOString().replaceAll(':', '-'))
  const part = `${folder}.part`
  mkdirSync(part, { recursive: true, mode: 0o700 })

  const file = join(part, DATABASE_FILE)
  const isSqlite = engineOf(db) === 'sqlite'
  const read = isSqlite ? await copySqlite(join(env.DATA_DIR, 'site.db'), file) : await copyPostgres(db, file)
  const store = await openFiles(env)
  await copyFiles(store, folderFiles(join(part, FILES_FOLDER)), join(part, 'arriving'))
  const mail = join(env.DATA_DIR, MAIL_FOLDER)
  if (existsSync(mail)) cpSync(mail, join(part, MAIL_FOLDER), { recursive: true })
  // They keep the rights that they had.
  closeFolder(join(part, MAIL_FOLDER))

  const manifest = await toManifest(part, engineOf(db), now)
  const differences = compareDigests(read ?? {}, manifest.tables)
  if (differences.length > 0) throw new Error(`The copy is not what was read: ${differences.join(', ')}`)
  await checkReferences(file, join(part, FILES_FOLDER), db)
  writeFileSync(join(part, MANIFEST), JSON.stringify(manifest, null, 2), { mode: 0o600 })

  // Named when whole: a half-made backup is never taken for one.
  renameSync(part, folder)
  return { folder, manifest }
}

/** All pages in one step: a backup in several begins again whenever somebody writes, and somebody always does. */
async function copySqlite(from: string, to: string) {
  const source = new SQLite(from, { readonly: true, fileMustExist: true })
  await source.backup(to, { progress: () => Number.MAX_SAFE_INTEGER })
  source.close()
}

async function toManifest(folder: string, engine: Manifest['engine'], takenAt: Date): Promise<Manifest> {
  const copy = openSqlite(join(folder, DATABASE_FILE))
  const tables = await digestTables(copy, await listTables(copy))
  const migrations = await listApplied(copy)
  await copy.destroy()
  checkIntegrity(join(folder, DATABASE_FILE))

  return { format: 1, taken_at: takenAt.toISOString(), engine, migrations, tables, files: await digestFiles(folder) }
}

export function checkIntegrity(file: string) {
  const copy = new SQLite(file)
  const [check] = copy.pragma('integrity_check') as { integrity_check: string }[]
  const [broken] = copy.pragma('foreign_key_check') as { table: string }[]
  copy.close()

  if (check?.integrity_check !== 'ok') throw new Error(`${file} is not whole: ${check?.integrity_check}`)
  if (broken) throw new Error(`${file} is not whole: ${broken.table} refers to rows that are not there`)
}

/**
 * Every file that a copied lead or picture refers to has been copied too. One
 * that is not there may have been forgotten while we copied, with its row; if
 * the row is still there, the backup is worth nothing and must not look as if it were.
 */
async function checkReferences(copyFile: string, filesFolder: string, live: Database) {
  const copy = openSqlite(copyFile)
  const leads = await copy.selectFrom('leads').select('file_key').where('file_key', 'is not', null).execute()
  const pictures = await copy.selectFrom('post_pictures').select(['hash', 'width']).execute()
  await copy.destroy()
  const isMissing = (key: string) => !existsSync(join(filesFolder, key))

  for (const { file_key } of leads) {
    if (isMissing(file_key!) && (await isFileOfLead(live, file_key!))) throw missing(file_key!, 'lead')
  }
  for (const picture of pictures) {
    const key = keysOfPicture(picture).find(isMissing)
    if (key && (await findPicture(live, picture.hash))) throw missing(key, 'picture')
  }
}

function missing(key: string, owner: string): Error {
  return new Error(`The file ${key} of a ${owner} is missing from the store`)
}

/**
 * Copies a PostgreSQL database into a file of the embedded engine, as it stood
 * at one moment: everything is read in one transaction, which sees nothing of
 * what is written meanwhile. Tells counts and digests of what was read.
 */
async function copyPostgres(db: Database, file: string): Promise<Digests> {
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
