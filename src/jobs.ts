import { acknowledgeEnquiry, notifyDesk } from '#features/enquiries/enquiry-emails.tsx'
import { sendLeadWebhook } from '#leads/send-lead-webhook.ts'
import type { Job } from '#platform/outbox.ts'

/** Every background job. */
export const jobs: Job<never>[] = [notifyDesk, acknowledgeEnquiry, sendLeadWebhook]
