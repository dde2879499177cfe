import { defineScan } from '#leads/file-form/scan-file.ts'
import type { Env } from '#platform/env.ts'
import { lateJob } from '#platform/outbox/late-job.ts'

const mails = () => import('./correction-emails.tsx')

export const acknowledgeCorrection = lateJob(
  { kind: 'correction.acknowledge', isReceipt: true },
  async () => (await mails()).acknowledgeCorrection,
)
export const notifyOfCorrection = lateJob(
  { kind: 'correction.notify-desk', isToStaff: true },
  async () => (await mails()).notifyOfCorrection,
)
export const scanPhoto = defineScan('correction.scan')

/** What follows a correction. */
export function correctionJobs({ CLAMD_URL }: Pick<Env, 'CLAMD_URL'>, { hasPhoto }: { hasPhoto: boolean }) {
  return [notifyOfCorrection, acknowledgeCorrection, ...(CLAMD_URL && hasPhoto ? [scanPhoto] : [])]
}
