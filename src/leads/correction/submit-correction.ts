import { acceptLead, type LeadOffer, type Receipt } from '#leads/accept-lead.ts'
import { acceptWithFile } from '#leads/file-form/accept-with-file.ts'
import { toAcceptance } from '#leads/lead-context.ts'
import type { Services } from '#platform/services.ts'
import { correctionJobs } from './correction-jobs.ts'
import type { Correction } from './parse-correction.ts'

/** Accepts a correction, with its photo where there is one. A filled trap is a hint, not proof: see submitEnquiry. */
export function submitCorrection(
  correction: Correction,
  services: Services,
  idempotencyKey?: string,
): Promise<Receipt> {
  const { photo } = correction
  const acceptance = {
    ...toAcceptance(correction),
    ...(idempotencyKey && { idempotencyKey }),
    jobs: correctionJobs(services.env, { hasPhoto: photo !== undefined }),
  }
  const offer = toOffer(correction)
  return photo
    ? acceptWithFile(offer, { ...acceptance, file: photo }, services)
    : acceptLead(offer, acceptance, services)
}

function toOffer({ full_name, email, photo, ...correction }: Correction): LeadOffer {
  const { state, company, line, should_be, link, tariff_id } = correction
  const file = photo && { name: photo.name, type: photo.type, bytes: photo.bytes, sha256: photo.sha256 }

  return {
    kind: 'correction',
    full_name,
    email,
    details: {
      ...{ tariff_id: tariff_id || null, state, company: company ?? null, line, should_be, link: link ?? null },
      ...(file && { photo: file }),
    },
  }
}
