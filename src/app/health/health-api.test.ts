import { sql } from 'kysely'
import { expect } from 'vitest'
import { createApi } from '#app/api.ts'
import { jobs, staffNotificationKinds } from '#app/jobs.ts'
import { unknownHolidaysText } from '#company/holiday-words.en.ts'
import { guardedSite } from '#platform/http/guarded-site.ts'
import { recordOperation } from '#platform/operation/record-operation.ts'
import { defineJob, deliverDue, enqueue, PermanentFailure } from '#platform/outbox/outbox.ts'
import { apiOf } from '../../../tests/support/api.ts'
import { type TestServices, test, testServices } from '../../../tests/support/test-services.ts'

const HOUR_MS = 3_600_000
/** In a November before the state's order. */
const notices = [unknownHolidaysText(2027)]

test('a mail to staff that is refused for good is a trouble for a day', async ({ services }) => {
  expect((await ask(services, '/health/'))[1]).toMatchObject({ status: 'ok' })

  await refuse(services, staffNotificationKinds[0]!)

  expect(await ask(services, '/health/')).toEqual([
    503,
    { status: 'failing', message: expect.stringContaining('to staff'), troubles: [expect.any(String)], notices },
  ])
  services.travel(25 * HOUR_MS)
  expect((await ask(services, '/health/'))[0]).toBe(200)
})

test('that the coming year has no holidays yet is a notice from November on, and no trouble', async ({ services }) => {
  expect(await ask(services, '/health/')).toEqual([200, { status: 'ok', notices }])

  services.travel(-30 * 24 * HOUR_MS)
  expect(await ask(services, '/health/')).toEqual([200, { status: 'ok' }])
})

test('a page that cannot be rendered again is a notice, by its address', async ({ services }) => {
  const site = guardedSite(services).route(
    '/api',
    createApi(services, undefined, () => ['/blogs/a-draft']),
  )

  const response = await site.request('/api/health/')

  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    notices: expect.arrayContaining([expect.stringContaining('/blogs/a-draft')]),
  })
})

test('what a server of a visitor refuses is no trouble of ours', async ({ services }) => {
  for (const { kind } of jobs) if (!staffNotificationKinds.includes(kind)) await refuse(services, kind)

  expect((await ask(services, '/health/'))[0]).toBe(200)
})

test('a process without its database says so, and that it is alive', async ({ services }) => {
  await services.db.schema.dropTable('outbox').execute()

  expect((await ask(services, '/health/'))[0]).toBe(503)
  expect(await ask(services, '/health/alive/')).toEqual([200, { status: 'ok' }])
})

// PostgreSQL says so of a standby (25006), which no test has.
test.runIf(process.env.TEST_DATABASE !== 'postgres')(
  'a database that can be read and not written to is a trouble',
  async ({ services }) => {
    await sql`pragma query_only = 1`.execute(services.db)

    expect(await ask(services, '/health/')).toMatchObject([
      503,
      { troubles: ['The database takes no writes: leads cannot be stored.'] },
    ])
    await sql`pragma query_only = 0`.execute(services.db)
    expect((await ask(services, '/health/'))[0]).toBe(200)
  },
)

test('a backup that is a month old is told with its age, and so is one that failed', async ({ services }) => {
  for (const operation of ['backup', 'drill'] as const)
    await recordOperation(services.db, { operation, finishedAt: services.now(), isOk: true, details: {} })
  expect((await ask(services, '/health/'))[0]).toBe(200)

  services.travel(31 * 24 * HOUR_MS)
  expect(await ask(services, '/health/')).toMatchObject([
    503,
    { troubles: ['The last backup is 31 days old.', 'The last restore drill is 31 days old.'] },
  ])
  const failed = { operation: 'backup', finishedAt: services.now(), isOk: false, details: {} } as const
  await recordOperation(services.db, failed)
  services.travel(3 * HOUR_MS)
  expect((await ask(services, '/health/'))[1].troubles[0]).toBe('The last backup failed 3 hours ago.')
})

test('a site of two days without a backup is told of it, and a new one is not', async () => {
  await using services = await testServices({
    SITE_URL: 'https://www.example.com',
    SMTP_URL: 'smtp://localhost',
    SESSION_SECRET: 'x'.repeat(32),
  })
  await sql`update migrations set applied_at = ${services.now().toISOString()}`.execute(services.db)
  expect((await ask(services, '/health/'))[0]).toBe(200)

  services.travel(51 * HOUR_MS)
  expect((await ask(services, '/health/'))[1].troubles[0]).toMatch(/^No backup was ever made/)
})

async function ask(services: TestServices, path: string) {
  const site = apiOf(services)
  const answer = await site.request(`/api${path}`)
  return [answer.status, await answer.json()]
}

/** A delivery of this kind that nobody will take. */
async function refuse(services: TestServices, kind: string) {
  const job = defineJob(kind, () => Promise.reject(new PermanentFailure('550 no such mailbox')))
  await enqueue(services.db, job, {}, { now: services.now() })
  await deliverDue(services, [job])
}
