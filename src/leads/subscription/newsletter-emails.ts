import { sql } from 'kysely'
import { brandName } from '#company/brand-name.ts'
import { type Letter, renderLetter } from '#company/letter.ts'
import { letterCopy } from '#company/letter-words.en.ts'
import type { Database } from '#database/database.ts'
import type { SubscriberRow } from '#database/tables.ts'
import { inIndianDate } from '#india/indian-date.ts'
import type { LeadJobPayload } from '#leads/accept-lead.ts'
import { claimReceipt, giveBackReceipt, TOO_MANY } from '#leads/claim-receipt.ts'
import { consentLink } from '#leads/consents/consent-links.ts'
import { greetedName } from '#leads/greeted-name.ts'
import { greeting } from '#leads/greeting-words.en.ts'
import { findLead, holdReceipt } from '#leads/lead-queries.ts'
import { isSuppressed } from '#leads/suppressions.ts'
import { automatic } from '#platform/mail/mailer.ts'
import { defineJob, type Job } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'
import { addressHere } from '#platform/text/language.ts'
import { newsletterEmailCopy } from './mail-words.en.ts'
import { findSubscriber, isPaused, isSubscribed } from './subscriber-queries.ts'
import { issueToken } from './subscriber-tokens.ts'

const DAY_MS = 24 * 3_600_000
/** How often an address is mailed because somebody typed it into a form, until its owner answers. */
const MOST_TIMES_ASKED = 3

interface SubscriberLetter extends Letter {
  subject: string
}

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

    const letter = isSubscribed(subscriber)
      ? alreadyKnown(subscriber, now())
      : await confirmationFor(subscriber, services)
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

/**
 * Takes the right to mail an address that somebody typed in: once a day, three
 * times until its owner answers, and never where the owner, unconfirmed, has
 * asked us to stop, or staff have seen to it. A delivery that is tried again keeps its right. Undefined
 * where there is none.
 */
function claimMail(db: Database, email: string, delivery: string, now: Date): Promise<SubscriberRow | undefined> {
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString()

  return db
    .updateTable('subscribers')
    .set({
      times_asked: sql`case when asked_by = ${delivery} then times_asked else times_asked + 1 end`,
      asked_by: delivery,
      asked_at: now.toISOString(),
    })
    .where('address', '=', email.toLowerCase())
    .where('suppressed_at', 'is', null)
    .where((eb) => eb.or([eb('confirmed_at', 'is not', null), eb('unsubscribed_at', 'is', null)]))
    .where((eb) =>
      eb.or([
        eb('asked_by', '=', delivery),
        eb.and([
          eb('times_asked', '<', MOST_TIMES_ASKED),
          eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', dayAgo)]),
        ]),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
}

async function confirmationFor({ id }: SubscriberRow, services: Services): Promise<SubscriberLetter> {
  const { confirm: copy } = newsletterEmailCopy
  const token = await issueToken(id, 'confirm', services)
  const link = services.env.SITE_URL + addressHere(`/newsletter/confirm?token=${token}`)

  return {
    subject: copy.subject(brandName()),
    preview: copy.preview,
    heading: copy.heading,
    body: [copy.text, { button: copy.button, href: link }, copy.otherwise],
  }
}

// A break goes on: anybody can type an address, and only its owner ends it.
function alreadyKnown(subscriber: SubscriberRow, now: Date): SubscriberLetter {
  const { known, paused } = newsletterEmailCopy
  if (!isPaused(subscriber, now)) {
    const { text, ...copy } = known
    return { ...copy, body: [text] }
  }
  const { text, ...copy } = paused
  return { ...copy, body: [text(inIndianDate(subscriber.paused_until ?? ''))] }
}

function welcomeFor({ full_name }: SubscriberRow): SubscriberLetter {
  const { text, subject, ...copy } = newsletterEmailCopy.welcome
  return { ...copy, subject: subject(brandName()), body: [greeting(greetedName(full_name)), text] }
}

/**
 * Every mail of the newsletter goes out here, and none to whom we must not write. It says why it came and how to end
 * it, with links of its own and the headers of one-click unsubscribing (RFC 8058).
 */
async function sendToSubscriber(
  { id, email }: SubscriberRow,
  { subject, ...letter }: SubscriberLetter,
  services: Services,
  deliveryId: string,
) {
  // Asked once more, at the last moment: a mail may have waited for days.
  if (await isSuppressed(services.db, email)) return

  const token = await issueToken(id, 'manage', services)
  const unsubscribe = services.env.SITE_URL + addressHere(`/newsletter/unsubscribe?token=${token}`)
  const foot = {
    why: newsletterEmailCopy.footer.why(brandName()),
    links: [
      {
        text: newsletterEmailCopy.footer.preferences,
        href: services.env.SITE_URL + addressHere(`/newsletter/preferences?token=${token}`),
      },
      { text: newsletterEmailCopy.footer.unsubscribe, href: unsubscribe },
      { text: letterCopy.consents, href: await consentLink({ kind: 'subscriber', id }, services) },
    ],
  }

  await services.mail.send({
    id: deliveryId,
    to: email,
    subject,
    ...(await renderLetter({ ...letter, foot })),
    headers: {
      ...automatic('auto-generated'),
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
}
