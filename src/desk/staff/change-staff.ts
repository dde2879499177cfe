import { isRole } from '#desk/access/roles.ts'
import { resetSecondFactor } from '#desk/access/second-factor.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { endSessionsOf, setBlocked, setRole } from '#desk/access/staff-queries.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'

export type StaffChange = 'role' | 'block' | 'unblock' | 'end-sessions' | 'reset-second-factor'

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
    const hasChanged = {
      role: async () => isRole(role) && (await setRole(trx, id, role)),
      block: () => setBlocked(trx, id, now().toISOString()),
      unblock: () => setBlocked(trx, id, null),
      'end-sessions': () => endSessionsOf(trx, id),
    }[change]
    if (!(await hasChanged())) return
    if (change === 'block') await endSessionsOf(trx, id)
    const details = change === 'role' ? { role } : {}
    await recordAction(trx, { staff: by, action: `staff.${change}`, subject: id, details, at: now() })
  })
}
