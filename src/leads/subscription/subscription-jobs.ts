import { askToConfirm } from './newsletter-emails.tsx'

/** What follows a sign-up. */
export const subscriptionJobs = [askToConfirm]
