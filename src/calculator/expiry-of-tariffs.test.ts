import { expect, test } from 'vitest'
import { expiryOfTariffs } from './expiry-of-tariffs.ts'
import { listTariffs } from './tariff-library.ts'

const [some] = listTariffs()
const ending = (id: string, validTo: string | null) => ({ ...some!, id, validTo })

test('what ends next comes first, and what has no end does not come', () => {
  const tariffs = [ending('march', '2027-03-31'), ending('open', null), ending('december', '2026-12-31')]

  expect(expiryOfTariffs(tariffs, '2026-11-20')).toMatchObject([
    { id: 'december', daysLeft: 41 },
    { id: 'march', daysLeft: 131 },
  ])
})

test('the last day is a day of its own, the next one is over', () => {
  const daysLeft = (today: string) => expiryOfTariffs([ending('march', '2027-03-31')], today)[0]?.daysLeft

  expect(daysLeft('2027-03-31')).toBe(0)
  expect(daysLeft('2027-04-01')).toBe(-1)
})
