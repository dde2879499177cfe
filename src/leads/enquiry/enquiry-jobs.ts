import { acknowledgeEnquiry, notifyDesk } from './enquiry-emails.tsx'

/** What follows an enquiry. */
export const enquiryJobs = [notifyDesk, acknowledgeEnquiry]
