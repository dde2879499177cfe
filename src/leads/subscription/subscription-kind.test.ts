import { expect } from 'vitest'
import { postJson } from '../../../tests/support/api.ts'
import { deliverAll } from '../../../tests/support/deliver-all.ts'
import { solveCheck } from '../../../tests/support/solve-check.ts'
import { subscriberOf } from '../../../tests/support/subscribers.ts'
import { type TestServices, test } from '../../../tests/support/test-services.ts'
import { confirmSubscription } from './change-subscription.ts'
import { newsletterFormCopy as formCopy } from './form-words.en.ts'

test('a sign-up is stored, thanked in the specified words, and asked to be confirmed by mail', async ({ services }) => {
  const response = await signUp(services)
  await deliverAll(services)

  expect(response.status).toBe(201)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.json()).toEqual({ message: formCopy.success })
  expect(await rows(services, 'leads')).toMatchObject([
    { kind: 'subscription', email: 'ada@example.com', reply_by: null, quarantine_reason: null },
  ])
  expect(services.sent).toMatchObject([
    { to: 'ada@example.com', text: expect.stringContaining('/newsletter/confirm?token=') },
  ])
})

test('what is missing is listed under the names that the specified client reads', async ({ services }) => {
  const response = await post(services, {})

  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    message: 'Please complete the reCAPTCHA verification.',
    recaptcha: ['Please complete the reCAPTCHA verification.'],
    email: [formCopy.errors.email],
    name: [formCopy.errors.full_name],
    full_name: [formCopy.errors.full_name],
  })
})

test('what is no token is refused under recaptcha, and nothing is stored', async ({ services }) => {
  for (const token of ['no token', '', 42, 'e30=', 'A'.repeat(5_000)]) {
    const response = await post(services, { ...ADA, 'g-recaptcha-response': token })

    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ message: expect.any(String), recaptcha: [expect.any(String)] })
  }
  expect(await rows(services, 'leads')).toEqual([])
})

test('a token counts once, for whatever it is used the second time', async ({ services }) => {
  const token = await solveCheck(services)

  const first = await post(services, { ...ADA, 'g-recaptcha-response': token })
  const second = await post(services, { ...ADA, email: 'eve@example.com', 'g-recaptcha-response': token })

  expect(first.status).toBe(201)
  expect(second.status).toBe(422)
  expect(await second.json()).toMatchObject({ recaptcha: [formCopy.humanCheck.spent] })
  expect(await rows(services, 'leads')).toHaveLength(1)
  expect(await rows(services, 'subscribers')).toHaveLength(1)
})

test('of ten posts at once with one token, one is stored', async ({ services }) => {
  const token = await solveCheck(services)

  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      post(services, { ...ADA, email: `ada${n}@example.com`, 'g-recaptcha-response': token }),
    ),
  )

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(await rows(services, 'leads')).toHaveLength(1)
})

test('a retry under the same key is answered as the first attempt was, with the same token', async ({ services }) => {
  const body = { ...ADA, 'g-recaptcha-response': await solveCheck(services) }
  const headers = { 'Idempotency-Key': 'key-1' }

  const answers = await Promise.all(Array.from({ length: 5 }, () => post(services, body, headers)))

  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  expect(await rows(services, 'leads')).toHaveLength(1)
})

test('a retry that comes late is still the same sign-up, though its token has expired', async ({ services }) => {
  const body = { ...ADA, 'g-recaptcha-response': await solveCheck(services) }
  const headers = { 'Idempotency-Key': 'key-1' }
  await post(services, body, headers)

  services.travel(3_600_000)

  expect((await post(services, body, headers)).status).toBe(201)
  expect((await post(services, body)).status).toBe(422)
})

test('a known key buys no sign-up of somebody else', async ({ services }) => {
  const body = { ...ADA, 'g-recaptcha-response': await solveCheck(services) }
  const headers = { 'Idempotency-Key': 'key-1' }
  await post(services, body, headers)

  const another = await post(services, { ...body, email: 'grace@example.com' }, headers)

  expect(another.status).toBe(422)
  expect(await rows(services, 'leads')).toHaveLength(1)
})

test('a token whose lead could not be stored is still good', async ({ services }) => {
  const body = { ...ADA, 'g-recaptcha-response': await solveCheck(services) }
  await services.db.schema.alterTable('outbox').renameTo('lost').execute()

  expect((await post(services, body)).status).toBe(500)
  await services.db.schema.alterTable('lost').renameTo('outbox').execute()

  expect((await post(services, body)).status).toBe(201)
})

test('whether an address is new, unconfirmed, subscribed or gone, the answer is the same', async ({ services }) => {
  const answers: unknown[] = []
  const days = async () => {
    const response = await signUp(services)
    answers.push({ status: response.status, body: await response.text(), names: [...response.headers.keys()] })
    await deliverAll(services)
    services.travel(25 * 3_600_000)
  }

  await days()
  await days()
  await confirmSubscription(await subscriberOf(services), services)
  await days()
  await services.db.updateTable('subscribers').set({ unsubscribed_at: services.now().toISOString() }).execute()
  await days()

  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
})

test('a sign-up does the same work at once for a known address as for a new one', async ({ services }) => {
  await signUp(services)
  await confirmSubscription(await subscriberOf(services), services)
  services.travel(25 * 3_600_000)
  const count = async () =>
    Promise.all(
      (['leads', 'outbox', 'consents', 'spent_nonces'] as const).map(async (t) => (await rows(services, t)).length),
    )

  const before = await count()
  await signUp(services)
  const between = await count()
  await signUp(services, { email: 'new@example.com' })
  const after = await count()

  expect(between.map((n, i) => n - before[i]!)).toEqual(after.map((n, i) => n - between[i]!))
})

test('a name or an address in the form of a trap is kept for staff, and mailed to nobody', async ({ services }) => {
  for (const [n, hint] of [
    { nickname: 'Bot' },
    { context: { nickname: 'Bot' } },
    { context: { elapsed_ms: 900 } },
    { full_name: 'Win at https://spam.example' },
  ].entries()) {
    expect((await signUp(services, { email: `bot${n}@example.com`, ...hint })).status).toBe(201)
  }
  await deliverAll(services)

  expect(services.sent).toEqual([])
  expect((await rows(services, 'leads')).map(({ quarantine_reason }) => quarantine_reason)).toEqual([
    'hidden field filled',
    'hidden field filled',
    'filled in under two seconds',
    'link in the name',
  ])
})

const ADA = { full_name: 'Ada Lovelace', email: 'ada@example.com' }

async function signUp(services: TestServices, more: object = {}) {
  return post(services, { ...ADA, 'g-recaptcha-response': await solveCheck(services), ...more })
}

async function post(services: TestServices, body: object, headers: Record<string, string> = {}) {
  return postJson(services, '/api/auth/subscriptions/', body, headers)
}

function rows<Table extends 'leads' | 'subscribers' | 'outbox' | 'consents' | 'spent_nonces'>(
  { db }: TestServices,
  table: Table,
) {
  return db
    .selectFrom(table as 'leads')
    .selectAll()
    .execute()
}
