import type { Database } from '#database/database.ts'
import type { LeadViewRow } from '#database/tables.ts'
import { may } from '#desk/access/roles.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import type { LeadFilter } from './lead-filter.ts'
import { readFilter } from './read-filter.ts'

export const LONGEST_VIEW_NAME = 60
// Each of them is counted whenever one looks at the inbox.
export const MOST_VIEWS = 12
// Of all colleagues together, for the same reason.
export const MOST_SHARED = 12

interface SavedView extends Pick<LeadViewRow, 'id' | 'name' | 'query'> {
  filter: LeadFilter
  isOwn: boolean
  isShared: boolean
  /** Who made it. */
  owner: { name: string; isBlocked: boolean }
  mayDelete: boolean
}

/**
 * One's own views by name, then those that colleagues share, the newest first; these stay when their maker is blocked.
 * What a view holds depends on who looks.
 */
export async function listSavedViews(db: Database, staff: Pick<Staff, 'id' | 'role'>): Promise<SavedView[]> {
  const views = () =>
    db
      .selectFrom('lead_views')
      .innerJoin('staff', 'staff.id', 'lead_views.staff_id')
      .selectAll('lead_views')
      .select(['staff.name as owner', 'staff.role', 'staff.blocked_at'])
  const [own, shared] = await Promise.all([
    views().where('staff_id', '=', staff.id).orderBy('lead_views.name').execute(),
    views().where('staff_id', '!=', staff.id).where('shared_at', 'is not', null).orderBy('shared_at', 'desc').execute(),
  ])

  return [...own, ...shared].map(({ id, staff_id, name, query, shared_at, owner, role, blocked_at }) => {
    const isOwn = staff_id === staff.id
    const isBlocked = blocked_at !== null
    // Of somebody who is at the desk it is theirs to take away.
    const isLeftToOthers = isBlocked || !may(role, 'leads.write')
    return {
      ...{ id, name, query },
      filter: readFilter(new URLSearchParams(query)),
      isOwn,
      isShared: shared_at !== null,
      owner: { name: owner, isBlocked },
      mayDelete: may(staff.role, 'leads.write') && (isOwn || isLeftToOthers),
    }
  })
}

export async function countShared(db: Database): Promise<number> {
  const { found } = await db
    .selectFrom('lead_views')
    .select(({ fn }) => fn.countAll().as('found'))
    .where('shared_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(found)
}
