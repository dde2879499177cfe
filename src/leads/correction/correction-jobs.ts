import { defineScan } from '#leads/file-form/scan-file.ts'
import type { Env } from '#platform/env.ts'
import { acknowledgeCorrection, notifyStaffOfCorrection } from './correction-emails.ts'

export const scanPhoto = defineScan('correction.scan')

/** What follows a correction. */
export function correctionJobs({ CLAMD_URL }: Pick<Env, 'CLAMD_URL'>, { hasPhoto }: { hasPhoto: boolean }) {
  return [notifyStaffOfCorrection, acknowledgeCorrection, ...(CLAMD_URL && hasPhoto ? [scanPhoto] : [])]
}
