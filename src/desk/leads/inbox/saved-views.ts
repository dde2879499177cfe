import type { Database } from '#database/database.ts'
import type { LeadViewRow } from '#database/tables.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import type { LeadFilter } from './lead-filter.ts'
import { readFilter } from './read-filter.ts'

export const LONGEST_VIEW_NAME = 60
// Each of them is counted whenever one looks at the inbox.
export const MOST_VIEWS = 12

export interface SavedView extends Pick<LeadViewRow, 'id' | 'name' | 'query'> {
  filter: LeadFilter
}

export async function listSavedViews(db: Database, { id: staffId }: Pick<Staff, 'id'>): Promise<SavedView[]> {
  const rows = await db.selectFrom('lead_views').selectAll().where('staff_id', '=', staffId).orderBy('name').execute()
  return rows.map(({ id, name, query }) => ({ id, name, query, filter: readFilter(new URLSearchParams(query)) }))
}
