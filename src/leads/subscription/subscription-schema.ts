import { z } from 'zod'
import { formMessages } from '#leads/form/words.en.ts'
import { leadContextFields } from '#leads/lead-context.ts'
import { emailAddress } from '#platform/mail/email-address.ts'
import { line } from '#platform/text/text.ts'
import { newsletterCopy } from './words.en.ts'

const { errors, humanCheck } = newsletterCopy

const person = {
  full_name: line({ ...formMessages, required: errors.full_name }, 150),
  email: emailAddress({ ...formMessages, required: errors.email }),
}

/** What the footer's form sends (specification 3). The token is of whichever human check the site uses. */
export const subscriptionSchema = z.object({
  'g-recaptcha-response': z.string(humanCheck.missing).min(1, humanCheck.missing),
  ...person,
  ...leadContextFields,
})

/** What the page of the newsletter posts without script: a ticket instead of a token; see wait-ticket.ts. */
export const plainSubscriptionSchema = z.object({
  ...person,
  nickname: leadContextFields.nickname,
  notice_version: leadContextFields.notice_version,
  ticket: z.string().catch(''),
})

export type Subscription = z.output<typeof subscriptionSchema>
