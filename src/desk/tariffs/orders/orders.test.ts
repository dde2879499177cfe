import { expect } from 'vitest'
import { seedPosts } from '#articles/seed-posts.ts'
import { kvahPlaces } from '#calculator/kvah/kvah-place.ts'
import { orderFaults } from '#calculator/registers/order-words.en.ts'
import { aTariff } from '#calculator/tariff-examples.ts'
import { findTariffLibrary } from '#calculator/tariff-library.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { pageAt } from '#pages.ts'
import { listActions } from '#platform/operation/activity-log.ts'
import { postJson } from '../../../../tests/support/api.ts'
import { aColleague, asked, press } from '../../../../tests/support/at-desk.ts'
import { type TestServices, test } from '../../../../tests/support/test-services.ts'
import * as orderPage from './order.tsx'
import { ordersCopy as copy } from './words.en.ts'

const HOME = aTariff('IN-TS.domestic.lt1')
const NEXT: Tariff = {
  ...HOME,
  id: 'IN-TS.domestic.lt1.next',
  validFrom: '2027-04-01',
  validTo: '2028-03-31',
  financialYear: '2027-28',
}

test('a record is uploaded, compared with the last, approved by another, and taken back', async ({ services }) => {
  const [asha, ravi] = [await aColleague(services, 'editor'), await aColleague(services, 'admin', 'Ravi Teja')]
  const before = await bill(services)
  const id = await upload(services, asha, dearer(HOME))

  expect(await bill(services)).toBe(before)
  const page = await look(services, ravi, id)
  expect(page).toMatchObject({ supersedes: HOME.id, isOwn: false, faults: [] })
  expect(page.comparison?.fields).toEqual([
    { path: 'energyCharge.tables[0].slabs[0].ratePaise', before: '195', after: '295' },
  ])
  expect(page.comparison?.samples).toHaveLength(20)
  expect(page.comparison?.golden.length).toBeGreaterThan(0)

  await act(services, ravi, id, 'approve')
  expect(await bill(services)).toBe(before + 5_000)
  // Still beside the record that it superseded, and not beside itself.
  expect((await look(services, ravi, id)).comparison?.fields).toEqual(page.comparison?.fields)

  await act(services, asha, id, 'take-back')
  expect(await bill(services)).toBe(before)
  const { rows } = await listActions(services.db, { subject: id })
  expect(rows.map(({ action, staff_name }) => [action, staff_name])).toEqual([
    ['tariff.taken-back', 'Asha Rao'],
    ['tariff.approved', 'Ravi Teja'],
    ['tariff.uploaded', 'Asha Rao'],
  ])
})

test('the kVAh simulator of Smart business follows an order, and its being taken back', async ({ services }) => {
  const [asha, ravi] = [await aColleague(services, 'editor'), await aColleague(services, 'admin', 'Ravi Teja')]
  const plant = aTariff('IN-TS.ht-industry.ht1a')
  const rate = async () => {
    const places = kvahPlaces((await findTariffLibrary(services.db)).list())
    const { connections = [] } = places.find(({ code }) => code === plant.stateCode) ?? {}
    return connections.find(({ name }) => name === plant.subcategory)?.rate?.paise
  }
  const changed: Tariff = structuredClone(plant)
  for (const { slabs } of changed.energyCharge!.tables) slabs[0]!.ratePaise! += 100
  const before = await rate()
  const id = await upload(services, asha, changed)

  expect(pageAt('/smart-business')?.shows).toContain('tariffs')
  await act(services, ravi, id, 'approve')
  expect(await rate()).toBe(before! + 100)
  await act(services, asha, id, 'take-back')
  expect(await rate()).toBe(before)
})

test('an order names the articles that work figures out of its record, and those that may', async ({ services }) => {
  const asha = await aColleague(services, 'editor')
  await seedPosts(services.db, { articles: 'content/posts', pictures: 'public' })
  const own = { title: 'A rate in Telangana', content_text: 'In Telangana it is ₹7.70 a unit.' }
  await services.db.updateTable('posts').set(own).where('slug', '=', 'capacitor-safety').execute()
  const id = await upload(services, asha, dearer(HOME))

  const { articles } = await look(services, asha, id)
  const titles = (isKnown: boolean) => articles.filter((each) => each.isKnown === isKnown).map(({ title }) => title)
  const { title } = await services.db
    .selectFrom('posts')
    .select('title')
    .where('slug', '=', 'billing-disputes-and-consumer-forums')
    .executeTakeFirstOrThrow()
  expect(titles(true)).toContain(title)
  expect(titles(false)).toContain(own.title)
})

test('who uploaded a record cannot approve it, whatever their role; another can, once', async ({ services }) => {
  const [asha, ravi] = [await aColleague(services, 'admin'), await aColleague(services, 'sales', 'Ravi Teja')]
  const id = await upload(services, asha, dearer(HOME))
  const { revision } = await findTariffLibrary(services.db)

  expect(await act(services, asha, id, 'approve')).toMatchObject({ trouble: copy.refusals.own })
  expect((await findTariffLibrary(services.db)).revision).toBe(revision)
  await expect(act(services, await aColleague(services, 'viewer'), id, 'approve')).rejects.toMatchObject({
    status: 403,
  })

  const both = await Promise.all([act(services, ravi, id, 'approve'), act(services, ravi, id, 'refuse')])
  expect(both.filter((answer) => answer.trouble === copy.refusals.decided)).toHaveLength(1)
  expect(await act(services, ravi, id, 'approve')).toMatchObject({ trouble: copy.refusals.decided })
})

test('what is wrong with a file is told with its place, nothing stored, older uploads stay', async ({ services }) => {
  const asha = await aColleague(services, 'editor')
  const text = JSON.stringify({ ...NEXT, validFrom: '2027-05-01' }, null, 2)
  const answer = await post(services, asha, text)

  expect(answer).toMatchObject({
    upload: { text, fileName: 'order.json' },
    faults: [{ path: 'validFrom', message: orderFaults.gap(HOME.id, '2027-03-31', '2027-04-01') }],
  })
  expect(text.split('\n')[answer.faults![0]!.line! - 1]).toContain('validFrom')
  expect(await services.db.selectFrom('tariff_orders').select('id').execute()).toEqual([])
})

test('an order that ends another early is undone whole, and never from beneath a later one', async ({ services }) => {
  const [asha, ravi] = [await aColleague(services, 'editor'), await aColleague(services, 'admin')]
  const until = async (id: string) => (await findTariffLibrary(services.db)).find(id)?.validTo
  const early = { ...NEXT, validFrom: '2026-12-01', validTo: '2027-03-31', financialYear: '2026-27' }
  const first = await upload(services, asha, early, { ends_early: 'on' })
  await act(services, ravi, first, 'approve')
  const second = await upload(
    services,
    asha,
    { ...NEXT, id: 'IN-TS.domestic.lt1.second', validFrom: '2027-02-01' },
    { ends_early: 'on' },
  )
  await act(services, ravi, second, 'approve')

  expect([await until(HOME.id), await until(NEXT.id)]).toEqual(['2026-11-30', '2027-01-31'])
  expect(await act(services, ravi, first, 'take-back')).toMatchObject({
    trouble: copy.refusals.later('IN-TS.domestic.lt1.second'),
  })

  await act(services, ravi, second, 'take-back')
  expect(await until(NEXT.id)).toBe('2027-03-31')
  await act(services, ravi, first, 'take-back')
  expect([await until(HOME.id), await until(NEXT.id)]).toEqual([HOME.validTo, undefined])
})

test('an order that no longer fits the records is not approved, and says why', async ({ services }) => {
  const [asha, ravi] = [await aColleague(services, 'editor'), await aColleague(services, 'admin')]
  const [one, other] = [
    await upload(services, asha, NEXT),
    await upload(services, asha, { ...NEXT, id: `${NEXT.id}.b` }),
  ]
  await act(services, ravi, one, 'approve')

  expect(await act(services, ravi, other, 'approve')).toMatchObject({ trouble: copy.refusals.stale })
  expect((await look(services, ravi, other)).faults).toMatchObject([{ path: 'validFrom' }])

  const { revision } = await findTariffLibrary(services.db)
  await act(services, ravi, other, 'refuse')
  expect((await look(services, ravi, other)).order).toMatchObject({ status: 'refused' })
  expect((await findTariffLibrary(services.db)).revision).toBe(revision)
})

test('a record that this release cannot read leaves the one before it in force, and is named', async ({ services }) => {
  const [asha, ravi] = [await aColleague(services, 'editor'), await aColleague(services, 'admin')]
  const before = await bill(services)
  const id = await upload(services, asha, dearer(HOME))
  await act(services, ravi, id, 'approve')
  const { text } = await services.db.selectFrom('tariff_orders').select('text').executeTakeFirstOrThrow()
  await services.db
    .updateTable('tariff_orders')
    .set({ text: text.replace('"validFrom"', '"validSince"') })
    .execute()
  await services.db.updateTable('tariff_version').set({ version: 99 }).execute()

  expect(await bill(services)).toBe(before)
  expect((await findTariffLibrary(services.db)).unread).toEqual([{ id, record_id: HOME.id }])
  expect((await look(services, ravi, id)).record).toBeNull()
})

/** A rupee more on each of the first units. */
function dearer(record: Tariff): Tariff {
  const changed: Tariff = structuredClone(record)
  changed.energyCharge!.tables[0]!.slabs[0]!.ratePaise! += 100
  return changed
}

async function bill(services: TestServices): Promise<number> {
  const response = await postJson(services, '/api/calculator/bills/', {
    tariffId: HOME.id,
    input: { units: 50, loadKw: 1, date: '2026-11-20' },
  })
  return ((await response.json()) as { totalPaise: number }).totalPaise
}

async function upload(services: TestServices, staff: Staff, record: Tariff, more = {}): Promise<string> {
  const answer = await post(services, staff, JSON.stringify(record, null, 2), more)
  expect(answer.faults).toBeUndefined()
  const { id } = await services.db
    .selectFrom('tariff_orders')
    .select('id')
    .where('record_id', '=', record.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return id
}

function post(services: TestServices, staff: Staff, text: string, more: Record<string, string> = {}) {
  const form = { text, file_name: 'order.json', ...more }
  return press(services, staff, '/desk/tariffs/orders/upload', form)
}

function act(services: TestServices, staff: Staff, id: string, done: string) {
  return press(services, staff, `/desk/tariffs/orders/${id}/${done}`)
}

function look(services: TestServices, staff: Staff, id: string) {
  return orderPage.loader(asked(services, staff, `/desk/tariffs/orders/${id}`, { params: { id } }))
}
