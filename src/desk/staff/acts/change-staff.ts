import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { isRole } from '#desk/access/roles.ts'
import { findStaffById } from '#desk/access/staff-queries.ts'
import { act, ofAct } from '#desk/frame/act.ts'
import { staffCopy as copy } from '#desk/sign-in/words.en.ts'
import { changeStaff, type StaffChange } from '#desk/staff/change-staff.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'staff.write' } }

const CHANGES: Record<string, StaffChange> = {
  'change-role': 'role',
  block: 'block',
  unblock: 'unblock',
  'end-sessions': 'end-sessions',
  'reset-second-factor': 'reset-second-factor',
}

const schema = z.object({ id: z.string(), role: z.optional(z.string()) })

/** What an admin does to a colleague's account. */
export const action = act(handle, schema, async ({ id, role }, { act, staff: by, services }) => {
  const change = ofAct(CHANGES, act)
  const colleague = orNotFound(await findStaffById(services.db, id))
  // The last admin cannot lock the door from outside.
  if (id === by.id) return { trouble: copy.self }
  if (change === 'role' && !isRole(role)) return { trouble: copy.invite.roleWrong }

  await changeStaff(change, { id, ...(role && { role }) }, by, services)
  return { done: copy.done[change](colleague.name) }
})
