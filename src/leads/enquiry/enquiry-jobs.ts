import { lateJob } from '#platform/outbox/late-job.ts'

const mails = () => import('./enquiry-emails.tsx')

export const acknowledgeEnquiry = lateJob(
  { kind: 'enquiry.acknowledge', isReceipt: true },
  async () => (await mails()).acknowledgeEnquiry,
)
export const notifyDesk = lateJob(
  { kind: 'enquiry.notify-desk', isToStaff: true },
  async () => (await mails()).notifyDesk,
)

/** What follows an enquiry. */
export const enquiryJobs = [notifyDesk, acknowledgeEnquiry]
