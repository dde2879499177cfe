import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { MANIFEST } from './manifest.ts'

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
  if (!newest) throw new Error(`There is no backup in ${folder}`)
  return newest
}
