import type { LeadRow } from '#database/tables.ts'
import type { Env } from '#platform/env.ts'
import { defineJobToStaff, type Job } from '#platform/outbox/outbox.ts'
import { postWebhook } from '#platform/webhook/post-webhook.ts'
import type { LeadJobPayload } from './accept-lead.ts'
import { findLead } from './lead-queries.ts'

/** Tells another system, such as a CRM, of a lead: signed, and again until it answers with 2xx. */
export const sendLeadWebhook = defineJobToStaff(
  'lead.webhook',
  async ({ leadId }: LeadJobPayload, services, deliveryId) => {
    const { db, env } = services
    // Taken out of the settings meanwhile: there is nobody left to tell.
    if (!env.WEBHOOK_URL || !env.WEBHOOK_SECRET) return

    const lead = await findLead(db, leadId)
    const body = JSON.stringify({
      event: 'lead.created',
      id: deliveryId,
      created_at: lead.received_at,
      lead: toPublicLead(lead),
    })
    await postWebhook({ url: env.WEBHOOK_URL, secret: env.WEBHOOK_SECRET, deliveryId, body, now: services.now() })
  },
)

/** A lead's jobs, with the one that tells another system where the settings name one. */
export function withWebhook(
  jobs: Job<LeadJobPayload>[],
  { WEBHOOK_URL }: Pick<Env, 'WEBHOOK_URL'>,
): Job<LeadJobPayload>[] {
  return WEBHOOK_URL ? [...jobs, sendLeadWebhook] : jobs
}

function toPublicLead({ fingerprint, quarantine_reason, receipt_held, details, attribution, ...lead }: LeadRow) {
  return { ...lead, details: JSON.parse(details), attribution: attribution && JSON.parse(attribution) }
}
