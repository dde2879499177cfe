import { expect } from 'vitest'
import { test, type testServices } from '../../../tests/support/test-services.ts'
import { defineJob, deliverDue, enqueue, PermanentFailure, restAfter } from './outbox.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const BATCH = 8

test('a failed job is tried again later, and once it succeeds never again', async ({ services }) => {
  const greeted: string[] = []
  let isDown = true
  const greet = defineJob('greet', async ({ name }: { name: string }) => {
    if (isDown) throw new Error('connection refused')
    greeted.push(name)
  })

  await enqueue(services.db, greet, { name: 'Ada' }, { now: services.now() })
  await deliverDue(services, [greet])
  expect(await deliverDue(services, [greet]), 'nothing is due yet').toBe(0)

  isDown = false
  services.travel(60_000)
  await deliverDue(services, [greet])
  services.travel(24 * HOUR)
  await deliverDue(services, [greet])

  expect(greeted).toEqual(['Ada'])
})

test('a job is tried for 72 hours and then kept as failed, with its reason', async ({ services }) => {
  const startedAt = services.now().getTime()
  let lastTryAt = startedAt
  const fail = defineJob('fail', async () => {
    lastTryAt = services.now().getTime()
    throw new Error('mailbox away')
  })

  await enqueue(services.db, fail, {}, { now: services.now() })
  for (let hour = 0; hour < 100; hour++) {
    await deliverDue(services, [fail])
    services.travel(HOUR)
  }

  expect((lastTryAt - startedAt) / HOUR).toBeGreaterThan(70)
  expect((lastTryAt - startedAt) / HOUR).toBeLessThanOrEqual(72)
  expect(await onlyRow(services)).toMatchObject({
    failed_at: expect.any(String),
    delivered_at: null,
    last_error: expect.stringContaining('mailbox away'),
  })
})

test('a job that another try cannot help is kept as failed at once', async ({ services }) => {
  const fail = defineJob('fail', async () => {
    throw new PermanentFailure('no such mailbox')
  })

  await enqueue(services.db, fail, {}, { now: services.now() })
  await deliverDue(services, [fail])

  expect(await onlyRow(services)).toMatchObject({ attempts: 1, failed_at: services.now().toISOString() })
})

test('a job nobody handles keeps its reason for staff to read', async ({ services }) => {
  await enqueue(
    services.db,
    defineJob('forgotten', async () => {}),
    {},
    { now: services.now() },
  )

  await deliverDue(services, [])

  expect((await onlyRow(services)).last_error).toContain('forgotten')
})

test('four workers that look at once run each job once', async ({ services }) => {
  const greeted: number[] = []
  const greet = defineJob('greet', async ({ guest }: { guest: number }) => void greeted.push(guest))
  for (let guest = 0; guest < 20; guest++) await enqueue(services.db, greet, { guest }, { now: services.now() })

  for (let round = 0; round < 3; round++) {
    await Promise.all([1, 2, 3, 4].map(() => deliverDue(services, [greet])))
  }

  expect(greeted.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, guest) => guest))
})

test('a job whose worker died is taken over after its lease, under the same delivery id', async ({ services }) => {
  const deliveries: string[] = []
  const hang = Promise.withResolvers<void>()
  const stuck = defineJob('mail', async (_, __, id) => {
    deliveries.push(id)
    await hang.promise
  })
  const works = defineJob('mail', async (_, __, id) => void deliveries.push(id))

  await enqueue(services.db, stuck, {}, { now: services.now() })
  const abandoned = deliverDue(services, [stuck])
  await expect.poll(() => deliveries.length).toBe(1)
  expect(await deliverDue(services, [works]), 'still leased').toBe(0)

  services.travel(61_000)
  await deliverDue(services, [works])
  hang.reject(new Error('too late'))
  await abandoned

  expect(new Set(deliveries).size).toBe(1)
  expect(await onlyRow(services), 'the late failure changes nothing').toMatchObject({
    delivered_at: expect.any(String),
    last_error: null,
  })
})

test('a machine whose clock is behind takes nothing that another one is working on', async ({ services }) => {
  const behind = { ...services, now: () => new Date(services.now().getTime() - 30_000) }
  const taken: number[] = []
  const job = defineJob('slow', async () => void taken.push(await deliverDue(behind, [job as never])))
  await enqueue(services.db, job, {}, { now: new Date(services.now().getTime() - 60_000) })

  expect(await deliverDue(services, [job as never])).toBe(1)
  expect(taken).toEqual([0])
})

test('what was planned while the clock was two days ahead does not wait for two days', async ({ services }) => {
  const sent: string[] = []
  const job = defineJob('once', async () => void sent.push('sent'))
  await enqueue(services.db, job, {}, { now: new Date(services.now().getTime() + 2 * 86_400_000) })

  await deliverDue(services, [job as never])
  expect(sent).toEqual(['sent'])
})

test('an error that quotes an address does not reach the log', async ({ services }) => {
  const fail = defineJob('fail', async () => {
    throw new Error('450 ada@example.com is busy')
  })

  await enqueue(services.db, fail, {}, { now: services.now() })
  await deliverDue(services, [fail])

  expect(JSON.stringify(services.logged)).not.toContain('ada@example.com')
  expect(services.logged).toHaveLength(1)
})

test('an outbox of 5,000 is empty within ten minutes, while visitors keep the process busy too', () => {
  const drain = (utilization: number) => (5_000 / BATCH) * restAfter(BATCH, utilization)

  expect(drain(0.1)).toBeLessThan(3 * MINUTE)
  expect(drain(1)).toBeLessThan(10 * MINUTE)
})

test('visitors come first: the busier the process, the longer the rest between mails', () => {
  expect(restAfter(BATCH, 0.95)).toBeGreaterThan(restAfter(BATCH, 0.2))
})

function onlyRow({ db }: Awaited<ReturnType<typeof testServices>>) {
  return db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
}
