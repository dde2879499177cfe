import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { countRows } from '#database/count-rows.ts'
import { buildIfChanged } from '../scripts/build.ts'
import { temporaryFolder } from '../scripts/temporary-folder.ts'
import { type Database, type Engine, engineOf, openDatabase } from '../src/database/database.ts'
import { migrate } from '../src/database/migrate.ts'
import { MOST_VIEWS } from '../src/desk/leads/inbox/saved-views.ts'
import { readEnv } from '../src/platform/env.ts'
import { createLog } from '../src/platform/operation/log.ts'
import type { Services } from '../src/platform/services.ts'
import { hire } from '../tests/support/hire.ts'
import { databaseNamed, startPostgres } from '../tests/support/running-postgres.ts'
import { fillDesk } from './fill-desk.ts'
import { fillLeads } from './fill-leads.ts'
import { machine } from './support/machine.ts'
import { processorOf } from './support/processor-time.ts'
import { shareOf } from './support/share-of.ts'

// What the desk's pages cost with so many leads, asked of the built site as a browser asks them: npm run bench:desk
// [sizes…]. On both engines, or on the one that DESK_ENGINE names; PostgreSQL is begun for it, or is DESK_DATABASE_URL's
// empty database. DESK_FOLDER keeps what was filled for the next run: a million leads take longer to be written than to be
// asked. DESK_ROUNDS: how often each is asked, where twenty times take too long. DESK_ONLY: what the names of those to ask
// begin with.
const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1_000, 100_000]
const ENGINES = (['sqlite', 'postgres'] as const).filter((engine) => engine === (process.env.DESK_ENGINE ?? engine))
const FOLDER = process.env.DESK_FOLDER
const ROUNDS = Number(process.env.DESK_ROUNDS ?? 20)
const AIM_MS = 150
const SESSION_MS = 3_600_000
const nothing = async () => {}

const ASKED: Record<string, string> = {
  unanswered: '',
  overdue: 'status=open&overdue=1&quarantine=without&sort=due',
  mine: 'status=open&owner=mine',
  quarantine: 'status=open&quarantine=only',
  all: 'status=any',
  'all, page 2': 'status=any&after=AFTER',
  answered: 'status=answered',
  'in hand': 'status=in-hand',
  'reply due first': 'status=any&sort=due',
  'oldest first': 'status=new&sort=oldest',
  'one kind': 'kind=application',
  'one month': 'from=2025-01-01&to=2025-01-31',
  'one state': 'state=Telangana',
  'one source': 'source=google',
  'one opening': 'opening=telecaller&stage=received',
  'a common word': 'q=bill',
  'two words': 'q=bill+Kukatpally',
  'a name in Telugu': `q=${encodeURIComponent('లక్ష్మి')}`,
  'half a name, closed, mine': 'q=she&status=closed&owner=mine',
  'one letter': 'q=9',
  'an address': 'q=visitor77@example.com',
  'a number': 'q=98480+12345',
  'no such word': 'q=zzzzzz',
  'end of a number': 'q=12345',
  'one stage': 'stage=quoted',
  'to follow up today': 'owner=mine&followUp=today&sort=follow-up',
  'follow-ups missed': 'followUp=missed&sort=follow-up',
  'a beginning of most leads': 'q=vi',
  'a beginning, in quarantine': 'q=vi&status=open&quarantine=only',
  'a beginning, one month': 'q=vi&from=2025-01-01&to=2025-01-31',
  'a beginning, my applications': 'q=98&owner=mine&kind=application',
  'a beginning, my applications, due first': 'q=98&owner=mine&kind=application&sort=due',
  'a beginning, applications, due first': 'q=98&kind=application&sort=due',
  'a beginning, new applications': 'q=vi&status=new&kind=application',
  'applications, due first': 'kind=application&sort=due',
  'a beginning, mine, due first': 'q=98&status=closed&owner=mine&sort=due',
  'a beginning, by follow-up': 'q=vi&status=any&sort=follow-up',
  'a beginning of seven letters': 'q=visitor&status=in-hand',
  'a number and a word, new': 'q=98+bill&status=new',
  'due first, a later page': 'status=any&sort=due&after=9999~LEAD',
}

/** The other pages of leads, with a word that stands in each answer. */
const PAGES = (lead: string): Record<string, [path: string, expected: string]> => ({
  'the board': ['/desk/leads/board.data', 'columns'],
  'results of a month': ['/desk/leads/results.data?months=1', 'results'],
  'results of a year': ['/desk/leads/results.data?months=12', 'results'],
  'one lead': [`/desk/leads/${lead}.data`, 'history'],
  'one person': [`/desk/leads/of-person/${lead}.data`, 'happenings'],
  'unmatched letters': ['/desk/leads/unmatched.data', 'older'],
  visits: ['/desk/visits.data', 'slots'],
  applications: ['/desk/applications.data', 'waiting'],
})

/** Whom an admin asks about on the page for privacy. */
const PEOPLE: Record<string, string> = {
  'privacy: an address': 'visitor77@example.com',
  'privacy: a number': '+91 98480 12345',
}

await buildIfChanged()
const { createApp } = await import(new URL('../build/server/index.js', import.meta.url).href)
for (const engine of ENGINES) await measureOn(engine)

async function measureOn(engine: Engine) {
  const named = process.env.DESK_DATABASE_URL
  if (FOLDER) mkdirSync(FOLDER, { recursive: true })
  await using server =
    engine === 'postgres' && !named ? await startPostgres({ folder: FOLDER && join(FOLDER, 'postgres') }) : undefined
  console.info(
    `\n${engine}: ${ROUNDS} requests each; of a list: with its count and those of all views, of ${MOST_VIEWS} of one's own and of ${MOST_VIEWS} of a colleague's`,
  )
  for (const size of SIZES) {
    const url = server ? await databaseNamed(`site_${size}`, server.url) : named
    console.info(`\n${size.toLocaleString('en-IN')} leads; ${machine()}`)
    console.info(line('', ['p50', 'p95', 'p50, processor', 'p95, processor']))
    await measureWith(size, engine === 'postgres' ? url : undefined)
  }
}

/** `url`: of a PostgreSQL, else the embedded database. */
async function measureWith(size: number, url = '') {
  using temporary = temporaryFolder('bench-desk')
  const kept = FOLDER && join(FOLDER, `${url ? 'postgres-' : ''}${size}`)
  if (kept) mkdirSync(kept, { recursive: true })
  const env = readEnv({
    ...process.env,
    ...{ DATA_DIR: kept || temporary.path, DATABASE_URL: url, LOG_LEVEL: 'silent' },
    ...{ LIMIT_READS_PER_MINUTE: '1000000', SITE_URL: 'http://localhost:3000' },
  })
  // Patient: to fill a million takes an engine longer than any page may.
  let db = openDatabase(env, { isPatient: true })
  await migrate(db)
  // Whose leads are in the folder signed in there. It is written when all else is.
  const sessionFile = join(kept || temporary.path, 'session')
  const isFilled = existsSync(sessionFile) && (await countRows(db.selectFrom('leads'))) === size
  if (size === SIZES[0] && !isFilled) await refuseToEmpty(db)
  // The account of the size before, where there is one database for all.
  if (!isFilled) await db.deleteFrom('staff').execute()
  const mail = { send: nothing, sendOnce: nothing as never, forget: nothing, check: nothing, close() {} }
  const servicesWith = (db: Database) => ({ db, env, log: createLog('silent'), now: () => new Date() }) as Services
  const hiring = { ...servicesWith(db), mail }
  if (!isFilled) {
    const [admin, colleague] = [await hire(hiring, 'admin'), await hire(hiring, 'sales')]
    await refill(db, size, [admin.email, colleague.email])
    writeFileSync(sessionFile, admin.request.headers.get('cookie') ?? '')
  }

  await db.destroy()
  db = openDatabase(env)
  const cookie = readFileSync(sessionFile, 'utf8')
  await beginSessionAnew(db, cookie)
  const site = createApp(servicesWith(db))
  const processor = await processorOf(db)
  const headers = { cookie, origin: env.SITE_URL }
  const ask = async (path: string, expected: string, body?: URLSearchParams) => {
    const startedAt = performance.now()
    const response: Response = await site.request(env.SITE_URL + path, { headers, body, method: body ? 'POST' : 'GET' })
    const text = await response.text()
    if (response.status !== 200 || !text.includes(expected)) throw new Error(`${path}: ${response.status}`)
    return performance.now() - startedAt
  }

  const measured = (name: string, ask: () => Promise<number>) => measure(name, ask, processor)

  // What each of the others spends for being asked at all.
  await measured('a page without leads', () => ask('/desk/account.data', 'name'))
  const after = await placeInTheMiddle(db)
  const leadId = after.slice(after.indexOf('~') + 1)
  for (const [name, query] of Object.entries(ASKED)) {
    const path = `/desk/leads.data?${query.replace('AFTER', after).replace('LEAD', leadId)}&_routes=desk%2Fleads%2Fleads`
    await measured(name, () => ask(path, 'isFirstPage'))
  }
  const { lead_id } = await db.selectFrom('lead_links').select('lead_id').limit(1).executeTakeFirstOrThrow()
  for (const [name, [path, expected]] of Object.entries(PAGES(lead_id))) await measured(name, () => ask(path, expected))
  for (const [name, who] of Object.entries(PEOPLE))
    await measured(name, () => ask('/desk/privacy/find.data', 'alsoKnownAs', new URLSearchParams({ who })))
  await db.destroy()
}

/** What was kept is asked again on another day, and an idle session has ended by then. */
async function beginSessionAnew(db: Database, cookie: string) {
  const token = /desk\.session_token=([^.;]+)/.exec(cookie)?.[1] ?? ''
  const { id: staff_id } = await db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow()
  const [now, later] = [new Date(), new Date(Date.now() + SESSION_MS)].map((at) => at.toISOString())
  const times = { created_at: now, updated_at: now, expires_at: later }
  await db.deleteFrom('staff_sessions').where('token', '=', token).execute()
  await db
    .insertInto('staff_sessions')
    .values({ id: 'bench', token, staff_id, ...times } as never)
    .execute()
}

async function measure(name: string, ask: () => Promise<number>, processor: () => number) {
  if (!name.startsWith(process.env.DESK_ONLY ?? '')) return
  const [times, work]: [number[], number[]] = [[], []]
  // The first one finds cold caches, as the first colleague of the morning does: it counts for nothing here.
  await ask()
  for (let round = 0; round < ROUNDS; round++) {
    const before = processor()
    times.push(await ask())
    work.push(processor() - before)
  }
  // With a million leads one slow list takes minutes: what is known is said at once. On a busy machine the processor time counts.
  const told = [times, work].flatMap((each) => [shareOf(each, 0.5), shareOf(each, 0.95)])
  const isOver = told.at(-1)! > AIM_MS
  console.info(
    line(
      name,
      told.map((ms) => `${ms.toFixed(1)} ms`),
    ) + (isOver ? `  > ${AIM_MS} ms` : ''),
  )
}

/** Every size begins by emptying the database: never one that somebody uses. */
async function refuseToEmpty(db: Database) {
  const [lead, colleague] = await Promise.all([
    db.selectFrom('leads').select('id').executeTakeFirst(),
    db.selectFrom('staff').select('id').executeTakeFirst(),
  ])
  if (lead || colleague) throw new Error('There are leads or staff in this database. Name an empty one.')
}

async function refill(db: Database, count: number, emails: [own: string, colleagues: string]) {
  for (const table of ['leads', 'lead_messages', 'visit_slots'] as const) await db.deleteFrom(table).execute()
  const idOf = async (email: string) =>
    (await db.selectFrom('staff').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
  const [id, colleague] = [await idOf(emails[0]), await idOf(emails[1])]
  const isPostgres = engineOf(db) === 'postgres'
  const indexes = isPostgres ? await dropIndexes(db) : []
  await fillLeads(db, { count, owner: id, now: new Date() })
  await fillDesk(db, { owner: id, now: new Date() })
  await keepViews(db, id, colleague)
  await makeIndexes(db, indexes)
  // As autovacuum does within minutes of such a load.
  if (isPostgres) await sql`vacuum analyze`.execute(db)
}

// An index of a million leads is made in seconds, and grows with each of them for an hour.
async function dropIndexes(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string; made_by: string }>`
    select indexname as name, indexdef as made_by from pg_indexes
    where tablename in ('leads', 'lead_handling') and indexname not in (select conname from pg_constraint)
  `.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db)
  return rows.map(({ made_by }) => made_by)
}

async function makeIndexes(db: Database, indexes: string[]) {
  if (indexes.length === 0) return
  await db.transaction().execute(async (trx) => {
    await sql`set local maintenance_work_mem = '1GB'`.execute(trx)
    for (const madeBy of indexes) await sql.raw(madeBy).execute(trx)
  })
}

/** As many views of one's own as one may keep, and as many of a colleague's: each is counted whenever any is shown. */
async function keepViews(db: Database, own: string, colleague: string) {
  const kept = Object.entries(ASKED).filter(([, query]) => query !== '' && !query.includes('AFTER'))
  const created_at = new Date().toISOString()
  const rows = kept.slice(0, 2 * MOST_VIEWS).map(([name, query], at) => ({
    ...{ id: name, staff_id: at < MOST_VIEWS ? own : colleague, name, query, created_at },
    shared_at: at < MOST_VIEWS ? null : created_at,
  }))
  await db.insertInto('lead_views').values(rows).execute()
}

async function placeInTheMiddle(db: Database): Promise<string> {
  const total = await countRows(db.selectFrom('leads'))
  const { received_at, id } = await db
    .selectFrom('leads')
    .select(['received_at', 'id'])
    .orderBy('received_at')
    .offset(Math.floor(total / 2))
    .limit(1)
    .executeTakeFirstOrThrow()
  return encodeURIComponent(`${received_at}~${id}`)
}

function line(name: string, cells: string[]): string {
  return name.padEnd(28) + cells.map((cell) => cell.padStart(16)).join('')
}
