import { listOwners } from '#features/lead-desk/lead/handle-leads.ts'
import { indexNewest } from '#features/lead-desk/search/index-leads.ts'
import type { Services } from '#platform/services.ts'
import { kindsSeenBy, may } from '#staff/roles.ts'
import type { Staff } from '#staff/staff-context.ts'
import { catchUp } from './catch-up.ts'
import { countLeads, countViews } from './count-leads.ts'
import { findView, readFilter, writeFilter } from './lead-filter.ts'
import { listLeads } from './list-leads.ts'
import { listSavedViews } from './saved-views.ts'
import { isSearch } from './select-leads.ts'

/** All that the inbox shows for an address. */
export async function loadInbox(query: URLSearchParams, staff: Staff, { db, now }: Pick<Services, 'db' | 'now'>) {
  const filter = readFilter(query)
  const asked = { filter, viewer: staff, now: now() }
  const after = query.get('after') ?? undefined

  await catchUp(db)
  if (isSearch(filter)) await indexNewest(db)
  const [page, found, counts, saved, owners] = await Promise.all([
    listLeads(db, asked, after),
    countLeads(db, asked),
    countViews(db, staff, now()),
    listSavedViews(db, staff),
    listOwners(db, staff),
  ])
  const written = writeFilter(filter)

  return {
    filter,
    query: written,
    view: findView(filter),
    ...page,
    found,
    counts,
    saved: saved.map(({ id, name, query: own }) => ({ id, name, query: own, isShown: own === written })),
    owners,
    kinds: kindsSeenBy(staff.role),
    isFirstPage: after === undefined,
    mayWrite: may(staff.role, 'leads.write'),
    mayExport: may(staff.role, 'leads.export'),
  }
}

export type Inbox = Awaited<ReturnType<typeof loadInbox>>
