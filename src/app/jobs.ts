import { forgetOldQuestions } from '#assistant/answers/unanswered.ts'
import { scrub } from '#database/scrub.ts'
import { mailInvitation } from '#desk/access/invitations.ts'
import { forgetOldReads } from '#desk/access/lead-reads.ts'
import { forgetOldLinks } from '#desk/access/one-time-links.ts'
import { mailResetLink } from '#desk/access/reset-password.ts'
import { forgetUsedCodes } from '#desk/access/used-codes.ts'
import { warnOwner } from '#desk/access/warn-owner.ts'
import { catchUpWithAll } from '#desk/leads/inbox/catch-up.ts'
import { alarmDesk, raiseAlarms } from '#desk/leads/mails/alarm.ts'
import { mailDigest, queueDigests } from '#desk/leads/mails/digest.ts'
import { mailHandOver } from '#desk/leads/mails/hand-overs.ts'
import { indexLeads } from '#desk/leads/search/index-leads.ts'
import { lookAtPictures } from '#desk/posts/pictures/alike.ts'
import { sweepPictures } from '#desk/posts/pictures/forget-picture.ts'
import { lookAtNews } from '#editions/automatic/make-automatic.ts'
import { beginScheduledEditions, tellOfPause } from '#editions/edition-states.ts'
import { mailTestEdition } from '#editions/test-edition.ts'
import { readMissedResumes } from '#leads/application/read-resume.ts'
import { forgetOldReceipts } from '#leads/claim-receipt.ts'
import { confirmWithdrawal, tellOfficer } from '#leads/consents/consents-mails.ts'
import { forgetWithdrawn } from '#leads/consents/withdrawn-leads.ts'
import { sendReply } from '#leads/conversation/send-reply.ts'
import { forgetOldLeads } from '#leads/forget-old-leads.ts'
import { inLanguageOfLead } from '#leads/in-language-of-lead.ts'
import { KIND_NAMES, LEAD_KINDS } from '#leads/kinds.ts'
import { forgetUnmatched } from '#leads/mail-in/forget-unmatched.ts'
import { scanMessageFile } from '#leads/mail-in/keep-parts.ts'
import { tellOfBounce } from '#leads/mail-in/note-bounce.ts'
import {
  scanAddedFile,
  scanNewResume,
  sendLinksAgain,
  tellOfErasing,
  tellStaffOfAddition,
  tellStaffOfResume,
} from '#leads/own-page/own-page-jobs.ts'
import { sendLeadWebhook } from '#leads/send-lead-webhook.ts'
import { forgetChoices, forgetUnconfirmed } from '#leads/subscription/forget-unconfirmed.ts'
import { forgetExpiredTokens } from '#leads/subscription/subscriber-tokens.ts'
import { sweepFiles } from '#leads/sweep-files.ts'
import { tellStaffOfErasedVisit, tellStaffOfVisit, tellVisitorOfVisit } from '#leads/visits/visit-mails.ts'
import { forgetOldCopies } from '#platform/files/forget-old-copies.ts'
import { forgetExpiredNonces } from '#platform/human-check/spend-nonce.ts'
import { forgetEndedLimits } from '#platform/limits/count-requests.ts'
import { forgetOldTallies } from '#platform/operation/tallies.ts'
import { writeTablesAnew } from '#platform/operation/write-tables-anew.ts'
import type { Job } from '#platform/outbox/outbox.ts'
import type { RecurringTask } from '#platform/outbox/recurring.ts'
import { forgetOldBuilds } from './old-builds/keep-build.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
// 9:00 in India, where there is no summer time.
const MORNING_MS = 3.5 * HOUR_MS
// 1:00 in India, well before the backup at half past two (deploy/site-backup.timer), which holds the tables that it reads.
const NIGHT_MS = 19.5 * HOUR_MS

/** Every background job: those of the kinds of lead, and the others. What says something to a visitor says it in their language. */
export const jobs: Job<never>[] = [
  ...KIND_NAMES.flatMap((kind) => LEAD_KINDS[kind].allJobs.map(([job]) => job)),
  sendLeadWebhook,
  sendReply,
  mailResetLink,
  mailInvitation,
  warnOwner,
  alarmDesk,
  tellOfBounce,
  scanMessageFile,
  mailDigest,
  mailHandOver,
  confirmWithdrawal,
  tellOfficer,
  tellStaffOfAddition,
  tellStaffOfResume,
  tellOfErasing,
  sendLinksAgain,
  scanAddedFile,
  scanNewResume,
  tellVisitorOfVisit,
  tellStaffOfVisit,
  tellStaffOfErasedVisit,
  tellOfPause,
  mailTestEdition,
].map(inLanguageOfLead)

/** Those by which staff learn of something, by their kinds. */
export const staffNotificationKinds = jobs.filter(({ isToStaff }) => isToStaff).map(({ kind }) => kind)

/** What is done again and again, by whichever process comes first. */
export const recurringTasks: RecurringTask[] = [
  { name: 'forget-old-leads', everyMs: 24 * HOUR_MS, isForgetting: true, run: forgetOldLeads },
  { name: 'forget-withdrawn', everyMs: 24 * HOUR_MS, run: forgetWithdrawn },
  { name: 'forget-unmatched-mail', everyMs: 24 * HOUR_MS, isForgetting: true, run: forgetUnmatched },
  { name: 'forget-unconfirmed', everyMs: 24 * HOUR_MS, isForgetting: true, run: forgetUnconfirmed },
  { name: 'forget-choices', everyMs: 24 * HOUR_MS, isForgetting: true, run: forgetChoices },
  { name: 'forget-old-receipts', everyMs: HOUR_MS, run: forgetOldReceipts },
  { name: 'forget-expired-tokens', everyMs: HOUR_MS, run: forgetExpiredTokens },
  { name: 'forget-expired-nonces', everyMs: HOUR_MS, run: forgetExpiredNonces },
  { name: 'forget-ended-limits', everyMs: HOUR_MS, run: forgetEndedLimits },
  { name: 'forget-old-questions', everyMs: 24 * HOUR_MS, isForgetting: true, run: forgetOldQuestions },
  { name: 'forget-old-tallies', everyMs: 24 * HOUR_MS, isForgetting: true, run: forgetOldTallies },
  { name: 'forget-old-reads', everyMs: 24 * HOUR_MS, isForgetting: true, run: forgetOldReads },
  { name: 'forget-old-copies', everyMs: 24 * HOUR_MS, run: forgetOldCopies },
  { name: 'forget-used-codes', everyMs: HOUR_MS, run: forgetUsedCodes },
  { name: 'forget-old-links', everyMs: 24 * HOUR_MS, isForgetting: true, run: forgetOldLinks },
  { name: 'index-leads', everyMs: MINUTE_MS, run: indexLeads },
  { name: 'catch-up-with-leads', everyMs: HOUR_MS, run: catchUpWithAll },
  { name: 'alarm-overdue-leads', everyMs: MINUTE_MS, run: raiseAlarms },
  { name: 'tell-news', everyMs: MINUTE_MS, run: lookAtNews },
  { name: 'begin-editions', everyMs: MINUTE_MS, run: beginScheduledEditions },
  { name: 'morning-digest', everyMs: 24 * HOUR_MS, beginsAtMs: MORNING_MS, run: queueDigests },
  { name: 'read-missed-resumes', everyMs: 24 * HOUR_MS, run: readMissedResumes },
  { name: 'sweep-files', everyMs: HOUR_MS, run: sweepFiles },
  { name: 'forget-old-builds', everyMs: HOUR_MS, isForgetting: true, run: forgetOldBuilds },
  { name: 'sweep-pictures', everyMs: HOUR_MS, run: sweepPictures },
  { name: 'look-at-pictures', everyMs: HOUR_MS, run: lookAtPictures },
  { name: 'overwrite-what-was-forgotten', everyMs: 24 * HOUR_MS, run: ({ db }) => scrub(db) },
  {
    name: 'write-tables-anew',
    everyMs: 24 * HOUR_MS,
    beginsAtMs: NIGHT_MS,
    beginsWithinMs: HOUR_MS,
    run: async (services) => void (await writeTablesAnew(services)),
  },
]
