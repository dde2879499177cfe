import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** In a copy, when it was brought up to date; a folder counts as a copy only once this is there. */
export const COPIED = 'copied.json'
/** Begins the name of a copy that holds what the database does not, see setAsideOthers. */
export const KEPT = 'kept-'

/** The newest whole copy in a folder that followDatabase keeps; of those set aside, none. */
export function newestCopy(folder: string): string | undefined {
  return listCopies(folder).findLast((copy) => !isKept(copy))
}

export function listKept(folder: string): string[] {
  return listCopies(folder).filter(isKept)
}

export function copiedAt(copy: string): Date {
  return new Date((JSON.parse(readFileSync(join(copy, COPIED), 'utf8')) as { copied_at: string }).copied_at)
}

// By name, so oldest first.
function listCopies(folder: string): string[] {
  if (!existsSync(folder)) return []

  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, COPIED)))
  return names.toSorted().map((name) => join(folder, name))
}

function isKept(copy: string): boolean {
  return basename(copy).startsWith(KEPT)
}
