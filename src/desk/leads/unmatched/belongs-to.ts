import type { DeskHandle } from '#desk/access/desk-access.ts'
import { kindsSeenBy } from '#desk/access/kinds-seen.ts'
import { messageHandling } from '#desk/leads/message-handling.ts'
import { unmatchedCopy } from '#desk/leads/words.en.ts'
import { findByReference } from '#leads/lead-queries.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { changeLetter, letterAct } from './letter-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'letters.write' } }

const { belongs: copy } = unmatchedCopy

/** Puts a letter into the thread of the lead to which it belongs. Its sender waits from now on. */
export const action = letterAct(handle, async (letter, typed, { staff, services }) => {
  const { db, now } = services
  const lead = await findByReference(db, typed.reference.trim().toUpperCase())
  if (!lead || !kindsSeenBy(staff.role).includes(lead.kind))
    return { errors: { reference: copy.wrong }, letter: letter.id }

  const at = now()
  await db.transaction().execute(async (trx) => {
    await changeLetter(trx, letter.id, { lead_id: lead.id, dismissed_at: null })
    if (!letter.automatic) await messageHandling.cameBack(trx, { leadId: lead.id, at }, services)
    await recordAction(trx, { staff, action: 'lead.letter-put', subject: lead.id, details: { letter: letter.id }, at })
  })
  return { done: copy.done(lead.reference) }
})
