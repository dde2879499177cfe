import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { withdrawLinks } from '#desk/access/one-time-links.ts'
import { act } from '#desk/frame/act.ts'
import { staffCopy as copy } from '#desk/sign-in/words.en.ts'
import { recordAction } from '#platform/operation/activity-log.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'staff.write' } }

export const action = act(handle, z.object({ email: z.string() }), async ({ email }, { staff, services }) => {
  const at = services.now()
  await services.db.transaction().execute(async (trx) => {
    const isWithdrawn = await withdrawLinks(trx, { purpose: 'invitation', email })
    if (isWithdrawn) await recordAction(trx, { staff, action: 'staff.invitation-withdrawn', details: { email }, at })
  })
  return { done: copy.done.withdraw(email) }
})
