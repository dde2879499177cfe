import { Readable } from 'node:stream'
import { expect } from 'vitest'
import { listReads } from '#desk/access/lead-reads.ts'
import { acceptLead } from '#leads/accept-lead.ts'
import { confirmSubscription, unsubscribe } from '#leads/subscription/change-subscription.ts'
import { rememberSubscriber } from '#leads/subscription/subscription-kind.server.ts'
import { liftSuppression, suppress } from '#leads/suppressions.ts'
import { CSV_BOM } from '#platform/text/csv.ts'
import { asked, press } from '../../../tests/support/at-desk.ts'
import { type TestServices, test } from '../../../tests/support/desk-test.ts'
import { readFilter, writeFilter } from './subscriber-filter.ts'
import { countSealed, countStates, listSubscribers, sourceOf } from './subscriber-list.ts'
import { writeSubscriberSheet } from './subscriber-sheet.ts'
import * as subscribers from './subscribers.tsx'
import { subscribersCopy as copy } from './words.en.ts'

const EVERYBODY = { search: '' }
const STAFF = { id: 'asha', name: 'Asha Rao', email: 'asha@example.com', role: 'sales' } as const

test('each is in one state, and the counts say how many', async ({ services }) => {
  await oneOfEach(services)

  for (const state of ['unconfirmed', 'confirmed', 'left', 'suppressed'] as const) {
    const { rows } = await listSubscribers(services.db, { search: '', state })
    expect(rows.map(({ email, state }) => [email, state])).toEqual([[`${state}@example.com`, state]])
  }
  expect(await countStates(services.db, { search: '', state: 'left' })).toEqual({
    unconfirmed: 1,
    confirmed: 1,
    left: 1,
    suppressed: 1,
  })
})

test('who looked at the list, or took it along, is noted for each that was in it', async ({ services, viewer }) => {
  await oneOfEach(services)
  const ids = (await services.db.selectFrom('subscribers').select('id').execute()).map(({ id }) => id).toSorted()
  const read = async (staffId: string) =>
    (await listReads(services.db, { staffId })).map(({ lead_id, extent }) => [lead_id, extent])
  const all = ids.map((id) => [id, 'subscriber'])

  await subscribers.loader(asked(services, viewer, '/desk/subscribers'))
  await expect.poll(() => read(viewer.id)).toEqual(all)
  await Readable.from(writeSubscriberSheet(EVERYBODY, STAFF, services)).toArray()
  expect(await read(STAFF.id)).toEqual(all)
})

test('a long list is read by pages, newest first, nobody missed of those of one moment', async ({ services }) => {
  for (let at = 0; at < 7; at++) {
    if (at % 3 === 0) services.travel(1_000)
    await signUp(services, `ada-${at}@example.com`)
  }

  const seen: string[] = []
  let after: { created_at: string; id: string } | undefined
  do {
    const { rows, next } = await listSubscribers(services.db, EVERYBODY, { after, limit: 2 })
    seen.push(...rows.map(({ email }) => email))
    after = next
  } while (after)

  expect(seen).toHaveLength(7)
  expect(new Set(seen).size).toBe(7)
  expect(seen[0]).toBe('ada-6@example.com')
})

test.for([
  ['ADA@', 1],
  ['శీలా', 1],
  ['lovelace', 1],
  ['a_a', 0],
  ['100%', 1],
  ['\\', 0],
  ["'; drop table subscribers; --", 0],
] as const)('searching for %j finds %d', async ([search, found], { services }) => {
  await signUp(services, 'ada@example.com', 'Countess Lovelace')
  await signUp(services, 'sheela@example.com', 'శీలా')
  await signUp(services, 'eve@example.com', 'The 100% Eve')

  expect((await listSubscribers(services.db, { search })).rows).toHaveLength(found)
})

test('where somebody came from is told by the sign-up that began it', async ({ services }) => {
  await signUp(services, 'ada@example.com', 'Ada', { utm: { utm_source: 'diwali' }, landing_path: '/smart-home' })
  services.travel(60_000)
  await signUp(services, 'ADA@example.com', 'Eve', { utm: { utm_source: 'elsewhere' } })

  const { rows } = await listSubscribers(services.db, EVERYBODY)
  expect(rows[0]?.source).toEqual({ from: 'diwali', landing: '/smart-home' })
})

test('a suppressed row says why; an address without a row is counted as sealed', async ({ services }) => {
  await signUp(services, 'ada@example.com')
  for (const address of ['ada@example.com', 'stranger@example.com']) {
    const form = { address, reason: 'bounced' }
    expect(await press(services, STAFF, '/desk/subscribers/suppress', form)).toMatchObject({
      done: copy.suppress.done(address),
    })
  }

  const { rows } = await listSubscribers(services.db, EVERYBODY)
  expect(rows[0]?.suppression).toEqual({ by: 'Asha Rao', reason: 'bounced' })
  expect(await countSealed(services.db)).toBe(1)
  const log = await services.db.selectFrom('audit_log').selectAll().orderBy('number').execute()
  expect(log.map(({ action }) => action)).toEqual(['subscriber.suppressed', 'subscriber.suppressed'])
  expect(JSON.stringify(log)).not.toMatch(/stranger|bounced/)

  await liftSuppression(services.db, 'stranger@example.com', services.now())
  expect(await countSealed(services.db)).toBe(0)
})

test('the sheet begins with a mark for spreadsheets, says times as in India and runs nothing', async ({ services }) => {
  await signUp(services, 'ada@example.com', '=HYPERLINK("http://evil.example")')
  await signUp(services, 'sheela@example.com', 'శీలా')

  const sheet = (await Readable.from(writeSubscriberSheet(EVERYBODY, STAFF, services)).toArray()).join('')

  expect(sheet.startsWith(CSV_BOM)).toBe(true)
  const [head, ...rows] = sheet.slice(1).trimEnd().split('\r\n')
  expect(head).toBe(Object.values(copy.sheet).join(','))
  expect(rows).toHaveLength(2)
  expect(sheet).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(sheet).toContain('శీలా')
  expect(sheet).toContain('2026-11-19 16:10')
})

test('a filter survives its address, and what makes no sense is left out', () => {
  const filter = { search: 'a & b', find: 'sealed', state: 'left', topic: 'tariffs' } as const
  expect(readFilter(new URLSearchParams(`${writeFilter(filter)}&search=a+%26+b`))).toEqual(filter)
  expect(writeFilter(filter), 'what is searched for').not.toContain('a+')
  expect(readFilter(new URLSearchParams('state=dead&topic=1&search=%00'))).toEqual({ search: '' })
  expect(writeFilter({ search: '' })).toBe('')
})

async function oneOfEach(services: TestServices) {
  for (const name of ['unconfirmed', 'confirmed', 'left', 'suppressed']) await signUp(services, `${name}@example.com`)
  for (const subscriber of await services.db.selectFrom('subscribers').selectAll().execute()) {
    if (subscriber.email.startsWith('unconfirmed')) continue
    await confirmSubscription(subscriber, services)
    if (subscriber.email.startsWith('left')) await unsubscribe(subscriber, services)
  }
  await suppress(services.db, { address: 'suppressed@example.com', reason: 'x', by: 'Asha', at: services.now() })
}

function signUp(services: TestServices, email: string, full_name = 'Ada', context = {}) {
  const offer = { kind: 'subscription' as const, full_name, email, details: {} }
  return acceptLead(offer, { jobs: [], alongside: rememberSubscriber, context }, services)
}

test.each([
  [{ first: { utm_source: 'mail', utm_campaign: 'diwali' }, last: { utm_source: 'x' } }, 'mail / diwali'],
  [{ last: { gclid: 'abc' }, referrer: 'https://search.example/' }, 'google'],
  [{ referrer: 'https://news.example:8443/today' }, 'news.example:8443'],
  [{ referrer: 'not an address' }, null],
  [{}, null],
])('%j came from %j', (attribution, from) => {
  expect(sourceOf(JSON.stringify({ ...attribution, landing_path: '/smart-home' }))).toEqual({
    from,
    landing: '/smart-home',
  })
})

test('of a lead that did not say nothing is known', () => {
  expect(sourceOf(null)).toEqual({ from: null, landing: null })
})
