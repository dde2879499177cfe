import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { type Database, engineOf, openDatabase } from '#database/database.ts'
import { anApplication, postedParts } from '#leads/application/application-examples.ts'
import { sweepFiles } from '#leads/sweep-files.ts'
import { openFiles } from '#platform/files/files.ts'
import { createLog } from '#platform/operation/log.ts'
import type { Services } from '#platform/services.ts'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { BY_NIGHT } from '../support/by-night.ts'
import { aPdf } from '../support/documents.ts'
import { jsonPost } from '../support/json-post.ts'
import { newDatabase } from '../support/running-postgres.ts'
import { startSite } from '../support/running-site.ts'

const NEIGHBOURS = 6
const resume = aPdf('Ada')

interface Store extends AsyncDisposable {
  DATA_DIR: string
  DATABASE_URL?: string
}

// By day each engine dies before every second step; at night before each.
const BETWEEN = BY_NIGHT ? 1 : 2
const stores: [name: string, firstStep: number, open: () => Promise<Store>][] = [
  ['SQLite', 1, openSqliteStore],
  ['PostgreSQL', BETWEEN, openPostgresStore],
]

test.each(stores)(
  'killed before a step of accepting, the site on %s has a lead whole or not at all',
  async (_, firstStep, open) => {
    await using store = await open()
    const db = openDatabase(store)
    const acknowledged: string[] = []
    let isAlive = false

    for (let step = firstStep; !isAlive; step += BETWEEN) {
      await using site = await startSite(store.DATA_DIR, {
        ...(store.DATABASE_URL && { DATABASE_URL: store.DATABASE_URL }),
        NODE_OPTIONS: '--import ./tests/support/kill-at-step.ts',
        KILL_AT_STEP: `${step}`,
        STEPS_FILE: stepsFile(store),
      })
      // The applicant whose request was cut off sends it again.
      if (step > firstStep) acknowledged.push(await apply(site.url, step - BETWEEN))

      const [armed, ...others] = await Promise.allSettled([
        apply(site.url, step, '?armed'),
        ...Array.from({ length: NEIGHBOURS }, (_, n) => enquire(site.url, `${step}-${n}`)),
      ])
      isAlive = armed.status === 'fulfilled'
      acknowledged.push(...[armed, ...others].flatMap((sent) => (sent.status === 'fulfilled' ? sent.value : [])))

      await expectWhole(db, store)
    }

    const references = (await db.selectFrom('leads').select('reference').execute()).map(({ reference }) => reference)
    expect(new Set(acknowledged).size, 'nothing twice').toBe(acknowledged.length)
    expect(references).toEqual(expect.arrayContaining(acknowledged))
    expect(JSON.parse(readFileSync(stepsFile(store), 'utf8')), 'each kind of step was one to die before').toEqual(
      expect.arrayContaining([
        'open',
        'write',
        'sync',
        'rename',
        expect.stringMatching(/^insert into "leads"/),
        'commit',
        'answer',
      ]),
    )
    await expectNoOrphansAfterSweep(db, store)
    await db.destroy()
  },
)

async function apply(url: string, applicant: number, query = ''): Promise<string> {
  const form = anApplication({ content: resume }, { full_name: `Applicant ${applicant}` })
  const headers = { 'Idempotency-Key': `applicant-${applicant}` }
  const response = await fetch(`${url}/api/auth/job-applications/${query}`, postedParts(form, headers))
  return referenceIn(response)
}

async function enquire(url: string, name: string): Promise<string> {
  const enquiry = { full_name: 'Ravi', email: 'ravi@example.com', phone_number: '98480 12345', message: name }
  return referenceIn(await fetch(`${url}/api/auth/contacts/`, jsonPost(enquiry, { 'Idempotency-Key': name })))
}

async function referenceIn(response: Response): Promise<string> {
  expect(response.status).toBe(201)
  return ((await response.json()) as { reference: string }).reference
}

/** Each lead has its key, its consent, its two mails and its file, which is to be read; and nothing of these is there without its lead. */
async function expectWhole(db: Database, { DATA_DIR }: Store) {
  const leads = await db.selectFrom('leads').select(['id', 'kind', 'file_key']).execute()

  for (const [table, each] of [
    ['idempotency_keys', 1],
    ['consents', 1],
    ['outbox', 2],
  ] as const) {
    const isRead = (kind: string) => table === 'outbox' && kind === 'application'
    // The staff's own mails, such as the morning's digest, are of no lead.
    const rows = await db.selectFrom(table).select('lead_id').where('lead_id', 'is not', null).execute()
    const expected = leads.flatMap(({ id, kind }) => Array(each + (isRead(kind) ? 1 : 0)).fill(id))
    expect(rows.map(({ lead_id }) => lead_id).toSorted(), table).toEqual(expected.toSorted())
  }
  for (const { kind, file_key } of leads) {
    expect(file_key !== null).toBe(kind === 'application')
    if (file_key) expect(readFileSync(join(DATA_DIR, file_key))).toEqual(resume)
  }

  if (engineOf(db) === 'postgres') return
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  expect(rows).toEqual([{ integrity_check: 'ok' }])
}

async function expectNoOrphansAfterSweep(db: Database, { DATA_DIR }: Store) {
  const kept = (await db.selectFrom('leads').select('file_key').execute()).flatMap(({ file_key }) => file_key ?? [])
  expect(filesIn(DATA_DIR).length, 'some of the killed left a file').toBeGreaterThan(kept.length)

  const anHourLater = () => new Date(Date.now() + 3_600_001)
  const services = { db, env: { DATA_DIR }, files: await openFiles({ DATA_DIR }), log: createLog('silent') }
  await sweepFiles({ ...services, now: anHourLater } as unknown as Services)

  expect(filesIn(DATA_DIR).toSorted()).toEqual(kept.toSorted())
}

function filesIn(dataDir: string): string[] {
  return ['uploads', 'resumes'].flatMap((folder) =>
    readdirSync(join(dataDir, folder)).map((name) => `${folder}/${name}`),
  )
}

async function openSqliteStore(): Promise<Store> {
  const folder = temporaryFolder('site')
  return { DATA_DIR: folder.path, [Symbol.asyncDispose]: async () => folder.remove() }
}

async function openPostgresStore(): Promise<Store> {
  return { ...(await openSqliteStore()), DATABASE_URL: await newDatabase(inject('postgresUrl')) }
}

function stepsFile({ DATA_DIR }: Store): string {
  return join(DATA_DIR, 'steps.json')
}
