import { type LetterLine, renderLetter } from '#company/letter.ts'
import type { LeadRow } from '#database/tables.ts'
import { inIndianTime } from '#india/indian-time.ts'
import type { Env } from '#platform/env.ts'
import { automatic } from '#platform/mail/mailer.ts'
import { defineJobToStaff, type Job } from '#platform/outbox/outbox.ts'
import type { LeadJobPayload } from './accept-lead.ts'
import type { Told } from './lead-kind.ts'
import { findLead } from './lead-queries.ts'
import { leadCopy } from './words.en.ts'

const { notice: common } = leadCopy

interface NoticeWords {
  subject: (reference: string, name: string) => string
  /** Of the time by which we reply, where we promise one. */
  preview: (replyBy: string) => string
  heading: string
  /** What is said of that time. */
  replyBy?: string
  /** Before the end. */
  hint?: (reference: string) => string
  closing: string
}

interface Kind {
  mailboxFor: (details: unknown, env: Env) => string
  tell: (details: unknown) => Told
}

/**
 * A job that tells the people who answer of a lead: who sent it and all that it says, as the desk shows it. Answering
 * the mail writes to its sender. Its id is the delivery's, so that a repeat can be recognised.
 */
export function defineNotice(kind: string, copy: NoticeWords, { mailboxFor, tell }: Kind): Job<LeadJobPayload> {
  return defineJobToStaff(kind, async ({ leadId }, { db, env, mail }, deliveryId) => {
    const lead = await findLead(db, leadId)
    const details: unknown = JSON.parse(lead.details)
    const { facts, text } = tell(details)
    const replyBy = lead.reply_by && inIndianTime(new Date(lead.reply_by))
    const content = await renderLetter({
      preview: copy.preview(replyBy ?? ''),
      heading: copy.heading,
      body: [
        { lines: [...linesOf(lead, replyBy, copy), ...linesOfFacts(facts)] },
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

function linesOf(lead: LeadRow, replyBy: string | null, copy: NoticeWords): LetterLine[] {
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
