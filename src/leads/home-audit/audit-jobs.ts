import { acknowledgeAudit, notifySalesOfAudit } from './audit-emails.tsx'

/** What follows a request for a home audit. */
export const auditJobs = [notifySalesOfAudit, acknowledgeAudit]
