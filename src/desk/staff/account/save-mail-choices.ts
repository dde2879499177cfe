import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { LONGEST_SIGNATURE } from '#desk/leads/reply/signature.ts'
import { accountCopy } from '#desk/sign-in/words.en.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { toLines } from '#platform/text/clean-text.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'account.write' } }

const { mails: copy } = accountCopy
const schema = z.object({
  signature: z.string(),
  hears_of_leads: z.enum(['at-once', 'morning'], copy.choose),
})

/** How one signs, and when one hears of leads that colleagues give. No signature: name, company and phone. */
export const action = act(handle, schema, async (choices, { staff, services: { db, now } }) => {
  const signature = toLines(choices.signature).trim()
  if (signature.length > LONGEST_SIGNATURE) return { errors: { signature: copy.tooLong(LONGEST_SIGNATURE) } }

  const at = now()
  await db.transaction().execute(async (trx) => {
    const chosen = { signature: signature || null, hears_of_leads: choices.hears_of_leads }
    const before = await trx
      .selectFrom('staff')
      .select(['signature', 'hears_of_leads'])
      .where('id', '=', staff.id)
      .executeTakeFirst()
    if (before?.signature === chosen.signature && before.hears_of_leads === chosen.hears_of_leads) return

    await trx.updateTable('staff').set(chosen).where('id', '=', staff.id).execute()
    await recordAction(trx, { staff, action: 'account.mails-chosen', at })
  })
  return { done: copy.done }
})
