import { expect } from 'vitest'
import { findOpening } from '#company/openings/opening-queries.ts'
import { seedOpenings } from '#company/openings/seed-openings.ts'
import { press } from '../../../tests/support/at-desk.ts'
import { test } from '../../../tests/support/desk-test.ts'

test('nobody may apply once an opening is closed, and anybody again once it is reopened', async ({ services, hr }) => {
  await seedOpenings(services.db, services.now())
  const { id } = await services.db.selectFrom('openings').select('id').executeTakeFirstOrThrow()
  const daysAfter = async (change: string) => {
    await press(services, hr, `/desk/openings/${change}`, { id })
    return findOpening(services.db, id)
  }

  expect(await daysAfter('close')).toMatchObject({ closes_on: '2026-11-18' })
  expect(await daysAfter('reopen')).toMatchObject({ opens_on: null, closes_on: null })
})
