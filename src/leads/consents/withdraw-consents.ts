import type { Database } from '#database/database.ts'
import type { LeadRow } from '#database/tables.ts'
import { endPool } from '#leads/application/talent-pool.ts'
import { keepSeals, sealForRestores } from '#leads/erasure-seals.ts'
import { LEAD_KINDS } from '#leads/kinds.ts'
import { cancelVisitOf } from '#leads/visits/book-visit.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { enqueue } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'
import type { ConsentHandle } from './consent-links.ts'
import { confirmWithdrawal, tellOfficer } from './consents-mails.ts'
import { type Consents, listConsents } from './list-consents.ts'
import { recordConsent } from './record-consent.ts'

interface Wanted {
  leadIds: string[]
  newsletter: boolean
}

/** What the newsletter does when its consent ends, in its own words. */
type EndNewsletter = (subscriber: NonNullable<Consents['newsletter']>['subscriber']) => Promise<void>

/**
 * Takes consent back (DPDP Act 2023, section 6(4) to (6)): the ledger says so,
 * what had not left is stopped, the lead is closed, its sender has a mail that
 * confirms it, and whoever answers for personal data is told. Erasing follows
 * by itself; see forgetWithdrawn. Returns how much was taken back.
 */
export async function withdrawConsents(
  handle: ConsentHandle,
  wanted: Wanted,
  endNewsletter: EndNewsletter,
  services: Services,
): Promise<number> {
  const { db, now } = services
  const consents = await listConsents(db, handle)
  if (!consents) return 0

  const leads = consents.leads.filter(({ leadId, withdrawnAt }) => !withdrawnAt && wanted.leadIds.includes(leadId))
  const isToLeave = wanted.newsletter && consents.newsletter?.isSubscribed
  if (isToLeave) await endNewsletter(consents.newsletter!.subscriber)

  const taken = leads.length + (isToLeave ? 1 : 0)
  if (taken === 0) return 0

  const seals = await db.transaction().execute(async (trx) => {
    for (const { leadId } of leads) {
      await takeBack(trx, leadId, now())
      await cancelVisitOf(trx, leadId, services)
      await recordAction(trx, { staff: null, action: 'lead.consent-withdrawn', subject: leadId, at: now() })
    }
    const references = leads.map(({ reference }) => reference)
    await enqueue(trx, confirmWithdrawal, { handle, references, newsletter: Boolean(isToLeave) }, { now: now() })
    if (leads.length > 0) await enqueue(trx, tellOfficer, { references }, { now: now() })
    return sealForRestores(
      trx,
      leads.map(({ leadId }) => ({ kind: 'consent', value: leadId })),
      services,
    )
  })
  await keepSeals(seals, services)
  return taken
}

/** Ends the consent for one lead: the ledger says so, nothing more is sent about it, and it is closed. */
export async function takeBack(trx: Database, leadId: string, at: Date) {
  const lead = await trx.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirst()
  if (!lead) return

  await recordConsent(trx, { lead_id: leadId, purposes: LEAD_KINDS[lead.kind].purposes, action: 'withdrawn', at })
  await endPool(trx, leadId, at)
  await trx
    .deleteFrom('outbox')
    .where('lead_id', '=', leadId)
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute()
  // Nobody calls any more.
  await trx
    .updateTable('lead_follow_ups')
    .set({ ended_at: at.toISOString() })
    .where('lead_id', '=', leadId)
    .where('ended_at', 'is', null)
    .execute()
  await freeWords(trx, leadId)
  await close(trx, lead, at.toISOString())
}

// Who sends the same again, also on the same day, has changed their mind: it is another lead, and somebody hears of it.
async function freeWords(trx: Database, leadId: string) {
  await trx
    .updateTable('leads')
    .set({ fingerprint: `withdrawn ${leadId}` })
    .where('id', '=', leadId)
    .execute()
  await trx.deleteFrom('idempotency_keys').where('lead_id', '=', leadId).execute()
}

// The desk may not have looked since it came: then it has no row there yet.
async function close(trx: Database, { id, kind, received_at, reply_by }: LeadRow, at: string) {
  const closed = { status: 'closed' as const, closed_at: at, updated_at: at }
  await trx
    .insertInto('lead_handling')
    .values({ lead_id: id, kind, received_at, reply_by, ...closed })
    .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(closed))
    .execute()
}
