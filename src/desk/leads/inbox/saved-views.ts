import { randomUUID } from 'node:crypto'
import type { Database } from '#database/database.ts'
import type { LeadViewRow } from '#database/tables.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { toOneLine } from '#platform/text/clean-text.ts'
import { type LeadFilter, writeFilter } from './lead-filter.ts'
import { readFilter } from './read-filter.ts'

const LONGEST_NAME = 60
// Each of them is counted whenever one looks at the inbox.
export const MOST_VIEWS = 12

export interface SavedView extends Pick<LeadViewRow, 'id' | 'name' | 'query'> {
  filter: LeadFilter
}

export async function listSavedViews(db: Database, { id: staffId }: Pick<Staff, 'id'>): Promise<SavedView[]> {
  const rows = await db.selectFrom('lead_views').selectAll().where('staff_id', '=', staffId).orderBy('name').execute()
  return rows.map(({ id, name, query }) => ({ id, name, query, filter: readFilter(new URLSearchParams(query)) }))
}

/** Keeps a filter under a name, for this person alone. Says what is in the way, if something is. */
export async function saveView(
  { name: typed, query }: { name: string; query: URLSearchParams },
  by: Staff,
  { db, now }: Services,
): Promise<'nameless' | 'known' | 'full' | null> {
  const name = toOneLine(typed)
  if (name === '' || name.length > LONGEST_NAME) return 'nameless'

  return db.transaction().execute(async (trx) => {
    const own = await listSavedViews(trx, by)
    if (own.length >= MOST_VIEWS) return 'full'

    const view = { id: randomUUID(), staff_id: by.id, name, query: writeFilter(readFilter(query)) }
    const saved = await trx
      .insertInto('lead_views')
      .values({ ...view, created_at: now().toISOString() })
      .onConflict((conflict) => conflict.columns(['staff_id', 'name']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!saved) return 'known'

    await recordAction(trx, { staff: by, action: 'lead-view.kept', subject: view.id, at: now() })
    return null
  })
}

export async function deleteView(id: string, by: Staff, { db, now }: Services) {
  await db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom('lead_views')
      .where('id', '=', id)
      .where('staff_id', '=', by.id)
      .returning('id')
      .executeTakeFirst()
    if (deleted) await recordAction(trx, { staff: by, action: 'lead-view.deleted', subject: id, at: now() })
  })
}
