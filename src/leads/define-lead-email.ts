import type { ReactElement } from 'react'
import type { LeadRow } from '#database/tables.ts'
import type { Env } from '#platform/env.ts'
import { automatic } from '#platform/mail/mailer.ts'
import { renderLetter } from '#platform/mail/render-letter.ts'
import { defineJob, type Job } from '#platform/outbox/outbox.ts'
import type { LeadJobPayload } from './accept-lead.ts'
import { findLead } from './lead-queries.ts'

export interface LeadEmail {
  to: string
  replyTo: string
  subject: string
  letter: ReactElement
}

/**
 * A job that mails a desk about one lead; for its sender see define-receipt.ts. The mail's id is the delivery's, so
 * that a repeat can be recognised.
 */
export function defineLeadEmail(kind: string, write: (lead: LeadRow, env: Env) => LeadEmail): Job<LeadJobPayload> {
  return defineJob(kind, async ({ leadId }, { db, env, mail }, deliveryId) => {
    const { letter, ...envelope } = write(await findLead(db, leadId), env)
    const content = await renderLetter(letter)
    await mail.send({ id: deliveryId, ...envelope, ...content, headers: automatic('auto-generated') })
  })
}
