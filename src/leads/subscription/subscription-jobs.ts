import { lateJob } from '#platform/outbox/late-job.ts'

const mails = () => import('./newsletter-emails.tsx')

export const askToConfirm = lateJob(
  { kind: 'newsletter.ask', isReceipt: true },
  async () => (await mails()).askToConfirm,
)
export const welcomeSubscriber = lateJob({ kind: 'newsletter.welcome' }, async () => (await mails()).welcomeSubscriber)

/** What follows a sign-up. */
export const subscriptionJobs = [askToConfirm]
