import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '#platform/services.ts'

export interface LastOperation {
  operation: 'backup' | 'drill'
  finishedAt: string
  isOk: boolean
}

/** The last backup and the last restore drill; what is not in the list has never been done, as far as we know. */
export async function findOperations({ env }: Pick<Services, 'env'>): Promise<LastOperation[]> {
  const newest = env.DATABASE_URL ? undefined : await newestBackup(join(env.DATA_DIR, 'backups'))
  return newest ? [{ operation: 'backup', finishedAt: newest, isOk: true }] : []
}

/** Backups of the embedded database are folders, named by their time once they are whole; see scripts/backup.ts. */
async function newestBackup(folder: string): Promise<string | undefined> {
  const names = await readdir(folder).catch(() => [])
  const [, day, hour, minute, second] =
    names
      .map((name) => /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3})Z$/.exec(name))
      .filter((match) => match !== null)
      .sort((one, two) => one[0].localeCompare(two[0]))
      .at(-1) ?? []
  return day && `${day}T${hour}:${minute}:${second}Z`
}
