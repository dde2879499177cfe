import { scrub } from '#database/scrub.ts'
import { endPool } from '#leads/application/talent-pool.ts'
import { recordConsent } from '#leads/consents/record-consent.ts'
import { deleteLeads, deleteRemains } from '#leads/erase-leads.ts'
import { keepSeals, sealForRestores } from '#leads/erasure-seals.ts'
import { LEAD_KINDS } from '#leads/kinds.ts'
import { tellOfErasedVisit } from '#leads/visits/visit-mails.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { enqueue } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'
import { findOwnLead } from './find-own-lead.ts'
import { tellOfErasing } from './own-page-jobs.ts'

/**
 * Erases one lead because its sender wants it, at once: rows, files, messages, mails. What stays names nobody: that consent
 * ended, one line of the log, and a seal by which no backup brings it back.
 */
export async function eraseOwnLead(leadId: string, services: Services) {
  const { db, log, now } = services
  const at = now()
  const erased = await db.transaction().execute(async (trx) => {
    const lead = await findOwnLead(trx, leadId)
    if (!lead) return undefined

    const { kind, reference } = lead
    await tellOfErasedVisit(trx, lead, services)
    await endPool(trx, leadId, at)
    const remains = await deleteLeads(trx, [leadId])
    if (!lead.withdrawnAt)
      await recordConsent(trx, { lead_id: leadId, purposes: LEAD_KINDS[kind].purposes, action: 'withdrawn', at })
    await recordAction(trx, { staff: null, action: 'lead.erased', subject: leadId, details: { kind }, at })
    await enqueue(trx, tellOfErasing, { reference }, { now: at })
    return { remains, seals: await sealForRestores(trx, [{ kind: 'lead', value: leadId }], services) }
  })
  if (!erased) return

  await keepSeals(erased.seals, services)
  // Nobody waits for it: what is left to do is overwriting.
  scrub(db).catch((error) => log.warn({ err: error }, 'what was erased is overwritten later'))
  await deleteRemains(erased.remains, services).catch((error) => {
    log.error({ err: error }, 'the files of an erased lead are left to the sweep')
  })
}
