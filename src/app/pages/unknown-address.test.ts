import { expect } from 'vitest'
import { test } from '../../../tests/support/test-services.ts'
import { countMissingPage, nameOfAddress } from './unknown-address.ts'

const ORIGIN = 'http://localhost:3000'

test.each([
  ['/old-page', '/old-page'],
  ['/old-page.data', '/old-page'],
  ['/people/ravi.k@example.com/edit', '/people/…/edit'],
  ['/call/+91-98480-12345', '/call/+…'],
  ['/newsletter/q3fJk2Lm9aZ0xYw8vUt7sR', '/newsletter/…'],
  ['/%E0%B0%B6%E0%B1%80', '/శీ'],
  ['/100%', '/100%'],
  ['/invisible\u202egnp.exe', '/invisiblegnp.exe'],
])('%s is counted as %s', (path, counted) => {
  expect(nameOfAddress(path)).toBe(counted)
})

test.each([['a'], ['1'], ['%40'], ['/'], ['@a']])('sixteen kilobytes of %s cost no more than one', (part) => {
  const [short, long] = [1_000, 16_000].map((length) => `/${part.repeat(length / part.length)}`)

  expect(nameOfAddress(long!)).toBe(nameOfAddress(short!))
})

test('our own broken link is told from what others get wrong; queries and desk are left out', async ({ services }) => {
  const ask = (path: string, init: RequestInit = {}) =>
    countMissingPage(new Request(ORIGIN + path, init), services.tallies, ORIGIN)

  ask('/moved', { headers: { Referer: `${ORIGIN}/about-us` } })
  ask('/gone?name=Ada', { headers: { Referer: `${ORIGIN}.evil.example/` } })
  ask('/desk/leads/7')
  ask('/desk.data')
  ask('/gone', { method: 'POST', body: '' })
  await services.tallies.settle()

  expect(await services.db.selectFrom('tallies').select(['kind', 'name', 'times']).orderBy('kind').execute()).toEqual([
    { kind: 'broken-link', name: '/moved', times: 1 },
    { kind: 'missing-page', name: '/gone', times: 1 },
  ])
})
