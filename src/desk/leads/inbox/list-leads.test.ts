import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Staff } from '#desk/access/staff-context.ts'
import { handleLeads } from '#desk/leads/lead/handle-leads.ts'
import { setFollowUp } from '#desk/leads/lead/set-follow-up.ts'
import { setStage } from '#desk/leads/lead/set-stage.ts'
import { indexLeads, indexNewest } from '#desk/leads/search/index-leads.ts'
import { aColleague, anApplicant, arrive } from '../../../../tests/support/at-desk.ts'
import { type TestServices, test, testServices } from '../../../../tests/support/desk-test.ts'
import { catchUp, catchUpWithAll } from './catch-up.ts'
import { countLeads, countViews } from './count-leads.ts'
import { type LeadFilter, MOST_IN_VIEW, VIEWS, type ViewName, writeFilter } from './lead-filter.ts'
import { listLeads } from './list-leads.ts'
import { findNeighbours } from './neighbours.ts'
import { readFilter } from './read-filter.ts'
import { openSearch } from './search-leads.ts'
import { leadsDeskCopy } from './words.en.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

test('each view holds what its name says, and is counted so', async ({ services, admin, sales }) => {
  const early = await arrive(services, { email: 'early@example.com' })
  services.travel(7 * DAY_MS)
  const fresh = await arrive(services, { email: 'fresh@example.com' })
  const held = await arrive(services, { email: 'held@example.com', context: { nickname: 'Bot' } })
  const heldNews = await arrive(services, { kind: 'subscription', details: {}, context: { nickname: 'Bot' } })
  const own = await arrive(services, { email: 'own@example.com' })
  const done = await arrive(services, { email: 'done@example.com' })
  const news = await arrive(services, { kind: 'subscription', email: 'news@example.com', details: {} })
  await handleLeads('assign-to-me', { ids: [own.id] }, admin, services)
  await handleLeads('answer', { ids: [done.id] }, admin, services)
  const followUp = (afterMs: number) => ({ at: new Date(services.now().getTime() + afterMs), text: 'Call' })
  await setFollowUp(own.id, { followUp: followUp(60 * MINUTE_MS) }, admin, services)
  await setFollowUp(done.id, { followUp: followUp(5 * DAY_MS) }, admin, services)
  await setFollowUp(fresh.id, { followUp: followUp(-MINUTE_MS) }, sales, services)

  const expected: Record<ViewName, string[]> = {
    unanswered: [early.id, fresh.id, own.id],
    overdue: [early.id],
    mine: [own.id],
    today: [own.id],
    missed: [fresh.id],
    quarantine: [held.id, heldNews.id],
    all: [early.id, fresh.id, held.id, heldNews.id, own.id, done.id, news.id],
  }
  const counts = await countViews(services.db, admin, services.now())
  for (const [name, ids] of Object.entries(expected)) {
    const found = await idsOf(services, admin, writeFilter(VIEWS[name as ViewName]))
    expect(found.toSorted(), name).toEqual(ids.toSorted())
    expect(counts[name as ViewName], name).toEqual({ count: ids.length, isMore: false })
  }
})

test('beyond a lakh of leads the views say that there are more, and do not count each', async ({ services, admin }) => {
  const { db } = services
  const { id } = await arrive(services)
  await catchUp(services)
  const columns = sql`kind, full_name, email, phone_number, details, received_at`
  await sql`
    insert into leads (id, reference, fingerprint, ${columns})
    with recursive copy (place) as (select 1 union all select place + 1 from copy where place < ${MOST_IN_VIEW})
    select 'copy-' || place, 'C' || place, 'copy-' || place, ${columns} from copy cross join leads where id = ${id}
  `.execute(db)
  await sql`
    insert into lead_handling (lead_id, kind, received_at, status)
    select id, kind, received_at, 'new' from leads where id <> ${id}
  `.execute(db)
  const due = { due_at: services.now().toISOString(), text: 'Call', set_by_name: 'Asha', set_at: 'now' }
  await sql`
    insert into lead_follow_ups (id, lead_id, due_at, text, set_by_name, set_at)
    select id, id, ${due.due_at}, ${due.text}, ${due.set_by_name}, ${due.set_at} from leads where reference like 'C1%' limit 1001
  `.execute(db)
  services.travel(MINUTE_MS)

  const { all, unanswered, missed, mine } = await countViews(db, admin, services.now())
  expect([all, unanswered, missed, mine].map(leadsDeskCopy.viewCount)).toEqual(['1,00,000+', '1,00,000+', '999+', '0'])
})

test('a row says whom to call, where and from which campaign', async ({ services, admin }) => {
  const address = { address_line_1: '1 Road', city_name: 'Patna', state: { id: 'IN-BR', name: 'Bihar' } }
  await arrive(services)
  services.travel(MINUTE_MS)
  const utm = { utm_source: 'google', utm_campaign: 'summer' }
  await arrive(services, { kind: 'audit', details: { address }, context: { utm } })
  await catchUp(services)
  const { leads } = await listLeads(services.db, { filter: VIEWS.all, viewer: admin, now: services.now() })

  expect(leads[0]).toMatchObject({
    phone: '+91 98480 12345',
    place: 'Patna, Bihar',
    // Said once.
    excerpt: '',
    campaign: 'summer',
  })
  expect(leads[1]).toMatchObject({ place: '', campaign: '' })
})

test('a row says how often they wrote, from whatever address with the same phone, of the kinds that one sees', async () => {
  await using services = await testServices()
  const wrote = (email: string, phone_number: string) => ({ email, phone_number })
  await arrive(services, wrote('ASHA@example.com', '+91 98480 12345'))
  await arrive(services, { kind: 'subscription', details: {}, ...wrote('asha@example.com', '98480 55555') })
  await arrive(services, wrote('asha@example.com', '98480 99999'))
  await arrive(services, wrote('office@example.com', '098480-12345'))
  await arrive(services, anApplicant(wrote('office@example.com', '98480 12345')))
  await arrive(services, wrote('else@example.com', '98480 77777'))
  await indexLeads(services)
  // Not in the index of words yet.
  await arrive(services, wrote('newest@example.com', '९८४८० १२३४५'))
  await catchUp(services)

  const countedBy = async (viewer: Staff) => {
    const { leads } = await listLeads(services.db, { filter: VIEWS.all, viewer, now: services.now() })
    return leads.map(({ kind, phone, ofSameSender }) => [kind, phone, ofSameSender])
  }
  const seenByAdmin = await countedBy(await aColleague(services, 'admin'))
  expect(seenByAdmin).toHaveLength(7)
  expect(seenByAdmin).toEqual(
    expect.arrayContaining([
      ['contact', '+91 98480 12345', 6],
      ['subscription', '98480 55555', 3],
      ['contact', '98480 99999', 3],
      ['contact', '098480-12345', 4],
      ['application', '98480 12345', 4],
      ['contact', '98480 77777', 1],
      ['contact', '९८४८० १२३४५', 4],
    ]),
  )
  expect(await countedBy(await aColleague(services, 'sales'))).toContainEqual(['contact', '098480-12345', 3])
})

test('an address without a word is the unanswered, and every filter survives its address', () => {
  expect(readFilter(new URLSearchParams('after=x'))).toEqual(VIEWS.unanswered)

  const filter: LeadFilter = {
    ...{ q: 'రవి & co', kind: 'audit', status: 'closed', owner: 'nobody', overdue: true, quarantine: 'only' },
    ...{ from: '2026-11-01', to: '2026-11-19', state: 'Telangana', source: 'google', opening: 'telecaller' },
    ...{ stage: 'offer', followUp: 'missed', sort: 'oldest' },
  } as const
  expect(readFilter(new URLSearchParams(writeFilter(filter)))).toEqual(filter)
  for (const view of Object.values(VIEWS)) expect(readFilter(new URLSearchParams(writeFilter(view)))).toEqual(view)
  expect(readFilter(new URLSearchParams('status=bogus&from=yesterday&kind=x&sort=1'))).toEqual(VIEWS.all)
})

test.for(['newest', 'oldest', 'due', 'follow-up'])(
  'page after page, %s, no lead is shown twice or left out',
  async (sort, { services }) => {
    const admin = await aColleague(services, 'admin')
    for (let at = 0; at < 120; at++) {
      if (at % 3 === 0) services.travel(MINUTE_MS)
      await arrive(
        services,
        at % 4 === 0 ? anApplicant({ email: `p${at}@example.com` }) : { email: `p${at}@example.com` },
      )
    }
    await catchUp(services)
    const all = await services.db.selectFrom('leads').select('id').execute()
    for (const { id } of all.filter((_, at) => at % 2 === 0)) {
      await setFollowUp(id, { followUp: { at: services.now(), text: 'Call' } }, admin, services)
    }
    const asked = { filter: { ...VIEWS.all, sort: sort as LeadFilter['sort'] }, viewer: admin, now: services.now() }

    const seen: string[] = []
    let after: string | undefined
    let pages = 0
    do {
      const page = await listLeads(services.db, asked, { after })
      seen.push(...page.leads.map(({ id }) => id))
      after = page.next
      pages += 1
    } while (after)

    // From one lead to the next, and back.
    const view = new URLSearchParams(writeFilter(asked.filter))
    for (const at of [0, 49, 50, 118, 119]) {
      expect(await findNeighbours(seen[at]!, view, admin, services)).toEqual({
        before: seen[at - 1],
        after: seen[at + 1],
      })
    }

    expect(pages).toBe(3)
    expect(seen).toHaveLength(120)
    expect(new Set(seen).size).toBe(120)
  },
)

test('filters narrow by kind, owner, day in India, state, source, opening and stage', async ({ services, admin }) => {
  const address = { address_line_1: '1 Road', city_name: 'Patna', state: { id: 'IN-BR', name: 'Bihar' } }
  const home = await arrive(services, { kind: 'audit', email: 'home@example.com', details: { address } })
  const ad = await arrive(services, { email: 'ad@example.com', context: { utm: { utm_source: 'Face Book' } } })
  const joseph = await arrive(services, anApplicant())
  await arrive(
    services,
    anApplicant({ email: 'other@example.com', details: { ...anApplicant().details, job_id: null } }),
  )
  services.travel(DAY_MS)
  const later = await arrive(services, { email: 'later@example.com' })
  await setStage(joseph.id, { stage: 'interview' }, admin, services)
  await handleLeads('assign-to-me', { ids: [ad.id] }, admin, services)
  const found = (query: string) => idsOf(services, admin, query)

  expect(await found('kind=audit')).toEqual([home.id])
  expect(await found('state=Bihar')).toEqual([home.id])
  expect(await found('source=facebook')).toEqual([ad.id])
  expect(await found('kind=contact&owner=nobody')).toEqual([later.id])
  expect(await found('kind=contact&owner=mine')).toEqual([ad.id])
  expect(await found('opening=telecaller')).toEqual([joseph.id])
  expect(await found('opening=none')).toHaveLength(1)
  expect(await found('stage=interview')).toEqual([joseph.id])
  expect(await found('stage=received')).toHaveLength(1)
  expect(await found('from=2026-11-20')).toEqual([later.id])
  expect(await found('to=2026-11-19')).toHaveLength(4)
})

test('sales sees no application and HR no enquiry, whatever is asked for', async ({ services, sales, hr, editor }) => {
  const enquiry = await arrive(services)
  const application = await arrive(services, anApplicant({ email: enquiry.email }))

  for (const query of [
    'status=any',
    'status=open',
    'kind=application',
    'kind=contact',
    `q=${enquiry.email}`,
    'opening=telecaller',
  ]) {
    expect(await idsOf(services, sales, query), query).not.toContain(application.id)
    expect(await idsOf(services, hr, query), query).not.toContain(enquiry.id)
    expect(await idsOf(services, editor, query), query).toEqual([])
  }
  expect(await countViews(services.db, sales, services.now())).toMatchObject({
    all: { count: 1 },
    unanswered: { count: 1 },
  })
  expect(await countViews(services.db, hr, services.now())).toMatchObject({
    all: { count: 1 },
    unanswered: { count: 1 },
  })
  expect(await countViews(services.db, editor, services.now())).toMatchObject({
    all: { count: 0 },
    unanswered: { count: 0 },
  })
})

test('more than are counted are said to be more', async ({ services, admin }) => {
  const { details, ...lead } = await arrive(services)
  const copies = Array.from({ length: 1_000 }, (_, at) => ({
    ...{ ...lead, details, id: `copy-${at}`, reference: `C${at}`, fingerprint: `copy-${at}` },
  }))
  await services.db.insertInto('leads').values(copies.slice(0, 500)).execute()
  await services.db.insertInto('leads').values(copies.slice(500)).execute()
  await catchUp(services)

  const asked = { filter: VIEWS.all, viewer: admin, now: services.now() }
  expect(await countLeads(services.db, asked, 1_000)).toEqual({ count: 1_000, isMore: true })
  expect((await countViews(services.db, admin, services.now())).all.count).toBe(1_001)
})

test('what came while a clock was ahead hides nothing that comes after', async ({ services, admin }) => {
  services.travel(2 * 24 * 60 * MINUTE_MS)
  await arrive(services)
  await catchUp(services)
  services.travel(-2 * 24 * 60 * MINUTE_MS)
  await arrive(services)
  services.travel(5 * 60 * MINUTE_MS)

  await catchUp(services)

  expect((await countViews(services.db, admin, services.now())).all.count).toBe(2)
})

test('the leads of a word are the same ones in the same order, whether they are few or many', async ({ services }) => {
  const admin = await aColleague(services, 'admin')
  for (let at = 0; at < 6; at++) {
    services.travel(MINUTE_MS)
    await arrive(services, { full_name: at % 2 === 0 ? 'Sheela Rao' : 'Sheelavati Das', email: `s${at}@example.com` })
  }
  await arrive(services, { full_name: 'Ravi Kumar', email: 'ravi@example.com' })
  await catchUp(services)
  await indexNewest(services.db)

  for (const query of [
    'q=sheela',
    'q=sheela&sort=due',
    'q=sheela&status=answered',
    'q=sheela+rao',
    'q=sheelarao',
    'q=zz',
  ]) {
    const asked = { filter: readFilter(new URLSearchParams(query)), viewer: admin, now: services.now() }
    const search = await openSearch(services.db, asked)
    const [few, many] = await Promise.all(
      [true, false].map((areFew) =>
        listLeads(services.db, asked, { search: { ...search, areFew: async () => areFew } }),
      ),
    )
    expect(few, query).toEqual(many)
    expect((await countLeads(services.db, asked, 2)).count, query).toBe(Math.min(few!.leads.length, 2))
  }
  expect(await idsOf(services, admin, 'q=sheela')).toHaveLength(6)
})

test('a lead that bears a time long past is taken in too, within the hour', async ({ services, admin }) => {
  const known = await arrive(services)
  await catchUp(services)
  const late = { ...known, id: 'late', reference: 'LATE', fingerprint: 'late', received_at: '2026-11-01T00:00:00.000Z' }
  await services.db.insertInto('leads').values(late).execute()

  await catchUpWithAll(services)

  expect((await countViews(services.db, admin, services.now())).all.count).toBe(2)
})

async function idsOf(services: TestServices, viewer: Staff, query: string): Promise<string[]> {
  await catchUp(services)
  await indexNewest(services.db)
  const asked = { filter: readFilter(new URLSearchParams(query)), viewer, now: services.now() }
  const { leads } = await listLeads(services.db, asked)
  const { count } = await countLeads(services.db, asked, 1_000)
  expect(count, query).toBe(leads.length)
  return leads.map(({ id }) => id)
}
