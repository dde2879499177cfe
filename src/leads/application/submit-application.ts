import { findOpening } from '#company/openings/opening-queries.ts'
import type { LeadOffer, Receipt } from '#leads/accept-lead.ts'
import { acceptWithFile } from '#leads/file-form/accept-with-file.ts'
import { toAcceptance } from '#leads/lead-context.ts'
import type { Services } from '#platform/services.ts'
import type { Application } from './parse-application.ts'

/** Accepts an application with its resume; see acceptWithFile. A filled trap is a hint, not proof: see submitOf. */
export async function submitApplication(
  application: Application,
  services: Services,
  idempotencyKey?: string,
): Promise<Receipt> {
  return acceptWithFile(
    toOffer(application, await titleOf(application, services)),
    { ...toAcceptance(application), ...(idempotencyKey && { idempotencyKey }), file: application.resume },
    services,
  )
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
