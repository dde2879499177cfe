import { expect } from 'vitest'
import { test } from '../../../tests/support/test-services.ts'
import { forgetOldTallies, listTallies } from './tallies.ts'

const DAY = 86_400_000
const SINCE = '2026-01-01'

test('what came is counted by the day and listed most often first, several days together', async ({ services }) => {
  const { db, tallies } = services

  for (const name of ['/old', '/old', '/older']) tallies.add('missing-page', name)
  tallies.add('failed-search', 'hydrogen')
  await tallies.settle()
  services.travel(DAY)
  tallies.add('missing-page', '/old')
  await tallies.settle()

  expect(await listTallies(db, 'missing-page', SINCE, 10)).toEqual([
    { name: '/old', times: 3, lastDay: '2026-11-20' },
    { name: '/older', times: 1, lastDay: '2026-11-19' },
  ])
  expect(await listTallies(db, 'missing-page', '2026-11-20', 10)).toMatchObject([{ times: 1 }])
})

test('nothing is written while it is counted', async ({ services }) => {
  for (let at = 0; at < 100; at++) services.tallies.add('missing-page', `/${at}`)
  expect(await services.db.selectFrom('tallies').selectAll().execute()).toEqual([])
})

test('a scan of ten thousand addresses is three hundred rows and one for the rest', async ({ services }) => {
  const { db, tallies } = services

  for (let at = 0; at < 10_000; at++) {
    tallies.add('missing-page', `/wp-${at}.php`)
    if (at % 1_000 === 0) await tallies.settle()
  }
  tallies.add('broken-link', '/moved')
  await tallies.settle()

  const rows = await db.selectFrom('tallies').selectAll().where('kind', '=', 'missing-page').execute()
  expect(rows).toHaveLength(301)
  expect(rows.reduce((sum, { times }) => sum + times, 0)).toBe(10_000)
  expect(await listTallies(db, 'broken-link', SINCE, 10)).toMatchObject([{ name: '/moved', times: 1 }])
})

test('what cannot be written now is written the next time', async ({ services }) => {
  const { db, tallies } = services
  tallies.add('failed-search', 'hydrogen')
  await db.schema.alterTable('tallies').renameTo('away').execute()
  await tallies.settle()
  await db.schema.alterTable('away').renameTo('tallies').execute()

  tallies.add('failed-search', 'hydrogen')
  await tallies.settle()

  expect(await listTallies(db, 'failed-search', SINCE, 10)).toMatchObject([{ name: 'hydrogen', times: 2 }])
})

test('a tally is forgotten after a year and a month', async ({ services }) => {
  services.tallies.add('failed-search', 'hydrogen')
  await services.tallies.settle()

  services.travel(400 * DAY)
  await forgetOldTallies(services)
  expect(await services.db.selectFrom('tallies').selectAll().execute()).toHaveLength(1)

  services.travel(DAY)
  await forgetOldTallies(services)
  expect(await services.db.selectFrom('tallies').selectAll().execute()).toEqual([])
})
