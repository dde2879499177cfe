import type { Env } from '#platform/env.ts'
import { lateJob } from '#platform/outbox/late-job.ts'
import { scanResume } from './scan-resume.ts'

const mails = () => import('./application-emails.tsx')

export const acknowledgeApplication = lateJob(
  { kind: 'application.acknowledge', isReceipt: true },
  async () => (await mails()).acknowledgeApplication,
)
export const notifyHr = lateJob(
  { kind: 'application.notify-hr', isToStaff: true },
  async () => (await mails()).notifyHr,
)

/** What follows an application. */
export function applicationJobs({ CLAMD_URL }: Pick<Env, 'CLAMD_URL'>) {
  return [notifyHr, acknowledgeApplication, ...(CLAMD_URL ? [scanResume] : [])]
}
