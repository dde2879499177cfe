import { acknowledgeEnquiry, notifyDesk } from '#features/enquiries/enquiry-emails.tsx'
import { forgetUnconfirmed } from '#features/newsletter/forget-unconfirmed.ts'
import { askToConfirm, welcomeSubscriber } from '#features/newsletter/newsletter-emails.tsx'
import { forgetExpiredTokens } from '#features/newsletter/subscriber-tokens.ts'
import { sendLeadWebhook } from '#leads/send-lead-webhook.ts'
import type { Chore } from '#platform/chores.ts'
import { forgetExpiredNonces } from '#platform/human-check/spend-nonce.ts'
import { forgetEndedLimits } from '#platform/limits/count-hits.ts'
import type { Job } from '#platform/outbox.ts'

/** Every background job. */
export const jobs: Job<never>[] = [notifyDesk, acknowledgeEnquiry, askToConfirm, welcomeSubscriber, sendLeadWebhook]

/** Everything that is tidied up each hour. */
export const chores: Chore[] = [forgetExpiredNonces, forgetEndedLimits, forgetExpiredTokens, forgetUnconfirmed]
