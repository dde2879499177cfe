import { forgetOldQuestions } from '#features/assistant/answers/unanswered.ts'
import { acknowledgeAudit, notifySalesOfAudit } from '#features/audits/audit-emails.tsx'
import { acknowledgeApplication, notifyHr } from '#features/careers/application-emails.tsx'
import { scanResume } from '#features/careers/scan-resume.ts'
import { acknowledgeEnquiry, notifyDesk } from '#features/enquiries/enquiry-emails.tsx'
import { forgetUnconfirmed } from '#features/newsletter/forget-unconfirmed.ts'
import { askToConfirm, welcomeSubscriber } from '#features/newsletter/newsletter-emails.tsx'
import { forgetExpiredTokens } from '#features/newsletter/subscriber-tokens.ts'
import { forgetOldLeads } from '#leads/forget-old-leads.ts'
import { sendLeadWebhook } from '#leads/send-lead-webhook.ts'
import { sweepFiles } from '#leads/sweep-files.ts'
import { forgetExpiredNonces } from '#platform/human-check/spend-nonce.ts'
import { forgetEndedLimits } from '#platform/limits/count-hits.ts'
import type { Job } from '#platform/outbox.ts'
import type { RecurringTask } from '#platform/recurring.ts'
import { mailResetLink } from '#staff/reset-password.tsx'
import { forgetUsedCodes } from '#staff/sign-in.ts'

const HOUR_MS = 3_600_000

/** Every background job. */
export const jobs: Job<never>[] = [
  notifyDesk,
  acknowledgeEnquiry,
  notifySalesOfAudit,
  acknowledgeAudit,
  notifyHr,
  acknowledgeApplication,
  scanResume,
  askToConfirm,
  welcomeSubscriber,
  sendLeadWebhook,
  mailResetLink,
]

/** What is done again and again, by whichever process comes first. */
export const recurringTasks: RecurringTask[] = [
  { name: 'forget-old-leads', everyMs: 24 * HOUR_MS, run: forgetOldLeads },
  { name: 'forget-unconfirmed', everyMs: HOUR_MS, run: forgetUnconfirmed },
  { name: 'forget-expired-tokens', everyMs: HOUR_MS, run: forgetExpiredTokens },
  { name: 'forget-expired-nonces', everyMs: HOUR_MS, run: forgetExpiredNonces },
  { name: 'forget-ended-limits', everyMs: HOUR_MS, run: forgetEndedLimits },
  { name: 'forget-old-questions', everyMs: 24 * HOUR_MS, run: forgetOldQuestions },
  { name: 'forget-used-codes', everyMs: HOUR_MS, run: forgetUsedCodes },
  { name: 'sweep-files', everyMs: HOUR_MS, run: sweepFiles },
]
