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
  const key = `${LEAD_FILES}${randomUUID()}`
  await services.files.put(key, file.path).finally(() => rm(file.path, { force: true }))

  // A lead that was known already has the file of its first time: then this one goes again.
  return withFile(key, () => acceptLead({ ...offer, file_key: key }, rest, services), services)
}

/** Does what may name a stored file, and deletes the file where that did not come about. */
export async function withFile<Result>(key: string, work: () => Promise<Result>, services: Services): Promise<Result> {
  const result = await work().catch(async (error: Error) => {
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
