import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { COPIED, listKept, newestCopy } from '../../src/platform/live-copy/list-copies.ts'
import { OperatorError } from '../../src/platform/operation/operator-error.ts'
import { FILES_FOLDER, MANIFEST } from './manifest.ts'

export interface KeptFolders {
  /** Has the database and, where it is a backup, a manifest. */
  database: string
  files: string
}

/**
 * Where a backup, the copy that follows the database (BACKUP_DIR/live), or one
 * of those that it was found beside, has what.
 */
export function findKeptFolders(folder: string): KeptFolders {
  const files = join(folder, FILES_FOLDER)
  if (existsSync(join(folder, MANIFEST))) return { database: folder, files }
  if (existsSync(join(folder, COPIED))) return { database: folder, files: join(dirname(folder), FILES_FOLDER) }

  const copy = newestCopy(folder)
  if (!copy) throw new OperatorError(`${folder} is neither a backup nor a copy that follows a database`)
  const others = listKept(folder)
  if (others.length > 0)
    throw new OperatorError(`${folder} has more than one copy. Name one: ${[...others, copy].join(', ')}`)
  return { database: copy, files }
}

/** Every whole backup in a folder, oldest first: their names are their times. */
export function listBackups(folder: string): string[] {
  if (!existsSync(folder)) return []

  return readdirSync(folder)
    .filter((name) => /^\d{4}-\d\d-\d\dT[\d.-]+Z$/.test(name) && existsSync(join(folder, name, MANIFEST)))
    .toSorted()
    .map((name) => join(folder, name))
}

export function newestBackup(folder: string): string {
  const newest = listBackups(folder).at(-1)
  if (!newest) throw new OperatorError(`There is no backup in ${folder}`)
  return newest
}
