import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'
import type { LeadRow } from '#database/tables.ts'
import type { Env } from '#platform/env.ts'
import { defineJob, type Job } from '#platform/outbox.ts'
import type { LeadJobPayload } from './accept-lead.ts'
import { findLead } from './lead-queries.ts'

export interface LeadEmail {
  to: string
  replyTo: string
  subject: string
  letter: ReactElement
}

/** A job that mails about one lead. The mail's id is the delivery's, so that a repeat can be recognised. */
export function defineLeadEmail(kind: string, write: (lead: LeadRow, env: Env) => LeadEmail): Job<LeadJobPayload> {
  return defineJob(kind, async ({ leadId }, { db, env, mail }, deliveryId) => {
    const { letter, ...envelope } = write(await findLead(db, leadId), env)
    const html = await render(letter)

    await mail.send({ id: deliveryId, ...envelope, html, text: toPlainText(html) })
  })
}
