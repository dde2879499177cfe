import type { DeskHandle } from '#desk/access/desk-access.ts'
import { unmatchedCopy } from '#desk/leads/words.en.ts'
import { makeEnquiry } from '#leads/mail-in/make-enquiry.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { isEmailAddress } from '#platform/text/read-email-address.ts'
import { changeLetter, letterAct } from './letter-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'letters.write' } }

const { enquiry: copy } = unmatchedCopy

/** Makes a letter a lead, on the way that every other goes. */
export const action = letterAct(handle, async (letter, _, { staff, services }) => {
  if (!isEmailAddress(letter.from_address)) return { trouble: copy.noAddress }

  const { reference } = await makeEnquiry(letter, services, async (trx, lead) => {
    await changeLetter(trx, letter.id, { lead_id: lead.id, dismissed_at: null })
    const at = services.now()
    await recordAction(trx, { staff, action: 'lead.letter-put', subject: lead.id, details: { letter: letter.id }, at })
  })
  return { done: copy.done(reference) }
})
