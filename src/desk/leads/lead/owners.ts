import type { Database } from '#database/database.ts'
import { kindsSeenBy } from '#desk/access/kinds-seen.ts'
import { may } from '#desk/access/roles.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { listStaff } from '#desk/access/staff-queries.ts'

/** Who can be given leads that this person sees. */
export async function listOwners(db: Database, { role }: Pick<Staff, 'role'>): Promise<{ id: string; name: string }[]> {
  const staff = await listStaff(db)
  return staff
    .filter(
      (each) =>
        !each.blocked_at &&
        may(each.role, 'leads.write') &&
        kindsSeenBy(each.role).some((kind) => kindsSeenBy(role).includes(kind)),
    )
    .map(({ id, name }) => ({ id, name }))
}

/** Who this is, if leads can be given to them. */
export async function findOwner(trx: Database, id = '') {
  const staff = await listStaff(trx)
  return staff.find((each) => each.id === id && !each.blocked_at && may(each.role, 'leads.write'))
}
