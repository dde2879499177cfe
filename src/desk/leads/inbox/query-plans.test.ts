import { CompiledQuery, type KyselyPlugin, sql } from 'kysely'
import { expect } from 'vitest'
import { type Database, engineOf } from '#database/database.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { indexLeads } from '#desk/leads/search/index-leads.ts'
import { findPerson } from '#desk/privacy/find-person.ts'
import { readSubject } from '#desk/privacy/subject.ts'
import { aColleague, arrive } from '../../../../tests/support/at-desk.ts'
import { type TestServices, test, testServices } from '../../../../tests/support/test-services.ts'
import { catchUp } from './catch-up.ts'
import { countLeads, countViews } from './count-leads.ts'
import { EVERYTHING, SORTS } from './lead-filter.ts'
import { placeOf } from './lead-order.ts'
import { listLeads, listRows } from './list-leads.ts'
import { readFilter } from './read-filter.ts'
import { openSearch } from './search-leads.ts'

const LISTS = [
  ...['', 'status=open&overdue=1&quarantine=without&sort=due', 'status=any', 'status=any&sort=due'],
  ...['status=answered', 'status=in-hand', 'status=new&sort=oldest', 'kind=application', 'stage=quoted'],
  ...['owner=mine&status=closed', 'from=2025-01-01&to=2025-01-31', 'q=bill&status=any', 'state=Telangana'],
  ...['q=vi&status=any&sort=due', 'q=vi&owner=mine&status=closed', 'q=vi&stage=quoted', 'q=vi&kind=application'],
]
/** What is asked for is few, and an engine may sort it. */
const OF_FEW = [
  ...['status=open&owner=mine', 'status=open&quarantine=only', 'status=any&sort=follow-up'],
  ...['owner=mine&followUp=today&sort=follow-up', 'followUp=missed&sort=follow-up'],
]
/** Most leads are so, or each lead's words are looked at: whoever counts comes to the bound soon. */
const OF_MOST = [
  ...['status=any', 'status=any&sort=due', 'status=any&sort=follow-up', 'status=answered'],
  ...['q=bill&status=any', 'q=vi&status=any&sort=due', 'state=Telangana'],
]
const NARROW = [
  'owner=mine&status=closed',
  'kind=application',
  'stage=quoted',
  'status=open',
  'status=any&sort=follow-up',
]
const OLD = { received_at: '2020-01-01T00:00:00.000Z', reply_by: null, follow_up_at: null, id: 'x' }
// What PostgreSQL does all the same, it can do in no other way.
const AVOIDED = ['enable_seqscan', 'enable_bitmapscan', 'enable_sort', 'enable_incremental_sort']

test.each([...LISTS, ...OF_FEW])('no plan of the list %s walks through all leads, or sorts them', async (query) => {
  await using services = await testServices()
  const admin = await withALead(services)

  expect(await walksOf(query, admin, services)).toEqual([])
})

test.for([...LISTS, ...OF_FEW])(
  'the count of the list %s ends at its bound, and walks only where most are wanted',
  async (query, { services }) => {
    const { db, now } = services
    const asked = { filter: readFilter(new URLSearchParams(query)), viewer: await withALead(services), now: now() }
    const search = { ...(await openSearch(db, asked)), areFew: async () => false }
    const queries = await queriesOf(db, (watched) => countLeads(watched, asked, 1_000, search))
    const plans = await Promise.all(queries.map((each) => planOf(db, each)))

    const last = queries.findLast(({ sql }) => sql.startsWith('select "handling"."number" from'))
    expect(last?.sql).toMatch(/limit \S+$/)
    expect(OF_MOST.includes(query) ? [] : plans.flatMap(walksIn)).toEqual([])
  },
)

test('the counts of all views walk through no leads without an index', async ({ services }) => {
  const admin = await withALead(services)
  const asked = await queriesOf(services.db, (db) => countViews(db, admin, services.now()))

  expect((await Promise.all(asked.map((each) => planOf(services.db, each)))).flatMap(walksIn)).toEqual([])
})

test.for(['vi', 'visitor'])(
  'of a beginning of very many words no lead is gathered that a list, its count or its neighbours do not need: %s',
  async (q, { services }) => {
    const admin = await aColleague(services, 'admin')
    for (let at = 0; at < 60; at++) await arrive(services, { email: `visitor${at}@example.com` })
    await indexLeads(services)
    const { db, now } = services
    const asked = (query: string) => ({
      filter: readFilter(new URLSearchParams({ q, ...Object.fromEntries(new URLSearchParams(query)) })),
      viewer: admin,
      now: now(),
    })
    const queries = await queriesOf(db, async (watched) => {
      for (const query of NARROW) {
        const each = asked(query)
        const search = { ...(await openSearch(watched, each)), areFew: async () => false }
        await listLeads(watched, each, { search })
        await countLeads(watched, each, 99, search)
        await listRows(watched, each, { search, after: placeOf(OLD, each), isBackwards: true, limit: 1 })
      }
      expect((await listLeads(watched, asked('status=any'))).leads).toHaveLength(50)
    })

    const asking = queries.filter(({ parameters }) => parameters.some((each) => String(each).includes(`"${q}"`)))
    const gathering = asking.map(({ sql }) => sql).filter((sql) => sql.includes('"handling"."number" in (select rowid'))
    expect(gathering).toEqual([])
  },
)

test.for(SORTS.filter((sort) => sort !== 'follow-up'))(
  'a later page of a list begins at its place in the index: %s',
  async (sort, { services }) => {
    const { db, now } = services
    const asked = { filter: { ...EVERYTHING, sort }, viewer: await withALead(services), now: now() }
    const [first] = await queriesOf(db, (watched) => listLeads(watched, asked, { after: placeOf(OLD, asked) }))

    expect((await planOf(db, first!)).filter(({ what }) => what.startsWith('SCAN handling'))).toEqual([])
  },
)

test.for(['ada@example.com', '+91 98480 12345', '2345 678'])(
  'a person is looked up on the page for privacy without a walk through all leads: %s',
  async (typed, { services }) => {
    await withALead(services)
    await indexLeads(services)
    const { db, now } = services
    const all = await queriesOf(db, (watched) => findPerson({ db: watched, now }, readSubject(typed)!))
    // That a lead has words at all is told by the first that one comes to.
    const asked = all.filter(({ sql }) => !sql.endsWith('words is not null limit 1'))

    expect((await Promise.all(asked.map((each) => planOf(db, each)))).flatMap(walksIn)).toEqual([])
  },
)

test.for([
  ['status=any', 'lead_handling_received'],
  ['status=any&sort=due', 'lead_handling_due'],
] as const)('without its index, the list %s is seen to do so', async ([query, index], { services }) => {
  const admin = await withALead(services)
  await sql`drop index ${sql.ref(index)}`.execute(services.db)

  expect(await walksOf(query, admin, services)).not.toEqual([])
})

async function withALead(services: TestServices): Promise<Staff> {
  await arrive(services)
  await catchUp(services)
  return aColleague(services, 'admin')
}

/** The steps that read all leads, of every query that a page of a list asks. */
async function walksOf(query: string, viewer: Staff, { db, now }: TestServices): Promise<string[]> {
  const asked = { filter: readFilter(new URLSearchParams(query)), viewer, now: now() }
  const search = { ...(await openSearch(db, asked)), areFew: async () => false }
  const queries = await queriesOf(db, (watched) => listLeads(watched, asked, { search }))
  const plans = await Promise.all(
    queries.map(async (each) => ({ ...each, plan: await planOf(db, each), isOfFew: each.sql.includes('json_each') })),
  )
  return plans.flatMap(({ plan, isOfFew }) => [
    ...walksIn(plan),
    ...(isOfFew || OF_FEW.includes(query) ? [] : sortsIn(plan)),
  ])
}

async function queriesOf(db: Database, ask: (db: Database) => Promise<unknown>): Promise<CompiledQuery[]> {
  const seen: CompiledQuery[] = []
  const watch: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      seen.push(db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await ask(db.withPlugin(watch))
  expect(seen.length).toBeGreaterThan(0)
  return seen
}

interface Step {
  what: string
  within: string[]
}

/** Its steps, with the steps that they are parts of. */
async function planOf(db: Database, query: CompiledQuery): Promise<Step[]> {
  if (engineOf(db) === 'sqlite') {
    const explained = CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters])
    const { rows } = await db.executeQuery<{ id: number; parent: number; detail: string }>(explained)
    const within = (id: number): string[] => {
      const step = rows.find((row) => row.id === id)
      return step ? [step.detail, ...within(step.parent)] : []
    }
    return rows.map(({ detail, parent }) => ({ what: detail, within: within(parent) }))
  }
  return db.transaction().execute(async (trx) => {
    for (const setting of AVOIDED) await sql.raw(`set local ${setting} = off`).execute(trx)
    const explained = CompiledQuery.raw(`explain (format json, costs off) ${query.sql}`, [...query.parameters])
    const { rows } = await trx.executeQuery<{ 'QUERY PLAN': [{ Plan: Node }] }>(explained)
    return stepsOf(rows[0]!['QUERY PLAN'][0].Plan)
  })
}

interface Node {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Node[]
}

function stepsOf(node: Node, within: string[] = []): Step[] {
  const what = [node['Node Type'], node['Relation Name']].filter(Boolean).join(' ')
  return [{ what, within }, ...(node.Plans ?? []).flatMap((each) => stepsOf(each, [what, ...within]))]
}

function walksIn(plan: Step[]): string[] {
  const walks = plan.map(({ what }) => what)
  return walks.filter((what) => /^(SCAN|Seq Scan) (handling|lead_handling|leads)\b(?!.* USING )/.test(what))
}

/** Of a page: what is read for its rows is sorted after it. */
function sortsIn(plan: Step[]): string[] {
  return plan
    .filter(
      ({ what, within }) =>
        /^(Sort|Incremental Sort|USE TEMP B-TREE FOR ORDER BY)$/.test(what) &&
        within.some((each) => /^(CO-ROUTINE (page|next)|Limit)$/.test(each)),
    )
    .map(({ what }) => what)
}
