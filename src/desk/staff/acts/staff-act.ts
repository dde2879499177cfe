import { data } from 'react-router'
import * as z from 'zod/mini'
import { changeStaff, type StaffChange } from '#desk/access/change-staff.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { isRole } from '#desk/access/roles.ts'
import { findStaffById } from '#desk/access/staff-queries.ts'
import { act } from '#desk/frame/act.ts'
import { staffCopy as copy } from '#desk/sign-in/words.en.ts'

const schema = z.object({ id: z.string(), role: z.optional(z.string()) })

/** What an admin does to a colleague's account. */
export function staffAct(handle: DeskHandle, change: StaffChange) {
  return act(handle, schema, async ({ id, role }, { staff: by, services }) => {
    const colleague = await findStaffById(services.db, id)
    if (!colleague) throw data(null, 404)
    // The last admin cannot lock the door from outside.
    if (id === by.id) return { trouble: copy.self }
    if (change === 'role' && !isRole(role)) return { trouble: copy.invite.roleWrong }

    await changeStaff(change, { id, ...(role && { role }) }, by, services)
    return { done: copy.done[change](colleague.name) }
  })
}
