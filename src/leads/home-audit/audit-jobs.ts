import { lateJob } from '#platform/outbox/late-job.ts'

const mails = () => import('./audit-emails.tsx')

export const acknowledgeAudit = lateJob(
  { kind: 'audit.acknowledge', isReceipt: true },
  async () => (await mails()).acknowledgeAudit,
)
export const notifySalesOfAudit = lateJob(
  { kind: 'audit.notify-sales', isToStaff: true },
  async () => (await mails()).notifySalesOfAudit,
)

/** What follows a request for an audit. */
export const auditJobs = [notifySalesOfAudit, acknowledgeAudit]
