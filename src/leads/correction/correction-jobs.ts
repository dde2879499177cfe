import { defineNotice } from '#leads/define-notice.ts'
import { defineReceipt } from '#leads/define-receipt.ts'
import { defineScan } from '#leads/file-form/scan-file.ts'
import type { Env } from '#platform/env.ts'
import { correctionEmailCopy as copy } from './mail-words.en.ts'
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
