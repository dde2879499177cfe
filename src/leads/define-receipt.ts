import { cloneElement, type ReactElement } from 'react'
import type { LeadRow } from '#database/tables.ts'
import type { Env } from '#platform/env.ts'
import { automatic } from '#platform/mail/mailer.ts'
import { renderLetter } from '#platform/mail/render-letter.ts'
import type { Job } from '#platform/outbox/outbox.ts'
import type { LeadJobPayload } from './accept-lead.ts'
import { claimReceipt, TOO_MANY } from './claim-receipt.ts'
import { consentLink } from './consents/consent-links.ts'
import { findLead, holdReceipt } from './lead-queries.ts'
import { isSuppressed } from './suppressions.ts'

export interface Receipt {
  /** The desk that an answer goes to. */
  replyTo: string
  subject: string
  /** A Letter: it gets a link in its foot, to what its reader agreed to. */
  letter: ReactElement<{ consents?: string }>
}

/**
 * The mail to the sender of a lead, whose address anybody may have typed: never to one that is suppressed, and few a
 * day to one that has not answered us. It says nothing that its sender wrote (docs/decisions/0029). The mail's id is
 * the delivery's, so that a repeat can be recognised.
 */
export function defineReceipt(kind: string, write: (lead: LeadRow, env: Env) => Receipt): Job<LeadJobPayload> {
  return {
    kind,
    isReceipt: true,
    async run({ leadId, isByStaff }, { db, env, mail, now }, deliveryId) {
      const lead = await findLead(db, leadId)
      if (await isSuppressed(db, lead.email)) return

      const mayGo = isByStaff || (await claimReceipt(db, { email: lead.email, delivery: deliveryId, now: now() }))
      if (!mayGo) return holdReceipt(db, leadId, TOO_MANY)

      const { letter, ...envelope } = write(lead, env)
      const consents = await consentLink({ kind: 'lead', id: leadId }, { db, env })
      const content = await renderLetter(cloneElement(letter, { consents }))
      await mail.send({ id: deliveryId, to: lead.email, ...envelope, ...content, headers: automatic('auto-replied') })
    },
  }
}
