import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { type Acceptance, acceptLead, type LeadOffer, type Receipt } from '#leads/accept-lead.ts'
import { isFileOfLead } from '#leads/lead-queries.ts'
import { LEAD_FILES } from '#leads/sweep-files.ts'
import { isUnavailable } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'

/**
 * Accepts a lead with its file: first the file is stored for good, then the lead, with its mails, that names it; or
 * nothing is. Repeating it changes nothing and returns the first receipt.
 */
export async function acceptWithFile(
  offer: LeadOffer,
  acceptance: Acceptance & { file: { path: string } },
  services: Services,
): Promise<Receipt> {
  const { file, ...rest } = acceptance
  // A lead that was known already has the file of its first time: then this one goes again.
  return withFile(file.path, (file_key) => acceptLead({ ...offer, file_key }, rest, services), services)
}

/** Stores a file of our disk for good, does what names it by its key, and deletes it where that did not come about. */
export async function withFile<Result>(
  path: string,
  work: (key: string) => Promise<Result>,
  services: Services,
): Promise<Result> {
  const key = `${LEAD_FILES}${randomUUID()}`
  await services.files.put(key, path).finally(() => rm(path, { force: true }))
  const result = await work(key).catch(async (error: Error) => {
    // Where the database went away, nobody knows whether it had committed: the sweep finds out, an hour later.
    if (!isUnavailable(error)) await deleteUnlessKept(key, services)
    throw error
  })
  await deleteUnlessKept(key, services)
  return result
}

// Tidying up must not turn what was accepted into a failure; what is left, the sweep takes.
async function deleteUnlessKept(key: string, { db, files, log }: Services) {
  try {
    if (!(await isFileOfLead(db, key))) await files.delete(key)
  } catch (error) {
    log.warn({ err: error }, 'a file of no lead is left to the sweep')
  }
}
