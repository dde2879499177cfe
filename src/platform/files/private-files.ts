import { chmodSync, type Dirent, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '#platform/env.ts'
import { nothingThere } from './files-in-folder.ts'

const OTHERS = 0o077
const SHARED_BY_ALL = 0o1000
/** In BACKUP_DIR, which may hold what is not ours. */
const OUR_BACKUP = /^(\d{4}-\d\d-\d\dT.*|live)$/

/** From here on, each file that this process makes is for its own user alone, whatever it was started by. */
export function keepToOurselves() {
  process.umask(OTHERS)
}

/**
 * Takes other users' rights from what is there already, as older releases left it: all of DATA_DIR, and our backups. A
 * folder below that is closed to others is not looked into: nobody gets further. What belongs to another user stays as it
 * is.
 */
export function closeToOthers({ DATA_DIR, BACKUP_DIR }: Pick<Env, 'DATA_DIR' | 'BACKUP_DIR'>) {
  // Like /tmp: no folder of ours, whatever the setting says.
  if (lstatSync(DATA_DIR).mode & SHARED_BY_ALL) return

  closeFolder(DATA_DIR)
  if (BACKUP_DIR) for (const entry of entriesOf(BACKUP_DIR)) if (OUR_BACKUP.test(entry.name)) close(entry)
}

/** A folder and all that is in it; so too what is copied with the rights that it had. */
export function closeFolder(folder: string) {
  for (const entry of entriesOf(folder)) close(entry, { isLookedInto: true })
  closeOne(folder)
}

function close(entry: Dirent, { isLookedInto = false } = {}) {
  const path = join(entry.parentPath, entry.name)
  if (entry.isSymbolicLink()) return
  if (entry.isDirectory() && (isLookedInto || isOpen(path))) for (const inner of entriesOf(path)) close(inner)
  closeOne(path)
}

function closeOne(path: string) {
  try {
    if (isOpen(path)) chmodSync(path, lstatSync(path).mode & ~OTHERS & 0o7777)
  } catch (error) {
    if (!['ENOENT', 'EPERM', 'EROFS'].includes((error as { code?: string }).code ?? '')) throw error
  }
}

function isOpen(path: string): boolean {
  return ((lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0) & OTHERS) !== 0
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    return (error as { code?: string }).code === 'EACCES' ? [] : nothingThere(error as { code?: string })
  }
}
