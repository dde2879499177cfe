import { expect } from 'vitest'
import { brandName } from '#company/brand-name.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { deliverAll } from '../../../tests/support/deliver-all.ts'
import { signUp, subscribe, subscriberOf } from '../../../tests/support/subscribers.ts'
import { type TestServices, test } from '../../../tests/support/test-services.ts'
import { confirmSubscription, pauseSubscription, resumeSubscription, unsubscribe } from './change-subscription.ts'
import { newsletterEmailCopy as copy } from './mail-words.en.ts'
import { isPaused } from './subscriber-queries.ts'
import { findByToken } from './subscriber-tokens.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

test('the confirming link is the only way to say yes; no name by a stranger is in the mail', async ({ services }) => {
  await signUpAndRead(services, { full_name: 'Buy gold, call 12345' })

  const [mail] = services.sent
  expect(mail?.subject).toBe(copy.confirm.subject(brandName()))
  expect(`${mail?.html}${mail?.text}`).not.toContain('gold')
  const subscriber = await findByToken(services.db, tokenIn(mail!.text, 'confirm'), 'confirm', services.now())
  expect(subscriber).toMatchObject({ email: 'ada@example.com', confirmed_at: null })
})

test('confirming is welcomed once, however often the button is pressed', async ({ services }) => {
  const subscriber = await subscribeAndRead(services)

  await confirmSubscription(subscriber, services)
  await deliverAll(services)

  expect(services.sent.map(({ subject }) => subject)).toEqual([
    copy.confirm.subject(brandName()),
    copy.welcome.subject(brandName()),
  ])
})

test('whoever confirms in Telugu is welcomed in it, and every link leads to pages in it', async ({ services }) => {
  await signUpAndRead(services)
  const subscriber = await subscriberOf(services)

  await inLanguage('te', () => confirmSubscription(subscriber, services))
  await deliverAll(services)

  const { html, text, headers } = services.sent.at(-1)!
  expect(html).toContain('lang="te"')
  for (const page of ['preferences', 'unsubscribe'])
    expect(text).toContain(`${services.env.SITE_URL}/te/newsletter/${page}?token=`)
  expect(headers?.['List-Unsubscribe']).toContain('/te/newsletter/unsubscribe?token=')
})

test('every mail of the newsletter can be unsubscribed from by one click', async ({ services }) => {
  await subscribeAndRead(services)
  await deliverAll(services)

  expect(services.sent).toHaveLength(2)
  for (const { headers, text } of services.sent) {
    const link = headers?.['List-Unsubscribe']?.slice(1, -1) ?? ''
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(link).toMatch(/^http:\/\/localhost:3000\/newsletter\/unsubscribe\?token=[\w-]{22}$/)
    expect(text).toContain(link)
    expect(
      await findByToken(services.db, new URL(link).searchParams.get('token')!, 'manage', services.now()),
    ).toBeDefined()
  }
})

test('an address typed in often is mailed once a day, three times until its owner answers', async ({ services }) => {
  for (let attempt = 0; attempt < 6; attempt++) {
    await signUpAndRead(services, { full_name: `Ada ${attempt}` })
    services.travel(HOUR)
  }
  expect(services.sent).toHaveLength(1)

  for (let day = 0; day < 10; day++) {
    services.travel(DAY)
    await signUpAndRead(services)
  }
  expect(services.sent).toHaveLength(3)
})

test('leaving is an answer: who signs up again is mailed again, however often we had asked', async ({ services }) => {
  const subscriber = await subscribeAndRead(services)
  for (let day = 0; day < 5; day++) {
    services.travel(2 * DAY)
    await signUpAndRead(services)
  }
  await unsubscribe(subscriber, services)
  const before = services.sent.length

  services.travel(2 * DAY)
  await signUpAndRead(services)

  expect(services.sent.slice(before).map(({ subject }) => subject)).toEqual([copy.confirm.subject(brandName())])
})

test('who signs up again on the day of a pause hears until when it lasts, and it goes on', async ({ services }) => {
  const subscriber = await subscribeAndRead(services)
  await pauseSubscription(subscriber, services)
  const before = services.sent.length

  await signUpAndRead(services)

  expect(services.sent.slice(before).map(({ subject }) => subject)).toEqual([copy.paused.subject])
  expect(services.sent.at(-1)?.text).toContain('19 December 2026')
  expect(isPaused(await subscriberOf(services), services.now())).toBe(true)

  // Twice in a day is once too often, until the owner decides something again.
  await signUpAndRead(services)
  expect(services.sent).toHaveLength(before + 1)
  await resumeSubscription(subscriber, services)
  await signUpAndRead(services)
  expect(services.sent.at(-1)?.subject).toBe(copy.known.subject)
})

test('who left during a pause and confirms again is sent newsletters again', async ({ services }) => {
  const subscriber = await subscribeAndRead(services)
  await pauseSubscription(subscriber, services)
  await unsubscribe(subscriber, services)

  await confirmSubscription(subscriber, services)

  expect(isPaused(await subscriberOf(services), services.now())).toBe(false)
})

test('capitals make no other person', async ({ services }) => {
  await signUpAndRead(services)
  await signUpAndRead(services, { email: 'ADA@example.com' })
  expect(services.sent).toHaveLength(1)
})

test('a mail that could not be sent is sent later, and counts once', async ({ services }) => {
  const { send } = services.mail
  services.mail.send = async () => {
    throw new Error('connection refused')
  }
  await signUpAndRead(services)

  services.mail.send = send
  services.travel(60_000)
  await deliverAll(services)

  expect(services.sent).toHaveLength(1)
  expect(await services.db.selectFrom('subscribers').select('times_asked').execute()).toEqual([{ times_asked: 1 }])
})

test('who is subscribed already hears so, and no stranger changes anything of theirs', async ({ services }) => {
  await subscribeAndRead(services)
  services.travel(2 * DAY)

  await signUpAndRead(services, { full_name: 'Eve' })

  expect(services.sent.at(-1)?.subject).toBe(copy.known.subject)
  expect(await services.db.selectFrom('subscribers').select('full_name').execute()).toEqual([
    { full_name: 'Ada Lovelace' },
  ])
})

test('who has left is asked again when typed in again; who never confirmed and left is not', async ({ services }) => {
  const subscriber = await subscribeAndRead(services)
  await unsubscribe(subscriber, services)
  services.travel(2 * DAY)
  await signUpAndRead(services)
  expect(services.sent.at(-1)?.subject).toBe(copy.confirm.subject(brandName()))

  await signUpAndRead(services, { email: 'eve@example.com' })
  const eve = await subscriberOf(services, 'eve@example.com')
  await unsubscribe(eve, services)
  const before = services.sent.length
  services.travel(2 * DAY)
  await signUpAndRead(services, { email: 'eve@example.com' })
  expect(services.sent).toHaveLength(before)
})

async function subscribeAndRead(services: TestServices) {
  const subscriber = await subscribe(services)
  await deliverAll(services)
  return subscriber
}

async function signUpAndRead(services: TestServices, more: { full_name?: string; email?: string } = {}) {
  await signUp(services, more.email, more.full_name)
  await deliverAll(services)
}

function tokenIn(text: string, page: string): string {
  return new RegExp(`/newsletter/${page}\\?token=([\\w-]{22})`).exec(text)?.[1] ?? ''
}
