import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import SQLite from 'better-sqlite3'
import { COPIED } from './list-copies.ts'

const LOG_HEADER_BYTES = 32

interface Generation {
  folder: string
  /** Header of the log that the database was copied with; empty where there was none. */
  log: string
}

/**
 * Keeps a copy of an embedded database in a folder on another disk: the
 * database as it once was, and beside it the log (WAL) of all that was written
 * since, as SQLite itself writes it. Opening the copy puts the two together; a
 * log that breaks off in the middle of a transaction ends before it.
 *
 * When SQLite begins its log anew, so does the copy: the older one goes when
 * the newer one is whole. Nothing here holds up a writer.
 */
export function followDatabase(database: string, folder: string) {
  let generation: Generation | undefined

  return {
    /** Brings the copy up to what was committed before the call. */
    async copy() {
      const startedAt = new Date()
      if (!generation || generation.log !== readLogHeader(database)) generation = await begin(startedAt)
      copyLog(generation)
      noteTime(generation.folder, startedAt)
      forgetOthers(generation.folder)
    },
  }

  async function begin(now: Date): Promise<Generation> {
    const folderOfThis = join(folder, now.toISOString().replaceAll(':', '-'))
    mkdirSync(folderOfThis, { recursive: true, mode: 0o700 })

    // Read before the database: should the log begin anew meanwhile, it is not the log of this copy.
    const log = readLogHeader(database)
    const source = new SQLite(database, { readonly: true, fileMustExist: true })
    // In one step, as one in several begins again whenever somebody writes.
    await source.backup(join(folderOfThis, basename(database)), { progress: () => Number.MAX_SAFE_INTEGER })
    source.close()
    toDisk(join(folderOfThis, basename(database)))
    return { folder: folderOfThis, log }
  }

  // Whole every time: what was being written at the last one's end is then whole as well. It is bounded, see openSqlite.
  function copyLog({ folder: target, log }: Generation) {
    const [from, to] = [`${database}-wal`, join(target, `${basename(database)}-wal`)]
    if (log === '' || !existsSync(from)) return

    copyFileSync(from, `${to}.part`)
    if (readLogHeader(database) !== log) return rmSync(`${to}.part`)
    toDisk(`${to}.part`)
    renameSync(`${to}.part`, to)
  }

  function forgetOthers(current: string) {
    for (const name of readdirSync(folder)) {
      if (/^\d{4}-/.test(name) && name !== basename(current)) rmSync(join(folder, name), { recursive: true })
    }
  }
}

function noteTime(folder: string, copiedAt: Date) {
  const path = join(folder, COPIED)
  writeFileSync(`${path}.part`, JSON.stringify({ copied_at: copiedAt.toISOString() }), { mode: 0o600 })
  toDisk(`${path}.part`)
  renameSync(`${path}.part`, path)
  toDisk(folder)
}

// https://www.sqlite.org/fileformat2.html#the_write_ahead_log: number of the checkpoint and two salts, new with each log.
function readLogHeader(database: string): string {
  const path = `${database}-wal`
  if (!existsSync(path)) return ''

  const header = Buffer.alloc(LOG_HEADER_BYTES)
  const file = openSync(path, 'r')
  try {
    return readSync(file, header) === LOG_HEADER_BYTES ? header.toString('hex', 12, 24) : ''
  } finally {
    closeSync(file)
  }
}

function toDisk(path: string) {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}
