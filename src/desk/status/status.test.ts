import { expect } from 'vitest'
import type { LeadKind, StaffRole } from '#database/tables.ts'
import { ROLES } from '#desk/access/roles.ts'
import { acceptLead } from '#leads/accept-lead.ts'
import { findOperations, recordOperation } from '#platform/operation/record-operation.ts'
import { defineJob, deliverDue, enqueue, PermanentFailure } from '#platform/outbox/outbox.ts'
import { findOutboxState } from '#platform/outbox/outbox-state.ts'
import { postJson } from '../../../tests/support/api.ts'
import { actionsLogged, press } from '../../../tests/support/at-desk.ts'
import { type TestServices, test } from '../../../tests/support/test-services.ts'
import { listFailures } from './failed-deliveries.ts'
import { findCounts } from './find-counts.ts'
import { findHealth } from './find-health.ts'
import { statusCopy as copy } from './words.en.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

test('the outbox tells what waits, what is late and what was given up, kind by kind', async ({ services }) => {
  const { db, now } = services
  const startedAt = now().toISOString()
  await enqueue(
    db,
    defineJob('a.slow', async () => {}),
    {},
    { now: now() },
  )
  await failing(services, 'b.lost')
  services.travel(16 * MINUTE)
  await enqueue(
    db,
    defineJob('a.slow', async () => {}),
    {},
    { now: now() },
  )

  expect(await findOutboxState(db, now())).toEqual([
    { kind: 'a.slow', waiting: 2, late: 1, failed: 0, oldestAt: startedAt },
    { kind: 'b.lost', waiting: 0, late: 0, failed: 1, oldestAt: null },
  ])
})

test('each role sees how the mails of its own leads failed, and of no others', async ({ services }) => {
  for (const kind of ['contact', 'audit', 'application', 'subscription'] as const) await failedLead(services, kind)
  await failing(services, 'newsletter.welcome')
  await failing(services, 'staff.reset')

  const seen: Record<StaffRole, string[]> = {
    admin: ['application.mail', 'audit.mail', 'contact.mail', 'newsletter.welcome', 'staff.reset', 'subscription.mail'],
    sales: ['audit.mail', 'contact.mail', 'newsletter.welcome', 'subscription.mail'],
    hr: ['application.mail'],
    editor: [],
    viewer: ['audit.mail', 'contact.mail', 'newsletter.welcome', 'subscription.mail'],
    reader: ['audit.mail', 'contact.mail', 'newsletter.welcome', 'subscription.mail'],
  }
  for (const role of ROLES) {
    const { rows, all } = await listFailures(services.db, role)
    expect(rows.map(({ kind }) => kind).toSorted(), role).toEqual(seen[role])
    expect(all).toBe(seen[role].length)
    expect(
      rows.filter(({ last_error }) => last_error === null),
      role,
    ).toHaveLength(role === 'viewer' ? all : 0)
  }
})

test('what failed is sent again once, by whom it concerns, and the log says so', async ({ services }) => {
  const { db } = services
  for (let at = 0; at < 3; at++) await failedLead(services, 'contact')
  await failedLead(services, 'application')
  const { rows } = await listFailures(db, 'admin')
  const application = rows.find(({ kind }) => kind === 'application.mail')!
  const contact = rows.find(({ kind }) => kind === 'contact.mail')!

  const again = (form: Record<string, string>) => press(services, staff('sales'), '/desk/status/send-again', form)

  expect(await again({ id: application.id })).toMatchObject({ status: 422, trouble: copy.failures.gone })
  expect(await again({ id: contact.id })).toMatchObject({ status: 200, done: copy.failures.done(1) })
  expect(await again({ id: contact.id })).toMatchObject({ status: 422 })
  expect(await again({ kind: 'contact.mail' })).toMatchObject({ done: copy.failures.done(2) })

  expect((await listFailures(db, 'admin')).rows).toMatchObject([{ kind: 'application.mail' }])
  const log = await db.selectFrom('audit_log').select(['action', 'subject', 'details']).orderBy('number').execute()
  expect(log).toEqual([
    { action: 'outbox.sent-again', subject: contact.id, details: '{"deliveries":1}' },
    { action: 'outbox.sent-again', subject: 'contact.mail', details: '{"deliveries":2}' },
  ])
})

test('a form that comes again sends nothing once more, though what it sent has failed anew meanwhile', async ({
  services,
}) => {
  for (let at = 0; at < 2; at++) await failedLead(services, 'contact')
  const seen = (await listFailures(services.db, 'sales')).rows[0]!.failed_at
  const again = (form: Record<string, string>) => press(services, staff('sales'), '/desk/status/send-again', form)
  const failed = async () => (await findOutboxState(services.db, services.now()))[0]?.failed

  services.travel(MINUTE)
  const answer = await again({ kind: 'contact.mail', seen })
  expect(answer).toMatchObject({ done: copy.failures.done(2) })
  await deliverDue(services, [lost('contact.mail')])
  expect(await again({ kind: 'contact.mail', seen })).toEqual(answer)
  expect(await failed()).toBe(2)

  // As the page shows it now.
  services.travel(MINUTE)
  const [row] = (await listFailures(services.db, 'sales')).rows
  const one = { id: row!.id, seen: row!.failed_at }
  expect(await again(one)).toMatchObject({ done: copy.failures.done(1) })
  await deliverDue(services, [lost('contact.mail')])
  expect(await again(one)).toMatchObject({ done: copy.failures.done(1) })
  expect(await failed()).toBe(2)
  expect(await actionsLogged(services)).toEqual(['outbox.sent-again', 'outbox.sent-again'])
})

test('the numbers of a period are those of its days in India, each form with its steps', async ({ services }) => {
  for (const event of ['page_view', 'contact_seen', 'contact_seen', 'contact_begun']) await count(services, event)
  await aLead(services, 'contact')
  services.travel(8 * 60 * MINUTE) // After midnight in India, and before it by the clock of the servers.
  await count(services, 'page_view')
  await count(services, 'calculator_result')
  await aLead(services, 'audit')

  const { views, leads, bills, pages, funnels } = await findCounts(services.db, 7, services.now())

  expect(views).toHaveLength(7)
  expect(views.slice(-2)).toEqual([
    { day: '2026-11-19', count: 1 },
    { day: '2026-11-20', count: 1 },
  ])
  expect(leads.slice(-2).map(({ count }) => count)).toEqual([1, 1])
  expect(bills.at(-1)?.count).toBe(1)
  expect(pages).toEqual([{ path: '/contact-us', count: 2 }])
  expect(funnels[0]).toEqual({
    form: 'contact',
    steps: [
      { step: 'seen', count: 2 },
      { step: 'begun', count: 1 },
      { step: 'sent', count: 0 },
      { step: 'accepted', count: 0 },
    ],
    stored: 1,
  })

  services.travel(7 * DAY)
  const later = await findCounts(services.db, 7, services.now())
  expect(later.views.every(({ count }) => count === 0)).toBe(true)
  expect(later.leads.every(({ count }) => count === 0)).toBe(true)
})

test('health says what answers, and a mail server that is away keeps no page waiting', async ({ services }) => {
  expect(await findHealth(services)).toMatchObject({
    database: { isOk: true },
    files: { isOk: true, isRemote: false },
    mail: { isOk: true, isRemote: false },
    disk: { freeBytes: expect.any(Number) },
    process: { node: process.version },
  })

  services.mail.check = async () => {
    throw new Error('connection refused')
  }
  services.files.list = () => {
    throw new Error('no such bucket')
  }
  expect(await findHealth(services)).toMatchObject({ mail: { isOk: false }, files: { isOk: false } })
})

test('the last backup and drill are told, with how they went and whether it is long ago', async ({ services }) => {
  expect(await findOperations(services)).toMatchObject([
    { operation: 'backup', state: 'never', isOk: null },
    { operation: 'drill', state: 'never', isOk: null },
  ])
  services.env.SITE_URL = 'https://www.example.com'
  expect(await findOperations(services)).toMatchObject([{ isOk: false }, { isOk: false }])

  const finishedAt = new Date('2026-11-19T10:00:00.123Z')
  await recordOperation(services.db, { operation: 'backup', finishedAt, isOk: true, details: {} })
  await recordOperation(services.db, { operation: 'drill', finishedAt, isOk: false, details: {} })
  await recordOperation(services.db, { operation: 'move', finishedAt, isOk: true, details: {} })

  expect(await findOperations(services)).toEqual([
    { operation: 'backup', finishedAt: '2026-11-19T10:00:00.123Z', state: 'done', isOk: true },
    { operation: 'drill', finishedAt: '2026-11-19T10:00:00.123Z', state: 'failed', isOk: false },
  ])
  services.travel(50 * 3_600_000)
  expect((await findOperations(services))[0]).toMatchObject({ state: 'old', isOk: false })
})

function staff(role: StaffRole) {
  return { id: role, name: 'Asha Rao', email: `${role}@example.com`, role }
}

function lost(kind: string) {
  return defineJob(kind, async () => {
    throw new PermanentFailure('no such mailbox')
  })
}

async function failing(services: TestServices, kind: string) {
  const job = lost(kind)
  await enqueue(services.db, job, {}, { now: services.now() })
  await deliverDue(services, [job, defineJob('a.slow', () => Promise.reject(new Error('later')))])
}

async function failedLead(services: TestServices, kind: LeadKind) {
  const job = lost(`${kind}.mail`)
  await aLead(services, kind, [job])
  await deliverDue(services, [job])
}

let people = 0

function aLead(services: TestServices, kind: LeadKind, jobs: ReturnType<typeof lost>[] = []) {
  const email = `ada-${++people}@example.com`
  return acceptLead({ kind, full_name: 'Ada', email, details: {} }, { jobs: jobs as never }, services)
}

function count(services: TestServices, event: string) {
  return postJson(services, '/api/counts/', { event, path: '/contact-us' })
}
