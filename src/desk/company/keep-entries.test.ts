import { afterEach, expect } from 'vitest'
import { companyFacts, setCompanyFacts } from '#company/facts.ts'
import { firstFacts } from '#company/registers/first-values.ts'
import { followFacts, readFacts } from '#company/registers/read-facts.ts'
import { seedRegisters } from '#company/registers/seed-registers.ts'
import { verifyActivityLog } from '#platform/operation/activity-log.ts'
import { aColleague } from '../../../tests/support/at-desk.ts'
import { type TestServices, test, testServices } from '../../../tests/support/desk-test.ts'
import { findEntry, listEntries, listVersions } from './find-entries.ts'
import {
  addEntry,
  bringBackEntry,
  hideEntry,
  orderEntries,
  publishEntry,
  saveDraft,
  scheduleEntry,
  trashEntry,
} from './keep-entries.ts'

const HOUR_MS = 3_600_000
const PARTNER = { name: 'Utility of Guntur', type: 'utility', metersRead: true, logo: null, permission: 'Folder 3' }

test.beforeEach(({ services }) => seedRegisters(services.db, {}, services.now()))
afterEach(() => setCompanyFacts(firstFacts))

test('a new database says what the first values say, and a second start changes nothing', async ({ services }) => {
  const { db, now } = services
  expect(await readFacts(db, now())).toEqual(firstFacts)

  const staff = await aColleague(services, 'admin')
  const [office] = await listEntries(db, now(), 'offices')
  await trashEntry({ ...office!, staff }, services)
  await seedRegisters(db, {}, now())

  expect((await readFacts(db, now())).offices).toEqual(firstFacts.offices.slice(1))
})

test('what settings said of the company moves into its registers, if an address is https', async () => {
  await using services = await testServices()
  const { db, now } = services
  const [film, store] = ['https://films.example/1', 'https://store.example/app']
  await seedRegisters(
    db,
    { VIDEO_URLS: [film, 'http://films.example/2'], SERVICES_PLAY_URL: store, PAYMENT_URL: 'https://pay.example/' },
    now(),
  )

  const facts = await readFacts(db, now())
  expect(facts.films.map(({ address }) => address)).toEqual([film, null, null])
  expect(facts.company).toMatchObject({ servicesPlay: store })
  expect(facts.links.climateYodha?.address).toBeNull()
  expect(facts.products.plug?.buy).toBe('https://pay.example/')
  expect((await listVersions(db, 'films-1')).map(({ act }) => act)).toEqual(['setting'])
})

test('the floating links lead where they led while they stood with the company', async ({ services }) => {
  const { db, now } = services
  const published = JSON.stringify({ ...firstFacts.company, climateYodha: 'https://yodha.example/' })
  await db.updateTable('register_entries').set({ published }).where('id', '=', 'company-1').execute()
  await db.deleteFrom('register_versions').where('entry_id', 'like', 'links-%').execute()
  await db.deleteFrom('register_entries').where('register', '=', 'links').execute()
  await seedRegisters(db, {}, now())

  const { links } = await readFacts(db, now())
  expect(links.climateYodha?.address).toBe('https://yodha.example/')
  expect(links.kvahRules?.address).toBeNull()
})

test('visitors see what is published, not what is written beside it', async ({ services, editor }) => {
  const id = await addEntry({ register: 'partners', values: PARTNER, staff: editor, isPublic: false }, services)
  const names = async () => (await readFacts(services.db, services.now())).partners.map(({ name }) => name)
  expect(await names()).toEqual([])

  await publishEntry({ id, revision: 1, values: PARTNER, staff: editor }, services)
  expect(await names()).toEqual([PARTNER.name])

  await saveDraft({ id, revision: 2, values: { ...PARTNER, name: 'Utility of Ongole' }, staff: editor }, services)
  expect(await names()).toEqual([PARTNER.name])
  expect(await entryOf(services, id)).toMatchObject({ state: 'changed', values: { name: 'Utility of Ongole' } })

  await hideEntry({ id, revision: 3, staff: editor }, services)
  expect(await names()).toEqual([])
  expect(await entryOf(services, id)).toMatchObject({ state: 'draft', values: { name: 'Utility of Ongole' } })
})

test('what is scheduled is seen from its hour on, also if something is written after that', async ({ services }) => {
  const { db, now } = services
  const staff = await aColleague(services, 'admin')
  const price = async () => (await readFacts(db, now())).products.plug
  const { values, revision } = (await entryOf(services, 'products-plug'))!
  const before = await price()

  const from = new Date(now().getTime() + HOUR_MS)
  await scheduleEntry({ id: 'products-plug', revision, values: { ...values, price: 99_900 }, staff, from }, services)
  const stamp = await followFacts(db, now())
  expect(await price()).toEqual(before)

  services.travel(HOUR_MS)
  expect(await followFacts(db, now())).not.toBe(stamp)
  expect(companyFacts().products.plug).toMatchObject({ price: 99_900, isSample: false })

  const writing = { id: 'products-plug', revision: revision + 1, values: { ...values, price: 88_800 }, staff }
  const come = await followFacts(db, now())
  await saveDraft(writing, services)
  expect(await followFacts(db, now()), 'who looked away for that moment notices').not.toBe(come)
  expect((await price())?.price).toBe(99_900)
})

test('a notice is there from its first day in India to its last, and pages learn of both', async ({ services }) => {
  const { db, now } = services
  const staff = await aColleague(services, 'editor')
  // Half past six in the evening, in India.
  services.travel(Date.parse('2026-11-26T13:00:00Z') - now().getTime())
  const values = { words: 'Office closed on Friday.', link: null, from: '2026-11-27', until: '2026-11-27' }
  await addEntry({ register: 'notices', values, staff, isPublic: true }, services)
  const look = async () => [await followFacts(db, now()), ...companyFacts().notices.map(({ words }) => words)]

  const [before, ...none] = await look()
  expect(none).toEqual([])
  services.travel(5.5 * HOUR_MS)
  const [on, ...shown] = await look()
  expect(shown).toEqual([values.words])
  expect(on).not.toBe(before)
  services.travel(23 * HOUR_MS)
  expect(await look(), 'nothing has changed, so nothing is rendered').toEqual([on, values.words])
  services.travel(HOUR_MS)
  const [after, ...left] = await look()
  expect(left).toEqual([])
  expect(after).not.toBe(on)
})

test('an hour that was chosen is off once somebody writes something else', async ({ services, admin }) => {
  const { values, revision } = (await entryOf(services, 'products-plug'))!
  const from = new Date(services.now().getTime() + HOUR_MS)
  const scheduled = { ...values, price: 99_900 }
  await scheduleEntry({ id: 'products-plug', revision, values: scheduled, staff: admin, from }, services)
  await saveDraft({ id: 'products-plug', revision: revision + 1, values, staff: admin }, services)

  services.travel(HOUR_MS)
  expect((await readFacts(services.db, services.now())).products.plug?.price).toBe(values.price)
})

test('of two who change one entry the second is told, and nothing of either is lost', async ({ services }) => {
  const [one, other] = [await aColleague(services, 'admin', 'Asha'), await aColleague(services, 'admin', 'Ravi')]
  const { values, revision } = (await entryOf(services, 'company-1'))!
  const theirs = { ...values, salesPhone: '+91 40 1111 1111' }
  const ours = { ...values, salesPhone: '+91 40 2222 2222' }

  const answers = await Promise.all([
    publishEntry({ id: 'company-1', revision, values: theirs, staff: one }, services),
    publishEntry({ id: 'company-1', revision, values: ours, staff: other }, services),
  ])
  expect(answers.map((answer) => answer?.ok).toSorted()).toEqual([false, true])
  const lost = answers.find((answer) => answer?.ok === false)
  expect(lost).toMatchObject({ theirs: { revision: revision + 1 } })
  expect((await listVersions(services.db, 'company-1')).map(({ number }) => number)).toEqual([2, 1])
})

test('the trash keeps an entry until it is brought back; published, visitors see it again', async ({ services }) => {
  const staff = await aColleague(services, 'editor')
  const seen = async () => (await readFacts(services.db, services.now())).films.length
  await trashEntry({ id: 'films-2', revision: 1, staff }, services)
  expect(await seen()).toBe(2)

  await bringBackEntry({ id: 'films-2', revision: 2, staff }, services)
  const film = (await entryOf(services, 'films-2'))!
  expect([film.state, film.deletedAt, await seen()]).toEqual(['draft', null, 2])

  await publishEntry({ ...film, staff }, services)
  expect((await readFacts(services.db, services.now())).films.map(({ id }) => id)).toEqual([
    'films-1',
    'films-2',
    'films-3',
  ])
})

test('entries stand in the order that staff give them', async ({ services, admin }) => {
  await orderEntries({ register: 'offices', ids: ['offices-3', 'offices-1'], staff: admin }, services)

  expect((await readFacts(services.db, services.now())).offices.map(({ id }) => id)).toEqual([
    'offices-3',
    'offices-1',
    'offices-2',
    'offices-4',
  ])
})

test('a sample is one until somebody publishes, and again when the first words come back', async ({ services }) => {
  const staff = await aColleague(services, 'admin')
  const { values, isSample } = (await entryOf(services, 'company-1'))!
  expect(isSample).toBe(true)

  await publishEntry({ id: 'company-1', revision: 1, values: { ...values, brand: 'Urja' }, staff }, services)
  expect((await entryOf(services, 'company-1'))?.isSample).toBe(false)

  const first = (await listVersions(services.db, 'company-1')).at(-1)!
  const back = { values: first.values, isSample: first.is_sample === 1, act: 'restored' as const }
  await publishEntry({ id: 'company-1', revision: 2, ...back, staff }, services)
  expect((await readFacts(services.db, services.now())).company).toEqual(firstFacts.company)
})

test('each act stands in the history with its author, and in the activity log', async ({ services }) => {
  const staff = await aColleague(services, 'admin', 'Ravi Teja')
  const { values } = (await entryOf(services, 'company-1'))!
  await publishEntry({ id: 'company-1', revision: 1, values: { ...values, brand: 'Urja' }, staff }, services)

  expect(await listVersions(services.db, 'company-1')).toMatchObject([
    { number: 2, act: 'published', staff_name: 'Ravi Teja', values: { brand: 'Urja' } },
    { number: 1, act: 'first', staff_name: '' },
  ])
  const lines = await services.db.selectFrom('audit_log').select(['action', 'subject']).execute()
  expect(lines).toContainEqual({ action: 'register.published', subject: 'company-1' })
  expect(await verifyActivityLog(services.db)).toMatchObject({ ok: true })
})

function entryOf({ db, now }: TestServices, id: string) {
  return findEntry(db, id, now())
}
