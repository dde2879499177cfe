import { expect } from 'vitest'
import { test } from '../../../tests/support/test-services.ts'
import { openings } from './first-openings.en.ts'
import { findOpening, findOpeningsStamp, listOpen, saveOpening, stateOf } from './opening-queries.ts'
import { seedOpenings } from './seed-openings.ts'

const NOON = new Date('2026-11-20T06:30:00Z') // In India.

test.each([
  [null, null, 'open'],
  ['2026-11-20', null, 'open'],
  ['2026-11-21', null, 'to come'],
  [null, '2026-11-20', 'open'],
  [null, '2026-11-19', 'closed'],
])('from %s to %s, an opening on the 20th is: %s', (opens_on, closes_on, state) => {
  expect(stateOf({ opens_on, closes_on }, NOON)).toBe(state)
})

test('an opening closes at midnight in India, not in Greenwich', () => {
  const until = { opens_on: null, closes_on: '2026-11-20' }
  expect(stateOf(until, new Date('2026-11-20T18:29:00Z'))).toBe('open')
  expect(stateOf(until, new Date('2026-11-20T18:30:00Z'))).toBe('closed')
})

test('the database begins with the openings of the content, in their order', async ({ services }) => {
  await seedOpenings(services.db, services.now())

  expect(await listOpen(services.db, services.now())).toEqual(openings)
})

test('what staff changed survives the next start', async ({ services }) => {
  const { db, now } = services
  await seedOpenings(db, now())
  const { id, place, is_seeded, changed_at, ...opening } = (await findOpening(db, openings[0]!.id))!
  await saveOpening(db, id, { ...opening, title: 'Listener' }, now())
  await seedOpenings(db, now())

  expect((await findOpening(db, id))?.title).toBe('Listener')
})

test('the stamp changes with an opening and with the day', async ({ services }) => {
  const { db, now } = services
  await seedOpenings(db, now())
  const before = await findOpeningsStamp(db, now())
  const { id, place, is_seeded, changed_at, ...opening } = (await findOpening(db, openings[0]!.id))!

  expect(await findOpeningsStamp(db, now())).toBe(before)
  services.travel(24 * 3_600_000)
  const nextDay = await findOpeningsStamp(db, now())
  expect(nextDay).not.toBe(before)
  await saveOpening(db, id, opening, now())
  expect(await findOpeningsStamp(db, now())).not.toBe(nextDay)
})
