import { expect, test } from 'vitest'
import { enterSurcharge } from '#desk/tariffs/surcharges/keep-surcharges.ts'
import { aColleague } from '../../../tests/support/at-desk.ts'
import { testServices } from '../../../tests/support/test-services.ts'
import type { StoredPage } from './stored-page.ts'
import { createTariffPages } from './tariff-pages.ts'

test('a rate that was just saved is on the next page, however short ago the last was asked for', async () => {
  await using services = await testServices()
  // No time passes between the two: what is asked once in a while would keep the old page.
  const pages = createTariffPages({ db: services.db, now: services.now, clock: () => 0 })
  let renderings = 0
  const ask = () =>
    pages.find('/embed/energy-calculator', async () => ({ place: ++renderings }) as unknown as StoredPage)

  await ask()
  await ask()
  expect(renderings).toBe(1)
  const staff = await aColleague(services, 'editor')
  const entered = await enterSurcharge(
    {
      ...{ state_code: 'IN-KL', discom: 'KSEB', category: null, part: 'first', kind: 'paisePerUnit', value: 12 },
      ...{ from_month: '2026-11', to_month: '2026-11', source: 'https://kseb.example/notice.pdf' },
    },
    { staff },
    services,
  )
  expect(entered).toEqual({ ok: true })
  await ask()
  expect(renderings).toBe(2)
})
