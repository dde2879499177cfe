import { acknowledgeAudit, notifySalesOfAudit } from '#features/audits/audit-emails.tsx'
import { acknowledgeApplication, notifyHr } from '#features/careers/application-emails.tsx'
import { scanResume } from '#features/careers/scan-resume.ts'
import { acknowledgeEnquiry, notifySales } from '#features/enquiries/enquiry-emails.tsx'
import { forgetOldLeads } from '#leads/forget-old-leads.ts'
import { sweepFiles } from '#leads/sweep-files.ts'
import type { Job } from '#platform/outbox.ts'
import type { RecurringTask } from '#platform/recurring.ts'

const HOUR_MS = 3_600_000

/** Every background job. */
export const jobs: Job<never>[] = [
  notifySales,
  acknowledgeEnquiry,
  notifySalesOfAudit,
  acknowledgeAudit,
  notifyHr,
  acknowledgeApplication,
  scanResume,
]

/** What is done again and again, by whichever process comes first. */
export const recurringTasks: RecurringTask[] = [
  { name: 'forget-old-leads', everyMs: 24 * HOUR_MS, run: forgetOldLeads },
  { name: 'sweep-files', everyMs: HOUR_MS, run: sweepFiles },
]
