import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { scrub } from '#database/scrub.ts'
import { startSession } from '#desk/access/sign-in.ts'
import { indexLeads } from '#desk/leads/search/index-leads.ts'
import { erasePerson } from '#desk/privacy/erase-person.ts'
import * as lifting from '#desk/subscribers/lift.ts'
import * as suppressing from '#desk/subscribers/suppress.ts'
import { withdrawConsents } from '#leads/consents/withdraw-consents.ts'
import { unsubscribe } from '#leads/subscription/change-subscription.ts'
import { isSuppressed } from '#leads/suppressions.ts'
import { openFiles } from '#platform/files/files.ts'
import { createMailer } from '#platform/mail/mailer.ts'
import type { Services } from '#platform/services.ts'
import { perform } from '../support/at-desk.ts'
import { ENGINES, newPlace, type Place } from '../support/place.ts'
import { runCommand } from '../support/run-command.ts'
import { servicesOn } from '../support/services-on.ts'
import { storeLeads } from '../support/store-leads.ts'

const ERASED = 'visitor0@example.com'
const STAFF = { id: 'asha', name: 'Asha Rao', email: 'asha@example.com', role: 'admin' } as const
const SECRET = { ERASURE_SECRET: 'kept apart from every backup of it' }

test.each(ENGINES)(
  'whoever was erased on %s is not brought back by an older backup, wherever it is restored',
  async (engine) => {
    using place = await newPlace(engine, inject('postgresUrl'))
    await fill(place)
    const folder = (await run('backup', place)).split(': ')[0]!
    await erase(place)

    // The database is lost, and the machine; the backups and the secret are not.
    for (const other of ENGINES) {
      using target = await newPlace(other, inject('postgresUrl'))
      expect(await run('restore', target, folder)).toContain(
        'Erased again, since they were erased after this backup: 1',
      )
      await expectAbsent(target)
    }

    // On the same machine the list is also in the database that makes room.
    writeFileSync(join(place.dataDir, 'backups', 'erasure-seals.jsonl'), '')
    await run('restore', place, folder, '--replace')
    await expectAbsent(place)
  },
)

test.each(ENGINES)(
  'what was taken back, suppressed or lifted on %s after a backup is so in what is restored from it',
  async (engine) => {
    using place = await newPlace(engine, inject('postgresUrl'))
    await fill(place)
    {
      await using services = whole(place)
      await suppressOf(services, 'lifted@example.com')
      await signInOf(services)
    }
    const folder = (await run('backup', place)).split(': ')[0]!
    await takeBackAll(place)

    for (const other of ENGINES) {
      using target = await newPlace(other, inject('postgresUrl'))
      expect(await run('restore', target, folder)).toContain('Taken back again, since that was after this backup: 4')
      await expectTakenBack(target)
      // Once more changes nothing.
      expect(await run('restore', target, folder, '--replace')).toContain('after this backup: 4')
      await expectTakenBack(target)
    }
  },
)

test('with another secret nobody is restored who could not be recognised', async () => {
  using place = await newPlace('sqlite', inject('postgresUrl'))
  await fill(place)
  const folder = (await run('backup', place)).split(': ')[0]!
  await erase(place)
  using target = await newPlace('sqlite', inject('postgresUrl'))
  target.settings = { ...target.settings, ERASURE_SECRET: 'not the one that it was at that time' } as never

  await expect(run('restore', target, folder)).rejects.toThrow('sealed with another secret')
  expect(globSync('site.db*', { cwd: target.dataDir })).toEqual([])
})

test('not a byte of who was erased is left in the embedded database, its log or its search', async () => {
  using place = await newPlace('sqlite', inject('postgresUrl'))
  await storeLeads(place, { leads: 300 })
  await using services = whole(place)
  await services.db
    .updateTable('leads')
    .set({ full_name: 'Zebrina Unmistakable' })
    .where('email', '=', ERASED)
    .execute()
  await indexLeads(services)
  expect(bytesOf(place)).toMatch(/Zebrina Unmistakable/i)

  await erasePerson({ kind: 'email', value: ERASED }, { neverAgain: false, reason: '' }, STAFF, services)
  await scrub(services.db)

  expect(bytesOf(place)).not.toMatch(/zebrina|unmistakable/i)
  expect(bytesOf(place)).not.toMatch(new RegExp(ERASED.replace('.', '\\.')))
  expect(bytesOf(place)).toContain('visitor1@example.com')
})

async function fill(place: Place) {
  place.settings = { ...place.settings, ...SECRET } as never
  await storeLeads(place, { leads: 3, resumes: 1 })
  const db = place.open()
  await db
    .insertInto('subscribers')
    .values({
      id: '0b1c',
      address: ERASED,
      email: ERASED,
      full_name: 'V',
      topics: '[]',
      created_at: '2026-11-01',
      times_asked: 0,
    })
    .execute()
  const mails = await db
    .selectFrom('outbox')
    .innerJoin('leads', 'leads.id', 'lead_id')
    .select(['outbox.id', 'email'])
    .execute()
  await db.destroy()
  mkdirSync(join(place.dataDir, 'mail'), { recursive: true })
  for (const { id, email } of mails) writeFileSync(join(place.dataDir, 'mail', `${id}.eml`), `To: ${email}`)
}

async function erase(place: Place) {
  await using services = whole(place)
  services.files = await openFiles(services.env)
  await erasePerson({ kind: 'email', value: ERASED }, { neverAgain: false, reason: '' }, STAFF, services)
}

/** A consent, a subscription and a suppression each end; another suppression is lifted. */
async function takeBackAll(place: Place) {
  await using services = whole(place)
  const { db } = services
  const lead = await db
    .selectFrom('leads')
    .select('id')
    .where('email', '=', 'visitor1@example.com')
    .executeTakeFirstOrThrow()
  await withdrawConsents(
    { kind: 'lead', id: lead.id },
    { leadIds: [lead.id], newsletter: false },
    async () => {},
    services,
  )
  await unsubscribe(await db.selectFrom('subscribers').selectAll().executeTakeFirstOrThrow(), services)
  await suppressOf(services, 'never@example.com')
  await perform(lifting, services, STAFF, { to: '/desk/subscribers/lift', form: { address: 'lifted@example.com' } })
}

async function signInOf(services: Services) {
  const at = '2026-11-01T09:00:00.000Z'
  const times = { created_at: at, updated_at: at }
  await services.db
    .insertInto('staff')
    .values({ ...STAFF, ...times, email_verified: 1, two_factor_enabled: 0, blocked_at: null })
    .execute()
  expect(await startSession(STAFF.email, new Request('http://localhost'), services)).toHaveLength(1)
}

async function suppressOf(services: Services, address: string) {
  const form = { address, reason: 'asked by phone' }
  expect((await perform(suppressing, services, STAFF, { to: '/desk/subscribers/suppress', form })).status).toBe(200)
}

async function expectTakenBack(place: Place) {
  const db = place.open()
  const withdrawn = await db
    .selectFrom('consents')
    .innerJoin('leads', 'leads.id', 'consents.lead_id')
    .select('email')
    .distinct()
    .where('action', '=', 'withdrawn')
    .execute()
  expect(withdrawn).toEqual([{ email: 'visitor1@example.com' }])
  expect(await db.selectFrom('lead_handling').select('status').execute()).toEqual([{ status: 'closed' }])
  expect(
    (await db.selectFrom('subscribers').select('unsubscribed_at').executeTakeFirstOrThrow()).unsubscribed_at,
  ).not.toBeNull()
  expect(await db.selectFrom('staff_sessions').select('id').execute()).toEqual([])
  expect(await isSuppressed(db, 'never@example.com')).toBe(true)
  expect(await isSuppressed(db, 'lifted@example.com')).toBe(false)
  await db.destroy()
}

function whole({ dataDir, settings }: Place) {
  const services = servicesOn(dataDir, settings)
  return Object.assign(services, { mail: createMailer(services.env) })
}

async function expectAbsent(place: Place) {
  const db = place.open()
  const leads = await db.selectFrom('leads').select('email').orderBy('email').execute()
  expect(leads.map(({ email }) => email)).toEqual(['visitor1@example.com', 'visitor2@example.com'])
  expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(2)
  expect(await db.selectFrom('subscribers').select('id').execute()).toEqual([])
  expect(await db.selectFrom('erasure_seals').select('kind').execute()).toEqual([{ kind: 'email' }])
  await db.destroy()
  const mails = globSync('mail/*.eml', { cwd: place.dataDir }).map((file) =>
    readFileSync(join(place.dataDir, file), 'utf8'),
  )
  expect(mails.toSorted()).toEqual(['To: visitor1@example.com', 'To: visitor2@example.com'])
  expect(globSync('resumes/*', { cwd: place.dataDir })).toEqual([])
}

function bytesOf({ dataDir }: Place): string {
  return globSync('site.db*', { cwd: dataDir })
    .map((file) => readFileSync(join(dataDir, file), 'utf8'))
    .join('')
}

function run(script: string, { settings }: Place, ...args: string[]): Promise<string> {
  return runCommand(script, { ...SECRET, ...settings }, ...args)
}
