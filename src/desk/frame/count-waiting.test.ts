import { expect } from 'vitest'
import { aColleague, anApplicant, arrive } from '../../../tests/support/at-desk.ts'
import { test } from '../../../tests/support/test-services.ts'
import { catchUp } from '../leads/inbox/catch-up.ts'
import { countWaiting } from './count-waiting.ts'

test('the head counts what waits behind each page, as far as this person may see it', async ({ services }) => {
  const [admin, sales, viewer] = await Promise.all([
    aColleague(services, 'admin'),
    aColleague(services, 'sales'),
    aColleague(services, 'viewer'),
  ])
  await arrive(services)
  await arrive(services, anApplicant())
  await catchUp(services)

  expect(await countWaiting(admin, services)).toMatchObject({ leads: 2, applications: 1, tariffs: 0, status: 0 })
  expect(await countWaiting(sales, services)).toMatchObject({ leads: 1, applications: 0 })
  expect((await countWaiting(viewer, services)).applications).toBe(0)
})
