import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { acceptLead, type LeadOffer, type Receipt } from '#leads/accept-lead.ts'
import { isFileOfLead } from '#leads/lead-queries.ts'
import { LEAD_FILES } from '#leads/sweep-files.ts'
import { isUnavailable } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { acknowledgeApplication, notifyHr } from './application-emails.tsx'
import type { Application } from './parse-application.ts'
import { scanResume } from './scan-resume.ts'

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
  const jobs = [notifyHr, acknowledgeApplication, ...(services.env.CLAMD_URL ? [scanResume] : [])]

  try {
    await services.files.put(key, resume.path)
    const offer = { ...toOffer(application), file_key: key }
    const receipt = await acceptLead(offer, { jobs, ...(idempotencyKey && { idempotencyKey }) }, services)
    // The lead was known already, with the file of its first time.
    if (!(await isFileOfLead(services.db, key))) await services.files.delete(key)
    return receipt
  } catch (error) {
    await rm(resume.path, { force: true })
    // Where the database went away, nobody knows whether it had committed: then the sweep decides, an hour later.
    if (!isUnavailable(error as Error)) await services.files.delete(key)
    throw error
  }
}

function toOffer({ resume, nickname, job_id, cover_letter, ...person }: Application): LeadOffer {
  const { name, type, bytes, sha256 } = resume

  return {
    kind: 'application',
    ...person,
    details: { job_id: job_id || null, cover_letter, resume: { name, type, bytes, sha256 } },
    ...(nickname && { quarantine_reason: 'hidden field filled' }),
  }
}
