import { opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { uploadFolder } from '#platform/files/files.ts'
import { nothingThere } from '#platform/files/files-in-folder.ts'
import type { Services } from '#platform/services.ts'
import { isFileOfLead } from './lead-queries.ts'

/** Where the files of leads are kept in the file store. */
export const LEAD_FILES = 'resumes/'

// Longer than any upload takes, from its first byte to the lead's transaction.
const AGE_MS = 3_600_000

/** Deletes what a crash, or a transaction that failed, left behind: files of no lead, and uploads cut off half-way. */
export async function sweepFiles(services: Services) {
  const before = new Date(services.now().getTime() - AGE_MS)
  const swept = (await sweepOrphans(before, services)) + (await sweepUploads(services))

  if (swept > 0) services.log.warn({ swept }, 'files of no lead deleted')
}

async function sweepOrphans(before: Date, { db, files }: Services): Promise<number> {
  let swept = 0

  for await (const { key, storedAt } of files.list(LEAD_FILES)) {
    if (storedAt >= before || (await isFileOfLead(db, key))) continue
    await files.delete(key)
    swept += 1
  }

  return swept
}

/** The uploads are on this machine, whoever else sweeps the store: each process takes its own. */
export async function sweepUploads({ env, now }: Pick<Services, 'env' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - AGE_MS)
  const folder = uploadFolder(env)
  const entries = await opendir(folder).catch(nothingThere)
  let swept = 0

  for await (const { name } of entries) {
    const path = join(folder, name)
    // Another process may finish its upload, and move it, at any moment.
    const found = await stat(path).catch(nothingThere)
    if (!('mtime' in found) || found.mtime >= before) continue
    await rm(path, { force: true })
    swept += 1
  }

  return swept
}
