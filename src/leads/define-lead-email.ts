import { cloneElement, type ReactElement } from 'react'
import type { LeadRow } from '#database/tables.ts'
import type { Env } from '#platform/env.ts'
import { defineJob, type Job } from '#platform/outbox.ts'
import { renderLetter } from '#platform/render-letter.ts'
import type { LeadJobPayload } from './accept-lead.ts'
import { consentLink } from './consent-links.ts'
import { findLead } from './lead-queries.ts'
import { isSuppressed } from './suppressions.ts'

export interface LeadEmail {
  to: string
  replyTo: string
  subject: string
  /** A Letter: what goes to the sender gets a link in its foot. */
  letter: ReactElement<{ consents?: string }>
}

/**
 * A job that mails about one lead: to the desk, or to its sender, unless that
 * address is suppressed. The mail's id is the delivery's, so that a repeat can
 * be recognised.
 */
export function defineLeadEmail(kind: string, write: (lead: LeadRow, env: Env) => LeadEmail): Job<LeadJobPayload> {
  return defineJob(kind, async ({ leadId }, { db, env, mail }, deliveryId) => {
    const lead = await findLead(db, leadId)
    const { letter, ...envelope } = write(lead, env)
    // Whoever must not be written to gets no receipt either: anybody may have typed the address. The desk still hears.
    const isToSender = envelope.to === lead.email
    if (isToSender && (await isSuppressed(db, lead.email))) return

    const consents = isToSender ? await consentLink({ kind: 'lead', id: leadId }, { db, env }) : undefined
    await mail.send({ id: deliveryId, ...envelope, ...(await renderLetter(cloneElement(letter, { consents }))) })
  })
}
