import fc from 'fast-check'
import { expect } from 'vitest'
import type { LeadRow, LeadStatus } from '#database/tables.ts'
import { indexLeads } from '#desk/leads/search/index-leads.ts'
import { wordsOfLead } from '#desk/leads/search/lead-words.ts'
import { wordsOf } from '#india/words.ts'
import { aColleague, arrive } from '../../../../tests/support/at-desk.ts'
import { type TestServices, test } from '../../../../tests/support/test-services.ts'
import { catchUp } from './catch-up.ts'
import { countLeads } from './count-leads.ts'
import { EVERYTHING, type LeadFilter, SORTS } from './lead-filter.ts'
import { placeOf } from './lead-order.ts'
import { listLeads, listRows } from './list-leads.ts'
import { openSearch } from './search-leads.ts'

const LEADS = 700
const PAGE = 50
const MINUTE_MS = 60_000
const STATUSES: LeadStatus[] = ['new', 'in-hand', 'answered', 'closed']
const NAMES = ['Sheela Rao', 'Sheelavati Das', 'Ravi Rao', 'Asha Bill', 'Νίκος']
const WORDS = ['bill', 'billing', 'bills', 'motor', 'meter', 'motorbill', 'b', 'οδός', 'ODOS', 'బిల్లు', 'बिजली']
// One begins as many words as there are leads; some are of every second lead, some of none.
const TYPED = ['vi', 'bill', 'bil', 'motor bill', 'b', 'she', 'sheela rao', 'rao', 'sheelarao', 'οδός', 'బిల్', 'zz']

const filters: fc.Arbitrary<LeadFilter> = fc.record({
  ...Object.fromEntries(Object.entries(EVERYTHING).map(([name, value]) => [name, fc.constant(value)])),
  q: fc.constantFrom(...TYPED),
  sort: fc.constantFrom(...SORTS),
  status: fc.constantFrom('any', 'open', 'closed'),
  owner: fc.constantFrom('anybody', 'mine', 'nobody'),
  source: fc.constantFrom('', '', 'google'),
}) as fc.Arbitrary<LeadFilter>

test('a search finds what reading every lead finds, in the same order, page after page', async ({ services }) => {
  const { db } = services
  const viewer = await aColleague(services, 'admin')
  await fill(services, viewer.id)
  const all = await readAll(services)

  await fc.assert(
    fc.asyncProperty(filters, fc.boolean(), fc.boolean(), async (filter, areMany, isCounted) => {
      const asked = { filter, viewer, now: services.now() }
      const expected = plainly(all, filter, viewer.id)
      const opened = await openSearch(db, asked)
      // As if more leads had these words than are sorted at once.
      const search = areMany ? { ...opened, areFew: async () => false } : opened

      if (isCounted) await countLeads(db, asked, LEADS, search)
      const first = await listLeads(db, asked, { search })
      expect(first.leads.map(({ id }) => id)).toEqual(expected.slice(0, PAGE))
      const second = first.next ? await listLeads(db, asked, { search, after: first.next }) : { leads: [] }
      expect(second.leads.map(({ id }) => id)).toEqual(expected.slice(PAGE, 2 * PAGE))
      for (const bound of [20, 1_000]) {
        const found = { count: Math.min(expected.length, bound), isMore: expected.length > bound }
        expect(await countLeads(db, asked, bound, search)).toEqual(found)
      }

      const middle = all.find(({ id }) => id === expected[expected.length >> 1])
      if (!middle) return
      const back = { search, after: placeOf(middle, asked), isBackwards: true, limit: 3 }
      const before = await listRows(db, asked, back)
      const place = expected.indexOf(middle.id)
      expect(before.map(({ id }) => id)).toEqual(expected.slice(Math.max(0, place - 3), place).toReversed())
    }),
    { numRuns: 40 },
  )
}, 300_000)

/** Some came late, and bear a time long past; some bear the same time. */
async function fill(services: TestServices, owner: string) {
  const { db } = services
  const lead = await arrive(services)
  const begin = services.now().getTime() - LEADS * MINUTE_MS
  const copies = Array.from({ length: LEADS }, (_, at): LeadRow => {
    const text = WORDS.filter((_, place) => (at * 7 + place * 5) % (place + 2) < 1).join(' ')
    const minutes = at % 9 === 0 ? (at * 31) % LEADS : at >> 1
    return {
      ...lead,
      id: `lead-${String((at * 113) % LEADS).padStart(4, '0')}`,
      reference: `R${at}`,
      fingerprint: `copy-${at}`,
      full_name: NAMES[(at * 3 + (at >> 3)) % NAMES.length]!,
      email: `visitor${at}@example.com`,
      details: JSON.stringify({ message: text }),
      attribution: at % 5 === 0 ? JSON.stringify({ last: { utm_source: 'google' } }) : null,
      received_at: new Date(begin + minutes * MINUTE_MS).toISOString(),
      reply_by: at % 4 === 0 ? null : new Date(begin + ((at * 17) % LEADS) * MINUTE_MS).toISOString(),
    }
  })
  await db.insertInto('leads').values(copies.slice(0, 350)).execute()
  await db.insertInto('leads').values(copies.slice(350)).execute()
  await catchUp(services)
  for (const [at, status] of STATUSES.entries()) {
    const ids = copies.filter((_, place) => place % STATUSES.length === at).map(({ id }) => id)
    await db.updateTable('lead_handling').set({ status }).where('lead_id', 'in', ids).execute()
  }
  const own = copies.filter((_, at) => at % 3 === 0).map(({ id }) => id)
  await db.updateTable('lead_handling').set({ owner_id: owner }).where('lead_id', 'in', own).execute()
  const called = copies.filter((_, at) => at % 11 === 0)
  const said = { text: 'Call', set_by: owner, set_by_name: 'Asha', set_at: lead.received_at, ended_at: null }
  await db
    .insertInto('lead_follow_ups')
    .values(called.map(({ id }, at) => ({ ...said, id, lead_id: id, due_at: copies[at >> 1]!.received_at })))
    .execute()
  await indexLeads(services)
}

async function readAll({ db }: TestServices) {
  const rows = await db
    .selectFrom('leads')
    .innerJoin('lead_handling as handling', 'handling.lead_id', 'leads.id')
    .leftJoin('lead_follow_ups as call', 'call.lead_id', 'leads.id')
    .selectAll('leads')
    .select(['handling.status', 'handling.owner_id', 'call.due_at as follow_up_at'])
    .execute()
  return rows.map((row) => ({ ...row, words: wordsOfLead(row) }))
}

type Lead = Awaited<ReturnType<typeof readAll>>[number]

/** The ids, by looking at each lead. */
function plainly(leads: Lead[], filter: LeadFilter, owner: string): string[] {
  const typed = wordsOf(filter.q)
  const found = leads.filter(({ words, ...lead }) => {
    const has = (word: string) => words.some((each) => (word.length > 1 ? each.startsWith(word) : each === word))
    return (
      (typed.every(has) || (typed.length > 1 && has(typed.join('')))) &&
      (!filter.source || words.includes(`source:${filter.source}`)) &&
      (filter.status === 'any' ||
        (filter.status === 'open' ? ['new', 'in-hand'].includes(lead.status) : lead.status === filter.status)) &&
      (filter.owner === 'anybody' || lead.owner_id === (filter.owner === 'mine' ? owner : null))
    )
  })
  const sorted = found
    .map((lead) => [placeOf(lead, { filter }), lead.id] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  const ids = sorted.map(([, id]) => id)
  return filter.sort === 'newest' ? ids.toReversed() : ids
}
