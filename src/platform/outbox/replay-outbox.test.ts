import { expect } from 'vitest'
import { test } from '../../../tests/support/test-services.ts'
import { defineJob, deliverDue, enqueue } from './outbox.ts'
import { replay } from './replay-outbox.ts'

const HOUR = 3_600_000

test('what failed for good is tried again, and again for 72 hours', async ({ services }) => {
  const { db, now, travel } = services
  let isAway = true
  const job = defineJob('test.mail', async () => {
    if (isAway) throw new Error('connection refused')
  })
  await enqueue(db, job, {}, { now: now() })
  travel(80 * HOUR)
  await deliverDue(services, [job])
  const { id, failed_at } = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
  expect(failed_at).not.toBeNull()

  expect(await replay(db, [id], now())).toBe(1)
  await deliverDue(services, [job])
  expect(await db.selectFrom('outbox').select('failed_at').execute()).toEqual([{ failed_at: null }])

  isAway = false
  travel(HOUR)
  await deliverDue(services, [job])
  const delivered = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
  expect(delivered.delivered_at).not.toBeNull()
  expect(await replay(db, [id], now())).toBe(0)
})
