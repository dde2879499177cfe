import { expect } from 'vitest'
import { withoutPersons } from '#platform/operation/without-persons.ts'
import { test } from '../../../tests/support/test-services.ts'
import { countUnanswered, forgetOldQuestions, listUnanswered } from './unanswered.ts'

test.each([
  ['Call me at +91 98480 12345 or (040) 2345 6789!', 'call me at or'],
  ['write to ravi.k@example.com about my bill', 'write to about my bill'],
  ['see https://example.com/me?id=7 please', 'see please'],
  ['మీటర్ 12345 ఎక్కడ?', 'మీటర్ ఎక్కడ'],
  ['मेरा नंबर ९८४८०१२३४५ है', 'मेरा नंबर है'],
  ['  Same   THING ', 'same thing'],
])('%s is counted as %s', (asked, counted) => {
  expect(withoutPersons(asked)).toBe(counted)
})

test('a long question is cut, and never in the middle of a sign', () => {
  const counted = withoutPersons('😀🪔'.repeat(10) + 'క్ష'.repeat(300))
  expect(counted.length).toBeLessThanOrEqual(200)
  expect(counted.isWellFormed()).toBe(true)
})

test('the same question is one row a day, counted, and staff see the days together', async ({ services }) => {
  await countUnanswered('Do you sell fans?', services)
  await countUnanswered('do you sell FANS', services)
  services.travel(86_400_000)
  await countUnanswered('Do you sell fans', services)
  await countUnanswered('Do you sell lamps', services)

  expect(await listUnanswered(services.db, '2026-11-01', 10)).toEqual([
    { question: 'do you sell fans', times: 3, lastDay: '2026-11-20' },
    { question: 'do you sell lamps', times: 1, lastDay: '2026-11-20' },
  ])
  expect(await listUnanswered(services.db, '2026-11-20', 1)).toEqual([
    { question: 'do you sell fans', times: 1, lastDay: '2026-11-20' },
  ])
})

test('a flood of inventions fills a day and no more; what is known is counted on', async ({ services }) => {
  const rows = Array.from({ length: 500 }, (_, at) => ({ day: '2026-11-19', question: `q ${at}`, times: 1 }))
  await services.db.insertInto('unanswered_questions').values(rows).execute()
  await countUnanswered('one more', services)
  await countUnanswered('another', services)

  const { count } = await services.db
    .selectFrom('unanswered_questions')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(501)
  expect(await listUnanswered(services.db, '2026-11-19', 1)).toMatchObject([{ question: '', times: 2 }])
})

test('after four hundred days a question is forgotten, and not before', async ({ services }) => {
  await countUnanswered('Do you sell fans', services)
  services.travel(400 * 86_400_000)
  await forgetOldQuestions(services)
  expect(await listUnanswered(services.db, '2026-01-01', 1)).toHaveLength(1)

  services.travel(86_400_000)
  await forgetOldQuestions(services)
  expect(await listUnanswered(services.db, '2026-01-01', 1)).toEqual([])
})
