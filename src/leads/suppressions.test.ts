import { expect } from 'vitest'
import { enqueue } from '#platform/outbox/outbox.ts'
import { deliverAll } from '../../tests/support/deliver-all.ts'
import { signUp, subscribe, subscriberOf } from '../../tests/support/subscribers.ts'
import { type TestServices, test } from '../../tests/support/test-services.ts'
import { anEnquiry } from './enquiry/enquiry-examples.ts'
import { submitEnquiry } from './enquiry/enquiry-kind.server.ts'
import { confirmSubscription } from './subscription/change-subscription.ts'
import { welcomeSubscriber } from './subscription/newsletter-emails.ts'
import { findByToken, issueToken } from './subscription/subscriber-tokens.ts'
import { isSuppressed, liftSuppression, suppress } from './suppressions.ts'

const DAY = 24 * 3_600_000

test('a suppressed address is not mailed, whatever is typed; the desk hears of leads as ever', async ({ services }) => {
  await suppressAda(services)

  await signUp(services, 'ADA@example.com')
  await submitEnquiry(anEnquiry({ email: 'Ada@example.com' }), services)
  await deliverAll(services)

  expect(services.sent.map(({ to }) => to)).toEqual([services.env.SALES_EMAIL])
  expect(await failures(services)).toEqual([])
})

test('a mail that waits when its address is suppressed is not sent', async ({ services }) => {
  await signUp(services)
  await deliverAll(services)
  const ada = await subscriberOf(services)
  await confirmSubscription(ada, services)
  await enqueue(services.db, welcomeSubscriber, { subscriberId: ada.id }, { now: services.now() })

  await suppressAda(services)
  await deliverAll(services)

  expect(services.sent).toHaveLength(1)
})

test('an old link confirms nothing while the address is suppressed', async ({ services }) => {
  await signUp(services)
  const ada = await subscriberOf(services)
  const token = await issueToken(ada.id, 'confirm', services)

  await suppressAda(services)
  await confirmSubscription(ada, services)

  expect(await findByToken(services.db, token, 'confirm', services.now())).toBeUndefined()
  expect(await subscriberOf(services)).toMatchObject({ confirmed_at: null })
})

test('lifting brings back what was before', async ({ services }) => {
  await subscribe(services)
  const before = await subscriberOf(services)
  await suppressAda(services)
  expect(await subscriberOf(services)).toMatchObject({ suppressed_at: services.now().toISOString() })

  expect(await liftSuppression(services.db, 'ada@EXAMPLE.com', services.now())).toHaveLength(1)
  expect(await liftSuppression(services.db, 'ada@example.com', services.now())).toEqual([])
  expect(await subscriberOf(services)).toEqual(before)

  services.travel(2 * DAY)
  await signUp(services)
  await deliverAll(services)
  expect(services.sent).not.toEqual([])
})

test('the address itself is not kept', async ({ services }) => {
  await suppressAda(services)

  expect(await isSuppressed(services.db, ' Ada@Example.com ')).toBe(true)
  expect(JSON.stringify(await services.db.selectFrom('suppressions').selectAll().execute())).not.toMatch(/ada@/i)
})

function suppressAda({ db, now }: TestServices) {
  return db
    .transaction()
    .execute((trx) => suppress(trx, { address: 'ada@example.com', reason: 'asked by phone', by: 'Asha', at: now() }))
}

function failures({ db }: TestServices) {
  return db.selectFrom('outbox').select('last_error').where('last_error', 'is not', null).execute()
}
