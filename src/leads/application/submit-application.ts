import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { findOpening } from '#company/openings/opening-queries.ts'
import { acceptLead, type LeadOffer, type Receipt } from '#leads/accept-lead.ts'
import { toAcceptance } from '#leads/lead-context.ts'
import { isFileOfLead } from '#leads/lead-queries.ts'
import { LEAD_FILES } from '#leads/sweep-files.ts'
import { isUnavailable } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import type { Application } from './parse-application.ts'

/**
 * Accepts an application: first its resume is stored for good, then the lead,
 * with its mails, that names it; or nothing is. Repeating it changes nothing
 * and returns the first receipt. A filled trap is a hint, not proof: see
 * submitEnquiry.
 */
export async function submitApplication(
  application: Application,
  services: Services,
  idempotencyKey?: string,
): Promise<Receipt> {
  const { resume } = application
  const key = `${LEAD_FILES}${randomUUID()}`

  await services.files.put(key, resume.path).finally(() => rm(resume.path, { force: true }))

  const acceptance = { ...toAcceptance(application), ...(idempotencyKey && { idempotencyKey }) }
  const offer = { ...toOffer(application, await titleOf(application, services)), file_key: key }
  const receipt = await acceptLead(offer, acceptance, services).catch(async (error: Error) => {
    // Where the database went away, nobody knows whether it had committed: the sweep finds out, an hour later.
    if (!isUnavailable(error)) await deleteUnlessKept(key, services)
    throw error
  })

  // An application that was known already has the file of its first time.
  await deleteUnlessKept(key, services)
  return receipt
}

// Tidying up must not turn an accepted application into a failure; what is left, the sweep takes.
async function deleteUnlessKept(key: string, { db, files, log }: Services) {
  try {
    if (!(await isFileOfLead(db, key))) await files.delete(key)
  } catch (error) {
    log.warn({ err: error }, 'a file of no lead is left to the sweep')
  }
}

// A title that cannot be found costs nobody their application.
async function titleOf({ job_id }: Application, { db }: Services): Promise<string | undefined> {
  return job_id ? (await findOpening(db, job_id).catch(() => undefined))?.title : undefined
}

function toOffer(
  { full_name, email, phone_number, job_id, cover_letter, resume }: Application,
  job_title?: string,
): LeadOffer {
  const { name, type, bytes, sha256 } = resume

  return {
    kind: 'application',
    full_name,
    email,
    phone_number,
    details: { job_id: job_id || null, cover_letter, resume: { name, type, bytes, sha256 } },
    ...(job_title && { lookedUp: { job_title } }),
  }
}
