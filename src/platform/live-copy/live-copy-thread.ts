import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import SQLite from 'better-sqlite3'
import { folderFiles } from '#platform/files/files-in-folder.ts'
import { followDatabase } from './follow-database.ts'
import { copiedAt, KEPT, listKept, newestCopy } from './list-copies.ts'
import type { LiveCopyOptions } from './start-live-copy.ts'

/** Beside the server's own thread, which a copy of a large database would hold up. */
const { dataDir, folder, everyMs, keepDays, withFiles } = workerData as LiveCopyOptions
const stopping = new AbortController()
parentPort!.once('message', () => stopping.abort())

mkdirSync(folder, { recursive: true, mode: 0o700 })
const lock = new SQLite(join(folder, 'lock.db'), { timeout: 0 })
const path = join(dataDir, 'site.db')
const database = followDatabase(path, folder)
let isOurs = false

while (!stopping.signal.aborted) {
  await round()
  await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => {})
}
// What was acknowledged last is in the copy before we are gone.
await round()
lock.close()

async function round() {
  try {
    if (!isOurs) {
      isOurs = takeLock()
      if (!isOurs) return
      for (const kept of setAsideOthers(path, folder)) parentPort!.postMessage({ kept })
    }
    forgetSetAside(folder, keepDays)
    // The files after the database: a lead in the copy may have a file too many beside it, and never one too few.
    await database.copy()
    if (withFiles) {
      await followFiles(dataDir, join(folder, 'files'), { isToDelete: listKept(folder).length === 0 })
    }
  } catch (error) {
    parentPort!.postMessage({ failed: String(error) })
  }
}

// Of all the processes that share the data, one makes the copy; the lock ends with it, however it ends.
function takeLock(): boolean {
  try {
    lock.exec('begin exclusive')
    return true
  } catch {
    return false
  }
}

/**
 * Brings a second folder to hold the files that the first one holds. A file
 * never changes under its key, so a name that is there is enough; what was
 * deleted here, since somebody's time was over, is deleted there too, unless
 * another database than this one's may name it.
 */
async function followFiles(from: string, to: string, { isToDelete }: { isToDelete: boolean }) {
  const [source, target] = [folderFiles(from), folderFiles(to)]
  const [wanted, kept] = [await keysOf(source), await keysOf(target)]

  for (const key of wanted) if (!kept.has(key)) await copy(join(from, key), join(to, key))
  if (!isToDelete) return
  for (const key of kept) if (!wanted.has(key)) await target.delete(key)
}

async function keysOf(store: ReturnType<typeof folderFiles>): Promise<Set<string>> {
  const keys = new Set<string>()
  for await (const { key } of store.list('')) keys.add(key)
  return keys
}

async function copy(from: string, to: string) {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  try {
    await copyFile(from, `${to}.part`)
  } catch (error) {
    await rm(`${to}.part`, { force: true })
    // Forgotten since its name was read.
    if ((error as { code?: string }).code === 'ENOENT') return
    throw error
  }

  const file = await open(`${to}.part`, 'r')
  await file.sync()
  await file.close()
  await rename(`${to}.part`, to)
}

const DAY_MS = 86_400_000

/**
 * Of the copies that an earlier process left in the folder, sets aside those
 * that hold what the database does not: its disk was lost and the site began
 * on an empty one, or an older backup was brought back. Whoever follows the
 * database would delete the last copy of what is missing. Returns their
 * folders.
 */
function setAsideOthers(database: string, folder: string): string[] {
  for (const copy of listKept(folder)) if (!hasMore(copy, database)) rmSync(copy, { recursive: true })

  const newest = newestCopy(folder)
  if (newest && hasMore(newest, database)) renameSync(newest, join(folder, `${KEPT}${basename(newest)}`))
  return listKept(folder)
}

/** Deletes what was set aside when its time is over, as that of a backup is. */
function forgetSetAside(folder: string, keepDays: number, now = new Date()) {
  for (const copy of listKept(folder)) {
    if (copiedAt(copy).getTime() < now.getTime() - keepDays * DAY_MS) rmSync(copy, { recursive: true })
  }
}

// Leads tell what came from outside, the log what staff did. A copy that cannot be read may hold anything.
function hasMore(copy: string, database: string): boolean {
  let opened: SQLite.Database | undefined
  try {
    opened = new SQLite(join(copy, basename(database)), { readonly: true, fileMustExist: true })
    opened.prepare('attach ? as followed').run(database)
    return holdsMore(opened, 'leads', 'id') || holdsMore(opened, 'audit_log', 'hash')
  } catch {
    return true
  } finally {
    opened?.close()
  }
}

function holdsMore(copy: SQLite.Database, table: string, column: string): boolean {
  const missing = `select 1 from main.${table} where ${column} not in (select ${column} from followed.${table}) limit 1`
  return copy.prepare(missing).get() !== undefined
}
