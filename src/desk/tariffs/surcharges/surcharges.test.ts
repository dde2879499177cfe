import { expect } from 'vitest'
import { seedPosts } from '#articles/seed-posts.ts'
import { findTariffLibrary } from '#calculator/tariff-library.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import type { ArticleWithRates } from '#desk/tariffs/articles-with-rates.ts'
import { listActions } from '#platform/operation/activity-log.ts'
import { apiOf, postJson } from '../../../../tests/support/api.ts'
import { aColleague, asked, press } from '../../../../tests/support/at-desk.ts'
import { type TestServices, test } from '../../../../tests/support/desk-test.ts'
import { loader } from './surcharges.tsx'
import { surchargesCopy as copy } from './words.en.ts'

const PAGE = '/desk/tariffs/surcharges'
const KERALA = {
  ...{ company: 'IN-KL KSEB', category: '', part: 'first', kind: 'paisePerUnit', value: '12' },
  ...{ from_month: '2026-11', to_month: '', source: 'https://kseb.example/notice.pdf' },
}

test('what is entered is on the next bill, is corrected, taken away, and all written down', async ({ services }) => {
  const asha = await aColleague(services, 'editor')
  const post = (form: Record<string, string>) => act(services, asha, form)
  const take = (form: Record<string, string>) => press(services, asha, `${PAGE}/remove`, form)
  const before = await surchargeOnBill(services)

  await post(KERALA)
  expect(await surchargeOnBill(services)).toBe(12)
  const [{ id }] = (await look(services, asha)).live as [{ id: string }]

  await post({ ...KERALA, value: '13.5', replaces: id })
  expect(await surchargeOnBill(services)).toBe(13.5)
  expect(await post({ ...KERALA, value: '14', replaces: id })).toMatchObject({ status: 409, trouble: copy.gone })

  const [live] = (await look(services, asha)).live as [{ id: string }]
  await take({ id: live.id })
  expect(await surchargeOnBill(services)).toBe(before)
  expect(await take({ id: live.id })).toMatchObject({ status: 409, trouble: copy.gone })

  const { ended } = await look(services, asha)
  expect(ended.map(({ end_reason, value }: never) => [end_reason, value])).toEqual([
    ['removed', 13.5],
    ['corrected', 12],
  ])
  const { rows } = await listActions(services.db, { staffId: asha.id })
  expect(rows.map((row) => row.action)).toEqual(['surcharge.removed', 'surcharge.corrected', 'surcharge.entered'])
})

test('who saves or removes a surcharge is told which articles print a rate that it changes', async ({ services }) => {
  const asha = await aColleague(services, 'editor')
  await seedPosts(services.db, { articles: 'content/posts', pictures: 'public' })
  const delhi = { ...KERALA, company: 'IN-DL BRPL', kind: 'percent' }
  const known = async (flag: string) =>
    (await look(services, asha, flag)).articles
      .filter((each: ArticleWithRates) => each.isKnown)
      .map((each: ArticleWithRates) => each.title)
  const { title } = await services.db
    .selectFrom('posts')
    .select('title')
    .where('slug', '=', 'read-your-electricity-bill-line-by-line')
    .executeTakeFirstOrThrow()

  const saved = new URL((await act(services, asha, delhi)).location, 'http://localhost')
  expect(await known(saved.search)).toContain(title)
  const form = { id: saved.searchParams.get('saved')! }
  const removed = await press(services, asha, `${PAGE}/remove`, form)
  expect(await known(new URL(removed.location, saved).search)).toContain(title)
  expect((await look(services, asha)).articles).toBeUndefined()
})

test('what cannot be is refused in words by its field, changes nothing, and stays typed', async ({ services }) => {
  const asha = await aColleague(services, 'editor')
  await act(services, asha, KERALA)
  const { revision } = await findTariffLibrary(services.db)
  const refused = async (changes: Record<string, string>) => {
    const { typed, errors } = await act(services, asha, { ...KERALA, ...changes })
    expect(typed).toEqual({ ...KERALA, ...changes })
    return errors
  }

  expect(await refused({})).toEqual({ from_month: copy.troubles.twice })
  expect(await refused({ kind: 'percent', from_month: '2026-12' })).toEqual({ kind: copy.troubles.isPaise })
  expect(await refused({ value: '1200', from_month: '2026-12' })).toEqual({ value: copy.troubles.tooMuch })
  expect(await refused({ value: 'twelve' })).toEqual({ value: copy.errors.value })
  expect(await refused({ from_month: '2026-13' })).toEqual({ from_month: copy.errors.month })
  expect(await refused({ source: ' ' })).toEqual({ source: copy.errors.source })
  expect(await refused({ company: 'IN-KL Nobody', from_month: '2026-12' })).toEqual({ company: copy.troubles.unknown })
  expect(await refused({ company: 'IN-TN TNPDCL' })).toEqual({ company: copy.troubles.none })
  expect((await findTariffLibrary(services.db)).revision).toBe(revision)
})

test('two who enter the same month at once: one is told of the other', async ({ services, editor }) => {
  const answers = await Promise.all([act(services, editor, KERALA), act(services, editor, { ...KERALA, value: '13' })])

  expect(answers.filter((answer) => answer?.errors)).toHaveLength(1)
  expect((await look(services, editor)).live).toHaveLength(1)
})

test('only who may write sees the form, and nobody else’s post counts', async ({ services, viewer }) => {
  expect((await look(services, viewer)).mayWrite).toBe(false)
  await expect(act(services, viewer, KERALA)).rejects.toMatchObject({ status: 403 })
})

test('a browser keeps a state’s records under their revision; older pages get new ones', async ({ services }) => {
  const asha = await aColleague(services, 'editor')
  const site = apiOf(services)
  const get = async (revision: string) => {
    const response = await site.request(`/api/calculator/records/?state=IN-KL&revision=${revision}`)
    return { cache: response.headers.get('Cache-Control'), text: await response.text() }
  }
  const { revision } = await findTariffLibrary(services.db)
  const first = await get(revision)
  await act(services, asha, KERALA)
  const late = await get(revision)

  expect(first.cache).toContain('immutable')
  expect(late.cache).toBe('no-store')
  expect(late.text).not.toBe(first.text)
  expect(await get((await findTariffLibrary(services.db)).revision)).toEqual({ cache: first.cache, text: late.text })
})

async function surchargeOnBill(services: TestServices): Promise<number | undefined> {
  const response = await postJson(services, '/api/calculator/bills/', {
    tariffId: 'IN-KL.commercial.lt7a',
    input: { units: 100, date: '2026-11-20', loadKw: 2 },
  })
  const { lines } = (await response.json()) as { lines: { id: string; amountPaise: number }[] }
  const found = lines.find(({ id }) => id === 'fuelSurcharge')
  return found && found.amountPaise / 100
}

function act(services: TestServices, staff: Staff, form: Record<string, string>) {
  return press(services, staff, `${PAGE}/enter`, form)
}

function look(services: TestServices, staff: Staff, flag = '') {
  // biome-ignore lint/suspicious/noExplicitAny: what the page shows
  return loader(asked(services, staff, PAGE + flag)) as Promise<any>
}
