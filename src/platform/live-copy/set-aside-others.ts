import { renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import SQLite from 'better-sqlite3'
import { copiedAt, KEPT, listKept, newestCopy } from './list-copies.ts'

const DAY_MS = 86_400_000

/**
 * Of the copies that an earlier process left in the folder, sets aside those
 * that hold what the database does not: its disk was lost and the site began
 * on an empty one, or an older backup was brought back. Whoever follows the
 * database would delete the last copy of what is missing. Returns their
 * folders.
 */
export function setAsideOthers(database: string, folder: string): string[] {
  for (const copy of listKept(folder)) if (!hasMore(copy, database)) rmSync(copy, { recursive: true })

  const newest = newestCopy(folder)
  if (newest && hasMore(newest, database)) renameSync(newest, join(folder, `${KEPT}${basename(newest)}`))
  return listKept(folder)
}

/** Deletes what was set aside when its time is over, as that of a backup is. */
export function forgetSetAside(folder: string, keepDays: number, now = new Date()) {
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
