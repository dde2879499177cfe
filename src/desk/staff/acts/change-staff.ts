import { data } from 'react-router'
import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { isRole } from '#desk/access/roles.ts'
import { resetSecondFactor } from '#desk/access/second-factor.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { endSessionsOf, findStaffById, setBlocked, setRole } from '#desk/access/staff-queries.ts'
import { act, ofAct } from '#desk/frame/act.ts'
import { staffCopy as copy } from '#desk/sign-in/words.en.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'staff.write' } }

const CHANGES = {
  'change-role': 'role',
  block: 'block',
  unblock: 'unblock',
  'end-sessions': 'end-sessions',
  'reset-second-factor': 'reset-second-factor',
} as const

type StaffChange = (typeof CHANGES)[keyof typeof CHANGES]

const schema = z.object({ id: z.string(), role: z.optional(z.string()) })

/** What an admin does to a colleague's account. */
export const action = act(handle, schema, async ({ id, role }, { act, staff: by, services }) => {
  const change = ofAct<StaffChange>(CHANGES, act)
  const colleague = await findStaffById(services.db, id)
  if (!colleague) throw data(null, 404)
  // The last admin cannot lock the door from outside.
  if (id === by.id) return { trouble: copy.self }
  if (change === 'role' && !isRole(role)) return { trouble: copy.invite.roleWrong }

  await changeStaff(change, { id, ...(role && { role }) }, by, services)
  return { done: copy.done[change](colleague.name) }
})

/** What an admin does to somebody else's account. A block or a new role takes hold at the next request. */
export async function changeStaff(
  change: StaffChange,
  { id, role }: { id: string; role?: string },
  by: Staff,
  services: Services,
) {
  const { db, now } = services
  if (change === 'reset-second-factor') return resetSecondFactor(id, by, services)

  await db.transaction().execute(async (trx) => {
    // What has not changed is no line of the activity log.
    if (change === 'role' && !(isRole(role) && (await setRole(trx, id, role)))) return
    if (change === 'block') await setBlocked(trx, id, now().toISOString())
    if (change === 'unblock') await setBlocked(trx, id, null)
    if (change === 'block' || change === 'end-sessions') await endSessionsOf(trx, id)
    const details = change === 'role' ? { role } : {}
    await recordAction(trx, { staff: by, action: `staff.${change}`, subject: id, details, at: now() })
  })
}
