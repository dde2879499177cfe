import { expect } from 'vitest'
import { test } from '../../../tests/support/test-services.ts'
import { countRequest, forgetEndedLimits, type Limit } from './count-requests.ts'

const MINUTE = 60_000
const twoAMinute: Limit = { max: 2, windowMs: MINUTE }

test('of hits that come together, the first ones pass, and each name has its own count', async ({ services }) => {
  const hit = (name: string) => countRequest(name, [twoAMinute], services)

  expect(await Promise.all(['a', 'a', 'b', 'a', 'a'].map(hit))).toEqual([0, 0, 0, MINUTE, MINUTE])
  expect(await Promise.all(['b', 'b', 'a'].map(hit))).toEqual([0, MINUTE, MINUTE])
})

test('each of several limits counts all hits', async ({ services }) => {
  const limits = [twoAMinute, { max: 3, windowMs: 60 * MINUTE }]

  const waits = await Promise.all(['a', 'a', 'a', 'a'].map((name) => countRequest(name, limits, services)))

  expect(waits).toEqual([0, 0, MINUTE, 60 * MINUTE])
})

test('a count that a clock two days ahead began is forgotten within the hour', async ({ services }) => {
  const hits = () => Promise.all(['a', 'a', 'a'].map((name) => countRequest(name, [twoAMinute], services)))
  services.travel(48 * 60 * MINUTE)
  await hits()
  services.travel(-48 * 60 * MINUTE)

  await forgetEndedLimits(services)

  expect(await hits()).toEqual([0, 0, MINUTE])
})

test('after its time a count begins anew, with those who come together then', async ({ services }) => {
  const hits = () => Promise.all(['a', 'a', 'a'].map((name) => countRequest(name, [twoAMinute], services)))
  await hits()

  services.travel(MINUTE)

  expect(await hits()).toEqual([0, 0, MINUTE])
})

test('more names than fit into one statement are counted all the same', async ({ services }) => {
  await Promise.all(Array.from({ length: 12_000 }, (_, n) => countRequest(`${n}`, [twoAMinute], services)))

  const { total } = await services.db
    .selectFrom('rate_limits')
    .select(({ fn }) => fn.sum<number | string>('hits').as('total'))
    .executeTakeFirstOrThrow()
  expect(Number(total)).toBe(12_000)
})
