import { data, redirect } from 'react-router'
import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { leadDeskCopy as copy } from '#desk/leads/lead/words.en.ts'
import { deleteLeads, deleteRemains } from '#leads/erase-leads.ts'
import { keepSeals, sealForRestores } from '#leads/erasure-seals.ts'
import { tellOfErasedVisit } from '#leads/visits/visit-mails.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { leadAct } from './lead-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'leads.write' } }

const schema = z.object({ reference: z.string() })

/**
 * Erases an application for good, with its resume, notes and mails. What stays
 * is the ledger of consents, which names nobody, and that one was erased, when
 * and by whom.
 */
export const action = leadAct(handle, schema, async (lead, typed, { staff, services }) => {
  const { id, kind, reference } = lead
  if (kind !== 'application') throw data(null, 400)
  if (typed.reference.trim().toUpperCase() !== reference) return { errors: { reference: copy.refused.erase } }

  const { db, now, log } = services
  const { remains, seals } = await db.transaction().execute(async (trx) => {
    await recordAction(trx, { staff, action: 'lead.erased', subject: id, details: { kind }, at: now() })
    await tellOfErasedVisit(trx, lead, services)
    const seals = await sealForRestores(trx, [{ kind: 'lead', value: id }], services)
    return { remains: await deleteLeads(trx, [id]), seals }
  })
  await keepSeals(seals, services)

  // The application is gone. A file that its store will not let go of just now is taken by the sweep.
  await deleteRemains(remains, services).catch((error) => {
    log.error({ err: error }, 'the file of an erased application is left to the sweep')
  })
  return redirect('/desk/applications')
})
