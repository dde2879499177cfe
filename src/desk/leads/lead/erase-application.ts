import type { Staff } from '#desk/access/staff-context.ts'
import { deleteLeads, deleteRemains } from '#leads/erase-leads.ts'
import { keepSeals, sealForRestores } from '#leads/erasure-seals.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import type { DeskLead } from './find-desk-lead.ts'

/**
 * Erases an application for good, with its resume, notes and mails. What stays
 * is the ledger of consents, which names nobody, and that one was erased, when
 * and by whom.
 */
export async function eraseApplication({ id, kind }: DeskLead, by: Staff, services: Services) {
  const { db, now, log } = services
  const { remains, seals } = await db.transaction().execute(async (trx) => {
    await recordAction(trx, { staff: by, action: 'lead.erased', subject: id, details: { kind }, at: now() })
    const seals = await sealForRestores(trx, [{ kind: 'lead', value: id }], services)
    return { remains: await deleteLeads(trx, [id]), seals }
  })
  await keepSeals(seals, services)

  // The application is gone. A file that its store will not let go of just now is taken by the sweep.
  await deleteRemains(remains, services).catch((error) => {
    log.error({ err: error }, 'the file of an erased application is left to the sweep')
  })
}
