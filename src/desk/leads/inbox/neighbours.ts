import { withOpenWords } from '#desk/access/sealed-words.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { findDeskLead } from '#desk/leads/lead/find-desk-lead.ts'
import { findFollowUp } from '#desk/leads/lead/follow-ups.ts'
import type { Services } from '#platform/services.ts'
import { placeOf } from './lead-order.ts'
import { listRows } from './list-leads.ts'
import { readFilter } from './read-filter.ts'

export interface Neighbours {
  /** Ids; undefined where the view begins or ends. */
  before?: string | undefined
  after?: string | undefined
}

/**
 * Which leads stand before and after one in a view of the inbox. One that has left the view, being answered, still has
 * its place in it.
 */
export async function findNeighbours(
  id: string,
  view: URLSearchParams,
  staff: Staff,
  services: Pick<Services, 'db' | 'env' | 'now'>,
): Promise<Neighbours> {
  const { db, now } = services
  const lead = await findDeskLead(services, id, staff)
  if (!lead) return {}

  const asked = { filter: readFilter(await withOpenWords(view, 'q', services)), viewer: staff, now: now() }
  const place = placeOf({ ...lead, follow_up_at: (await findFollowUp(db, id))?.due_at ?? null }, asked)
  const [after, before] = await Promise.all([
    listRows(db, asked, { after: place, limit: 1 }),
    listRows(db, asked, { after: place, limit: 1, isBackwards: true }),
  ])
  return { before: before[0]?.id, after: after[0]?.id }
}
