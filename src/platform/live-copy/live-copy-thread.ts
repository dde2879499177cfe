import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import SQLite from 'better-sqlite3'
import { followDatabase } from './follow-database.ts'
import { followFiles } from './follow-files.ts'
import { listKept } from './list-copies.ts'
import { forgetSetAside, setAsideOthers } from './set-aside-others.ts'
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
