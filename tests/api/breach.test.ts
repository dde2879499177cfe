import { expect } from 'vitest'
import { noteReads } from '#desk/access/lead-reads.ts'
import { type Breach, listTouched } from '../../scripts/breach/list-touched.ts'
import { aColleague, anApplicant, arrive } from '../support/at-desk.ts'
import { type TestServices, test } from '../support/test-services.ts'

const DAY_MS = 24 * 3_600_000
const EVER = { since: new Date(0), until: new Date('2027-01-01') }

test('whoever was touched is listed once, with every way to reach them', async ({ services }) => {
  await fill(services)

  expect(await listTouched(services.db, EVER)).toMatchObject([
    {
      email: 'ada@example.com',
      names: ['Ada Lovelace', 'A. Lovelace'],
      phones: ['+91 98480 12345', '040 2345 6789'],
      kinds: ['contact', 'audit'],
      references: [expect.any(String), expect.any(String)],
      isSubscribed: true,
    },
    { email: 'eve@example.com', isSubscribed: true, references: [] },
    { email: 'joseph@example.com', kinds: ['application'], files: ['resumes/joseph'] },
  ])
})

test('the list is narrowed by time, kind, file and the account that read', async ({ services }) => {
  const { audit } = await fill(services)
  const sales = await aColleague(services, 'sales')
  await noteReads(sales, [{ id: audit }], 'whole', services)
  const who = async (breach: Partial<Breach>) =>
    (await listTouched(services.db, { ...EVER, ...breach })).map(({ email }) => email)

  expect(await who({ since: new Date('2026-11-20T00:00:00Z') })).toEqual(['ada@example.com', 'joseph@example.com'])
  expect(await who({ until: new Date('2026-11-18T00:00:00Z') })).toEqual([])
  expect(await who({ kinds: ['application'] })).toEqual(['joseph@example.com'])
  expect(await who({ file: 'any' })).toEqual(['joseph@example.com'])
  expect(await who({ file: 'resumes/joseph' })).toEqual(['joseph@example.com'])
  expect(await who({ file: 'resumes/other' })).toEqual([])
  expect(await who({ staff: sales.email.toUpperCase() })).toEqual(['ada@example.com'])
  expect(await who({ staff: sales.email, until: new Date('2026-11-19T00:00:00Z') })).toEqual([])
  expect(await who({ staff: 'nobody@example.com' })).toEqual([])
})

test('a letter touches whoever it is from and whose lead it is about, with its files', async ({ services }) => {
  const { audit } = await fill(services)
  services.travel(DAY_MS)
  const from = services.now()
  const written = {
    direction: 'in',
    way: 'mail',
    subject: '',
    html: null,
    automatic: null,
    taken_back_at: null,
  } as const
  const rest = { message_id: null, in_reply_to: null, staff_id: null, staff_name: null, dismissed_at: null }
  const letter = { ...written, ...rest, to_address: 'us@example.com', text: 'Hello.', at: from.toISOString() }
  await services.db
    .insertInto('lead_messages')
    .values([
      { ...letter, id: 'about-audit', lead_id: audit, from_address: 'ada-at-work@example.com', from_name: 'Ada L.' },
      { ...letter, id: 'about-none', lead_id: null, from_address: 'stranger@example.com', from_name: 'S. Tranger' },
    ])
    .execute()
  const file = { id: 'bill', message_id: 'about-none', place: 1, name: 'bill.pdf', type: 'pdf', bytes: 9 }
  await services.db
    .insertInto('lead_message_files')
    .values({ ...file, file_key: 'leads/bill', scanned_at: null, refused: null })
    .execute()
  const who = async (breach: Partial<Breach>) =>
    (await listTouched(services.db, { ...EVER, ...breach })).map(({ email }) => email)

  expect(await listTouched(services.db, { ...EVER, since: from })).toMatchObject([
    { email: 'ada-at-work@example.com', names: ['Ada L.'], references: [] },
    { email: 'ada@example.com', references: [expect.any(String)] },
    { email: 'stranger@example.com', names: ['S. Tranger'], files: ['leads/bill'] },
  ])
  expect(await who({ file: 'leads/bill' })).toEqual(['stranger@example.com'])
  expect(await who({ since: from, kinds: ['audit'] })).toEqual(['ada-at-work@example.com', 'ada@example.com'])
  expect(await who({ file: 'any', since: from })).toEqual(['stranger@example.com'])

  const sales = await aColleague(services, 'sales')
  await noteReads(sales, [{ id: 'about-none' }], 'letter', services)
  await noteReads(sales, [{ id: 'eve@example.com' }], 'subscriber', services)
  const read_in = [expect.stringMatching(/:00:00/)]
  expect(await listTouched(services.db, { ...EVER, staff: sales.email })).toMatchObject([
    { email: 'eve@example.com', isSubscribed: true, read_in },
    { email: 'stranger@example.com', files: ['leads/bill'], read_in },
  ])
})

async function fill(services: TestServices) {
  await arrive(services)
  for (const email of ['ada@example.com', 'eve@example.com']) {
    const subscriber = { id: email, address: email, email, full_name: 'Ada Lovelace', topics: '[]', times_asked: 0 }
    await services.db
      .insertInto('subscribers')
      .values({ ...subscriber, created_at: services.now().toISOString() })
      .execute()
  }
  services.travel(DAY_MS)
  const audit = await arrive(services, {
    kind: 'audit',
    email: 'ADA@example.com',
    full_name: 'A. Lovelace',
    phone_number: '040 2345 6789',
  })
  await arrive(services, { ...anApplicant(), file_key: 'resumes/joseph' })
  return { audit: audit.id }
}
