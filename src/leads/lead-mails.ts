import { brandName } from '#company/brand-name.ts'
import { type LetterLine, renderLetter } from '#company/letter.ts'
import { letterCopy } from '#company/letter-words.en.ts'
import type { LeadRow } from '#database/tables.ts'
import { inIndianTime } from '#india/indian-time.ts'
import { automatic } from '#platform/mail/mailer.ts'
import { defineJobToStaff, type Job } from '#platform/outbox/outbox.ts'
import { addressHere } from '#platform/text/language.ts'
import type { LeadJobPayload } from './accept-lead.ts'
import { claimReceipt, TOO_MANY } from './claim-receipt.ts'
import { consentLink } from './consents/consent-links.ts'
import { greetedName } from './greeted-name.ts'
import { greeting } from './greeting-words.en.ts'
import type { LeadKindEntry, Told } from './lead-kind.ts'
import { findLead, holdReceipt } from './lead-queries.ts'
import { ownPageLink } from './own-page/own-page-link.ts'
import { ownPageCopy } from './own-page/words.en.ts'
import { isSuppressed } from './suppressions.ts'
import { leadCopy } from './words.en.ts'

const { notice: common } = leadCopy

interface MailWords {
  /** Of the time by which we reply, where we promise one. */
  preview: (replyBy: string) => string
  /** What is said of that time. */
  replyBy?: string
  closing: string
}

interface NoticeWords extends MailWords {
  subject: (reference: string, name: string) => string
  heading: string
  /** Before the end. */
  hint?: (reference: string) => string
}

interface ReceiptWords extends MailWords {
  subject: (reference: string) => string
  thanks: (brand: string) => string
  reference: string
}

interface ReceiptOf extends Pick<LeadKindEntry, 'mailboxFor'> {
  /** What else is said of this lead: in our own words alone. */
  linesOf?: (lead: LeadRow) => LetterLine[]
  /** The one next step: a page of ours, and our own words for it. */
  nextOf?: (lead: LeadRow) => { path: string; label: string }
}

/**
 * A job that tells the people who answer of a lead: who sent it and all that it says, as the desk shows it. Answering
 * the mail writes to its sender. Its id is the delivery's, so that a repeat can be recognised.
 */
export function defineNotice(
  kind: string,
  copy: NoticeWords,
  { mailboxFor, tell }: Pick<LeadKindEntry, 'mailboxFor' | 'tell'>,
): Job<LeadJobPayload> {
  return defineJobToStaff(kind, async ({ leadId }, { db, env, mail }, deliveryId) => {
    const lead = await findLead(db, leadId)
    const details: unknown = JSON.parse(lead.details)
    const { facts, text } = tell(details)
    const replyBy = lead.reply_by && inIndianTime(new Date(lead.reply_by))
    const content = await renderLetter({
      preview: copy.preview(replyBy ?? ''),
      heading: copy.heading,
      body: [
        { lines: [...linesOfLead(lead, replyBy, copy), ...linesOfFacts(facts)] },
        text && { label: text.label, quoted: text.value },
        // The visitor got no receipt, and why.
        lead.receipt_held && leadCopy.receiptHeld(lead.receipt_held),
        copy.hint?.(lead.reference),
        { button: common.open, href: `${env.SITE_URL}/desk/leads/${lead.id}` },
        copy.closing,
      ],
    })

    await mail.send({
      id: deliveryId,
      to: mailboxFor(details, env),
      replyTo: lead.email,
      subject: copy.subject(lead.reference, lead.full_name),
      ...content,
      headers: automatic('auto-generated'),
    })
  })
}

function linesOfLead(lead: LeadRow, replyBy: string | null, copy: NoticeWords): LetterLine[] {
  return [
    [common.reference, lead.reference],
    ...(replyBy && copy.replyBy ? [[copy.replyBy, replyBy] as LetterLine] : []),
    [common.receivedAt, inIndianTime(new Date(lead.received_at))],
    [common.full_name, lead.full_name],
    [common.email, lead.email],
    [common.phone_number, lead.phone_number ?? ''],
  ]
}

function linesOfFacts(facts: Told['facts']): LetterLine[] {
  return facts.filter(({ value }) => value).map(({ label, value }) => [label, value])
}

/**
 * The mail to the sender of a lead, whose address anybody may have typed: never to one that is suppressed, and few a
 * day to one that has not answered us. It says nothing that its sender wrote (docs/decisions/0029). The mail's id is
 * the delivery's, so that a repeat can be recognised.
 */
export function defineReceipt(
  kind: string,
  copy: ReceiptWords,
  { mailboxFor, linesOf, nextOf }: ReceiptOf,
): Job<LeadJobPayload> {
  return {
    kind,
    isReceipt: true,
    async run({ leadId, isByStaff }, services, deliveryId) {
      const { db, env, mail, now } = services
      const lead = await findLead(db, leadId)
      if (await isSuppressed(db, lead.email)) return

      const mayGo = isByStaff || (await claimReceipt(db, { email: lead.email, delivery: deliveryId, now: now() }))
      if (!mayGo) return holdReceipt(db, leadId, TOO_MANY)

      const replyBy = inIndianTime(new Date(lead.reply_by ?? lead.received_at))
      const lines: LetterLine[] = [
        [copy.reference, lead.reference],
        ...(copy.replyBy ? [[copy.replyBy, replyBy] as LetterLine] : []),
        ...(linesOf?.(lead) ?? []),
      ]
      const step = nextOf?.(lead)
      const next = step && { button: step.label, href: new URL(addressHere(step.path), env.SITE_URL).href }
      const consents = await consentLink({ kind: 'lead', id: leadId }, { db, env })
      const content = await renderLetter({
        preview: copy.preview(replyBy),
        body: [greeting(greetedName(lead.full_name)), copy.thanks(brandName()), { lines }, next, copy.closing],
        foot: {
          links: [
            { text: ownPageCopy.mailLink, href: await ownPageLink(leadId, 'whole', services) },
            { text: letterCopy.consents, href: consents },
          ],
        },
      })

      await mail.send({
        id: deliveryId,
        to: lead.email,
        replyTo: mailboxFor(JSON.parse(lead.details), env),
        subject: copy.subject(lead.reference),
        ...content,
        headers: automatic('auto-replied'),
      })
    },
  }
}
