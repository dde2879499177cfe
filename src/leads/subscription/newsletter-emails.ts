import { brandName } from '#company/brand-name.ts'
import type { SubscriberRow } from '#database/tables.ts'
import type { LeadJobPayload } from '#leads/accept-lead.ts'
import { claimReceipt, giveBackReceipt, TOO_MANY } from '#leads/claim-receipt.ts'
import { greetedName } from '#leads/greeted-name.ts'
import { greeting } from '#leads/greeting-words.en.ts'
import { findLead, holdReceipt } from '#leads/lead-queries.ts'
import { defineJob, type Job } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'
import { newsletterEmailCopy } from './mail-words.en.ts'
import { type SubscriberLetter, sendToSubscriber } from './send-to-subscriber.ts'
import { claimMail, findSubscriber, isSubscribed } from './subscriber-queries.ts'
import { issueToken } from './subscriber-tokens.ts'

/**
 * What follows a sign-up. Whether the address may be mailed at all is decided
 * first, so that nobody can have us fill a stranger's inbox.
 */
export const askToConfirm: Job<LeadJobPayload> = {
  kind: 'newsletter.ask',
  isReceipt: true,
  async run({ leadId, isByStaff }, services, deliveryId) {
    const { db, now } = services
    const { email } = await findLead(db, leadId)
    // The first question is about the inbox, whatever is written after a plus; the second about this address.
    if (!isByStaff && !(await claimReceipt(db, { email, delivery: deliveryId, now: now() })))
      return holdReceipt(db, leadId, TOO_MANY)
    const subscriber = await claimMail(db, email, deliveryId, now())
    if (!subscriber) return giveBackReceipt(db, deliveryId)

    const letter = isSubscribed(subscriber) ? alreadyKnown() : await confirmationFor(subscriber, services)
    await sendToSubscriber(subscriber, letter, services, deliveryId)
  },
}

export const welcomeSubscriber = defineJob(
  'newsletter.welcome',
  async ({ subscriberId }: { subscriberId: string }, services, deliveryId) => {
    const subscriber = await findSubscriber(services.db, subscriberId)
    // Left or erased before the mail went out.
    if (!subscriber || !isSubscribed(subscriber)) return

    await sendToSubscriber(subscriber, welcomeFor(subscriber), services, deliveryId)
  },
)

async function confirmationFor({ id }: SubscriberRow, services: Services): Promise<SubscriberLetter> {
  const { confirm: copy } = newsletterEmailCopy
  const link = `${services.env.SITE_URL}/newsletter/confirm?token=${await issueToken(id, 'confirm', services)}`

  return {
    subject: copy.subject(brandName()),
    preview: copy.preview,
    heading: copy.heading,
    body: [copy.text, { button: copy.button, href: link }, copy.otherwise],
  }
}

function alreadyKnown(): SubscriberLetter {
  const { text, ...copy } = newsletterEmailCopy.known
  return { ...copy, body: [text] }
}

function welcomeFor({ full_name }: SubscriberRow): SubscriberLetter {
  const { text, subject, ...copy } = newsletterEmailCopy.welcome
  return { ...copy, subject: subject(brandName()), body: [greeting(greetedName(full_name)), text] }
}
