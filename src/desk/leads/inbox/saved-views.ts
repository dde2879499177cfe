import type { Database } from '#database/database.ts'
import type { LeadViewRow } from '#database/tables.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import type { LeadFilter } from './lead-filter.ts'
import { readFilter } from './read-filter.ts'

export const LONGEST_VIEW_NAME = 60
// Each of them is counted whenever one looks at the inbox.
export const MOST_VIEWS = 12

// Of colleagues', for the same reason: the newest.
const MOST_SHARED = 12

interface SavedView extends Pick<LeadViewRow, 'id' | 'name' | 'query'> {
  filter: LeadFilter
  isOwn: boolean
  isShared: boolean
}

/** One's own views by name, then those that colleagues share. What a view holds depends on who looks. */
export async function listSavedViews(db: Database, staff: Pick<Staff, 'id'>): Promise<SavedView[]> {
  const [own, shared] = await Promise.all([
    db.selectFrom('lead_views').selectAll().where('staff_id', '=', staff.id).orderBy('name').execute(),
    db
      .selectFrom('lead_views')
      .innerJoin('staff', 'staff.id', 'lead_views.staff_id')
      .selectAll('lead_views')
      .where('staff_id', '!=', staff.id)
      .where('shared_at', 'is not', null)
      .where('staff.blocked_at', 'is', null)
      .orderBy('shared_at', 'desc')
      .limit(MOST_SHARED)
      .execute(),
  ])

  return [...own, ...shared].map(({ id, staff_id, name, query, shared_at }) => ({
    id,
    name,
    query,
    filter: readFilter(new URLSearchParams(query)),
    isOwn: staff_id === staff.id,
    isShared: shared_at !== null,
  }))
}
