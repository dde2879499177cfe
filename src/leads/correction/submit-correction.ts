import { acceptLead, type LeadOffer, type Receipt } from '#leads/accept-lead.ts'
import { defineNotice } from '#leads/define-notice.ts'
import { defineReceipt } from '#leads/define-receipt.ts'
import { acceptWithFile } from '#leads/file-form/accept-with-file.ts'
import { defineScan } from '#leads/file-form/scan-file.ts'
import { toAcceptance } from '#leads/lead-context.ts'
import type { Env } from '#platform/env.ts'
import type { Services } from '#platform/services.ts'
import { correctionEmailCopy as copy } from './mail-words.en.ts'
import type { Correction } from './parse-correction.ts'
import { mailboxForCorrection, tellCorrection } from './tell-correction.ts'

export const acknowledgeCorrection = defineReceipt('correction.acknowledge', copy.receipt, {
  mailboxFor: mailboxForCorrection,
})

export const notifyStaffOfCorrection = defineNotice('correction.notify-desk', copy.notice, {
  mailboxFor: mailboxForCorrection,
  tell: tellCorrection,
})

export const scanPhoto = defineScan('correction.scan')

/** What follows a correction. */
export function correctionJobs({ CLAMD_URL }: Pick<Env, 'CLAMD_URL'>, { hasPhoto }: { hasPhoto: boolean }) {
  return [notifyStaffOfCorrection, acknowledgeCorrection, ...(CLAMD_URL && hasPhoto ? [scanPhoto] : [])]
}

/** Accepts a correction, with its photo where there is one. A filled trap is a hint, not proof: see submitOf. */
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
