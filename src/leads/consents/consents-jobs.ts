import { lateJob } from '#platform/outbox/late-job.ts'

const mails = () => import('./consents-mails.tsx')

export const confirmWithdrawal = lateJob({ kind: 'consents.confirm' }, async () => (await mails()).confirmWithdrawal)
export const tellOfficer = lateJob(
  { kind: 'consents.tell-officer', isToStaff: true },
  async () => (await mails()).tellOfficer,
)
