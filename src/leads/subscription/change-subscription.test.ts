import { expect } from 'vitest'
import { anEnquiry } from '#leads/enquiry/enquiry-examples.ts'
import { submitEnquiry } from '#leads/enquiry/enquiry-kind.server.ts'
import { guardedSite } from '#platform/http/guarded-site.ts'
import { allLeads } from '../../../tests/support/at-desk.ts'
import { deliverAll } from '../../../tests/support/deliver-all.ts'
import { formOf } from '../../../tests/support/form-of.ts'
import { signUp, subscribe, subscriberOf } from '../../../tests/support/subscribers.ts'
import { type TestServices, test } from '../../../tests/support/test-services.ts'
import { answerPreferences } from './answer-preferences.ts'
import { eraseSubscriber } from './change-subscription.ts'
import { forgetChoices, forgetUnconfirmed } from './forget-unconfirmed.ts'
import { newsletterFormCopy } from './form-words.en.ts'
import { oneClickUnsubscribe, UNSUBSCRIBE_PATH } from './one-click-unsubscribe.ts'
import { isSubscribed } from './subscriber-queries.ts'
import { findByToken, forgetExpiredTokens, issueToken } from './subscriber-tokens.ts'
import { newsletterCopy } from './words.en.ts'

const DAY = 24 * 3_600_000

test.for<[who: string, headers: Record<string, string>]>([
  ['a mail provider', {}],
  ['a provider that says where it is', { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' }],
])('%s unsubscribes with one click, without a cookie', async ([, headers], { services }) => {
  const { id } = await subscribe(services)
  const token = await issueToken(id, 'manage', services)

  const response = await oneClick(services, token, headers)

  expect(response.status).toBe(200)
  expect(isSubscribed(await subscriberOf(services))).toBe(false)
})

test('the button of our page leads back to the page', async ({ services }) => {
  const token = await issueToken((await subscribe(services)).id, 'manage', services)

  const response = await oneClick(services, token, { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'same-origin' })

  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe(`/newsletter/unsubscribe?token=${token}`)
})

test.for(['', 'unknown', 'x'.repeat(5_000)])(
  'the token %.10j changes nothing and tells nothing',
  async (token, { services }) => {
    await subscribe(services)

    expect((await oneClick(services, token)).status).toBe(200)
    expect(isSubscribed(await subscriberOf(services))).toBe(true)
  },
)

test('a confirming link cannot unsubscribe, nor a managing one confirm', async ({ services }) => {
  const { id } = await subscribe(services)
  const confirming = await issueToken(id, 'confirm', services)

  await oneClick(services, confirming)

  expect(isSubscribed(await subscriberOf(services))).toBe(true)
  expect(
    await findByToken(services.db, await issueToken(id, 'manage', services), 'confirm', services.now()),
  ).toBeUndefined()
})

test('who has left cannot be brought back by the link of an old mail', async ({ services }) => {
  const { id } = await subscribe(services)
  const confirming = await issueToken(id, 'confirm', services)

  await oneClick(services, await issueToken(id, 'manage', services))

  expect(await findByToken(services.db, confirming, 'confirm', services.now())).toBeUndefined()
})

test('tokens are stored as hashes, and end', async ({ services }) => {
  await signUp(services)
  const { id } = await subscriberOf(services)
  const token = await issueToken(id, 'confirm', services)

  const stored = await services.db.selectFrom('subscriber_tokens').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(token)

  services.travel(31 * DAY)
  expect(await findByToken(services.db, token, 'confirm', services.now())).toBeUndefined()
  await forgetExpiredTokens(services)
  expect(await services.db.selectFrom('subscriber_tokens').selectAll().execute()).toEqual([])
})

test('leaving the newsletter keeps receipts coming', async ({ services }) => {
  const { id } = await subscribe(services)
  await oneClick(services, await issueToken(id, 'manage', services))

  await submitEnquiry(anEnquiry({ email: 'ada@example.com' }), services)
  await deliverAll(services)

  expect(services.sent).toContainEqual(expect.objectContaining({ to: 'ada@example.com' }))
})

test('preferences are kept', async ({ services }) => {
  const subscriber = await subscribe(services)

  const chosen = { full_name: 'శీలా', topics: 'tariffs', state_code: 'IN-TS' }
  const form = formOf({ ...chosen, often: '2', units: '1,250', language: 'te' })
  expect(await answerPreferences(subscriber, form, services)).toEqual({ done: 'saved' })
  expect(await subscriberOf(services)).toMatchObject({
    ...{ full_name: 'శీలా', topics: '["tariffs"]', state_code: 'IN-TS', language: 'te' },
    ...{ frequency: null, most_a_week: 2, units_a_month: 1250 },
  })

  const other = formOf({ ...chosen, often: 'weekly', units: '', language: 'en' })
  await answerPreferences(subscriber, other, services)
  expect(await subscriberOf(services)).toMatchObject({
    ...{ frequency: 'weekly', most_a_week: null, units_a_month: null, language: null },
  })
})

test.for(['३४२', '౩౪౨', '342 units'])('%s units a month are taken as 342', async (units, { services }) => {
  const subscriber = await subscribe(services)
  const form = formOf({ full_name: 'Asha', topics: 'home', often: '1', units })

  expect(await answerPreferences(subscriber, form, services)).toEqual({ done: 'saved' })
  expect(await subscriberOf(services)).toMatchObject({ units_a_month: 342 })
})

test('units that are no number are named, what was typed comes back, and nothing is changed', async ({ services }) => {
  await subscribe(services)
  const subscriber = await subscriberOf(services)
  const form = formOf({ full_name: '', topics: 'home', often: '1', units: 'many' })

  expect(await answerPreferences(subscriber, form, services)).toEqual({
    errors: { full_name: newsletterFormCopy.errors.full_name, units: newsletterCopy.preferences.unitsWrong },
    typed: { full_name: '', chosen: ['home'], stateCode: '', language: '', often: '1', units: 'many' },
  })
  expect(await subscriberOf(services)).toEqual(subscriber)
})

test('who left by mistake takes it back with one act', async ({ services }) => {
  const subscriber = await subscribe(services)
  services.travel(1_000)
  await oneClick(services, await issueToken(subscriber.id, 'manage', services))
  services.travel(1_000)
  const form = formOf({ intent: 'subscribe' })

  expect(await answerPreferences(await subscriberOf(services), form, services)).toEqual({ done: 'changed' })
  expect(isSubscribed(await subscriberOf(services))).toBe(true)
  expect(await actionsOf(services, subscriber.id)).toEqual(['confirmed', 'withdrawn', 'confirmed'])
})

test('what somebody chose is kept for thirty days after they left, and no longer', async ({ services }) => {
  const { id } = await subscribe(services)
  const chosen = {
    state_code: 'IN-TS',
    language: 'te',
    frequency: 'weekly',
    most_a_week: null,
    units_a_month: 250,
  } as const
  await services.db.updateTable('subscribers').set(chosen).execute()
  services.travel(60 * DAY)
  await forgetChoices(services)
  expect(await subscriberOf(services)).toMatchObject(chosen)

  await oneClick(services, await issueToken(id, 'manage', services))
  services.travel(30 * DAY)
  await forgetChoices(services)
  expect(await subscriberOf(services)).toMatchObject(chosen)
  services.travel(1)
  await forgetChoices(services)
  expect(await subscriberOf(services)).toMatchObject({
    state_code: null,
    language: null,
    frequency: null,
    units_a_month: null,
  })
})

test('erasing leaves nothing of the person but the fact that somebody withdrew', async ({ services }) => {
  const subscriber = await subscribe(services, 'Ada@Example.com')
  await subscribe(services, 'eve@example.com')

  await eraseSubscriber(subscriber, services)

  const everything = JSON.stringify([
    await allLeads(services),
    await services.db.selectFrom('subscribers').selectAll().execute(),
    await services.db.selectFrom('outbox').selectAll().execute(),
    await services.db.selectFrom('consents').selectAll().execute(),
  ])
  expect(everything).not.toMatch(/ada@example\.com/i)
  expect(everything).toContain('eve@example.com')
  expect(await actionsOf(services, subscriber.id)).toEqual(['confirmed', 'withdrawn'])
})

test('an address nobody confirms is forgotten in thirty days with sign-ups; others stay', async ({ services }) => {
  await signUp(services, 'stranger@example.com')
  await subscribe(services, 'ada@example.com')
  services.travel(29 * DAY)
  await signUp(services, 'late@example.com')

  services.travel(1 * DAY + 1)
  await forgetUnconfirmed(services)

  for (const table of ['leads', 'subscribers'] as const) {
    const left = await services.db
      .selectFrom(table as 'leads')
      .select('email')
      .orderBy('email')
      .execute()
    expect(left).toEqual([{ email: 'ada@example.com' }, { email: 'late@example.com' }])
  }
})

test('an address typed in again and again is forgotten thirty days after the last mail to it', async ({ services }) => {
  await signUp(services, 'stranger@example.com')
  await signUp(services, 'asked@example.com')
  services.travel(29 * DAY)
  await signUp(services, 'stranger@example.com')
  const asked = services.db.updateTable('subscribers').set({ asked_at: services.now().toISOString() })
  await asked.where('address', '=', 'asked@example.com').execute()

  services.travel(1 * DAY + 1)
  await forgetUnconfirmed(services)
  expect(await services.db.selectFrom('subscribers').select('email').execute()).toEqual([
    { email: 'asked@example.com' },
  ])

  services.travel(29 * DAY)
  await forgetUnconfirmed(services)
  expect(await services.db.selectFrom('subscribers').select('email').execute()).toEqual([])
})

function oneClick(services: TestServices, token: string, headers: Record<string, string> = {}) {
  return guardedSite(services, { openTo: [UNSUBSCRIBE_PATH] })
    .route(UNSUBSCRIBE_PATH, oneClickUnsubscribe(services))
    .request(`${UNSUBSCRIBE_PATH}?token=${token}`, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    })
}

async function actionsOf({ db }: TestServices, id: string) {
  const ledger = await db
    .selectFrom('consents')
    .select('action')
    .where('subscriber_id', '=', id)
    .orderBy('occurred_at')
    .execute()
  return ledger.map(({ action }) => action)
}
