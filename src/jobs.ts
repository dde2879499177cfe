import { acknowledgeEnquiry, notifySales } from '#features/enquiries/enquiry-emails.tsx'
import type { Job } from '#platform/outbox.ts'

/** Every background job. */
export const jobs: Job<never>[] = [notifySales, acknowledgeEnquiry]
