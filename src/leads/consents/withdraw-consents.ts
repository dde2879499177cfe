import { keepSeals, sealForRestores } from '#leads/erasure-seals.ts'
import { cancelVisitOf } from '#leads/visits/book-visit.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { enqueue } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'
import type { ConsentHandle } from './consent-links.ts'
import { confirmWithdrawal, tellOfficer } from './consents-mails.ts'
import { type Consents, listConsents } from './list-consents.ts'
import { takeBack } from './take-back.ts'

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
