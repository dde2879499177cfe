import { expect } from 'vitest'
import { enqueue } from '#platform/outbox/outbox.ts'
import { deliverAll } from '../../tests/support/deliver-all.ts'
import { type TestServices, test } from '../../tests/support/test-services.ts'
import { acceptLead } from './accept-lead.ts'
import { anEnquiry } from './enquiry/enquiry-examples.ts'
import { submitEnquiry } from './enquiry/enquiry-kind.server.ts'
import { confirmSubscription } from './subscription/change-subscription.ts'
import { askToConfirm, welcomeSubscriber } from './subscription/newsletter-emails.ts'
import { findByToken, issueToken } from './subscription/subscriber-tokens.ts'
import { rememberSubscriber } from './subscription/subscription-kind.server.ts'
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
  const ada = await subscriber(services)
  await confirmSubscription(ada, services)
  await enqueue(services.db, welcomeSubscriber, { subscriberId: ada.id }, { now: services.now() })

  await suppressAda(services)
  await deliverAll(services)

  expect(services.sent).toHaveLength(1)
})

test('an old link confirms nothing while the address is suppressed', async ({ services }) => {
  await signUp(services)
  const ada = await subscriber(services)
  const token = await issueToken(ada.id, 'confirm', services)

  await suppressAda(services)
  await confirmSubscription(ada, services)

  expect(await findByToken(services.db, token, 'confirm', services.now())).toBeUndefined()
  expect(await subscriber(services)).toMatchObject({ confirmed_at: null })
})

test('lifting brings back what was before', async ({ services }) => {
  await signUp(services)
  await confirmSubscription(await subscriber(services), services)
  const before = await subscriber(services)
  await suppressAda(services)
  expect(await subscriber(services)).toMatchObject({ suppressed_at: services.now().toISOString() })

  expect(await liftSuppression(services.db, 'ada@EXAMPLE.com', services.now())).toHaveLength(1)
  expect(await liftSuppression(services.db, 'ada@example.com', services.now())).toEqual([])
  expect(await subscriber(services)).toEqual(before)

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

function signUp(services: TestServices, email = 'ada@example.com') {
  const offer = { kind: 'subscription' as const, full_name: 'Ada', email, details: {} }
  return acceptLead(offer, { jobs: [askToConfirm], alongside: rememberSubscriber }, services)
}

function subscriber({ db }: TestServices) {
  return db.selectFrom('subscribers').selectAll().executeTakeFirstOrThrow()
}

function failures({ db }: TestServices) {
  return db.selectFrom('outbox').select('last_error').where('last_error', 'is not', null).execute()
}
