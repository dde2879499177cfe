import type { Database } from '#database/database.ts'
import { kindsSeenBy } from '#desk/access/kinds-seen.ts'
import { may } from '#desk/access/roles.ts'
import { SEALED } from '#desk/access/sealed-name.ts'
import { withOpenWords, withSealedWords } from '#desk/access/sealed-words.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { listOwners } from '#desk/leads/lead/owners.ts'
import { countNotIndexed, indexNewest } from '#desk/leads/search/index-leads.ts'
import { LEAD_KINDS } from '#leads/kinds.ts'
import type { Services } from '#platform/services.ts'
import { catchUp } from './catch-up.ts'
import { countLeads, countViews } from './count-leads.ts'
import { findView, writeFilter } from './lead-filter.ts'
import { listLeads } from './list-leads.ts'
import { readFilter } from './read-filter.ts'
import { listSavedViews } from './saved-views.ts'
import { openSearch, type Search } from './search-leads.ts'
import { type Asked, hidesSearch, isSearch } from './select-leads.ts'

// Of what one looks for, ten pages: beyond them nobody counts by hand, and each takes time.
const MOST_COUNTED = 500
// Of a view that one kept, each time one looks at any: enough to tell whether there is work in it.
const COUNTED_OF_OWN = 99

/** All that the inbox shows for an address. */
export async function loadInbox(
  address: URLSearchParams,
  staff: Staff,
  services: Pick<Services, 'db' | 'env' | 'now'>,
) {
  const { db, now } = services
  const query = await withOpenWords(address, 'q', services)
  const filter = readFilter(query)
  const asked = { filter, viewer: staff, now: now() }
  const after = query.get('after') ?? undefined

  await catchUp({ db, now })
  const own = await listSavedViews(db, staff)
  if ([filter, ...own.map((view) => view.filter)].some(isSearch)) await indexNewest(db)
  const search = await openSearch(db, asked)
  const [{ found, page }, counts, ownCounts, owners, notIndexed] = await Promise.all([
    countAndList(db, asked, { after, search }),
    countViews(db, staff, now()),
    Promise.all(own.map((view) => countLeads(db, { ...asked, filter: view.filter }, COUNTED_OF_OWN))),
    listOwners(db, staff),
    isSearch(filter) ? countNotIndexed(db) : { count: 0, isMore: false },
  ])
  const written = writeFilter(filter)
  const sealed = (text: string) => withSealedWords(text, 'q', services)
  const ownQueries = await Promise.all(own.map((view) => sealed(view.query)))

  return {
    filter,
    find: query.get(SEALED) ?? '',
    query: await sealed(written),
    view: findView(filter),
    ...page,
    found,
    /** A search may miss them yet. */
    notIndexed,
    isHidden: hidesSearch(asked),
    counts,
    saved: own.map(({ filter: _, query, ...view }, at) => ({
      ...view,
      query: ownQueries[at]!,
      isShown: query === written,
      found: ownCounts[at]!,
    })),
    owners,
    kinds: kindsSeenBy(staff.role).map((kind) => {
      const { name, from, stages = [], hasPlace = false } = LEAD_KINDS[kind]
      return { kind, name, isApplication: from === 'applicants', stages, hasPlace }
    }),
    isFirstPage: after === undefined,
    mayWrite: may(staff.role, 'leads.write'),
    maySend: may(staff.role, 'outbox.write'),
    mayExport: may(staff.role, 'leads.export'),
  }
}

/** One after the other: what the count found of a search that finds few leads, the list has not to look for again. */
async function countAndList(db: Database, asked: Asked, place: { after: string | undefined; search: Search }) {
  const found = await countLeads(db, asked, MOST_COUNTED, place.search)
  return { found, page: await listLeads(db, asked, place) }
}

export type Inbox = Awaited<ReturnType<typeof loadInbox>>
