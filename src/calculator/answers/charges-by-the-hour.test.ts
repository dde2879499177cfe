import { expect, test } from 'vitest'
import { chargesByTheHour } from '#calculator/screen/missing-charges.tsx'
import { aTariff } from '#calculator/tariff-examples.ts'

test('only the charges of the bill’s own date and month are told', () => {
  const peaks = (id: string, date: string | undefined, months = 1) =>
    chargesByTheHour(aTariff(id), { units: 0, date, months }).flatMap(({ name, value }) =>
      name === 'morning peak' ? [value] : [],
    )

  expect(peaks('IN-TS.ht-industry.ht1a', '2026-03-31')).toEqual([100])
  expect(peaks('IN-TS.ht-industry.ht1a', '2026-04-01')).toEqual([150])
  expect(peaks('IN-AP.ht-industry.ht3a', '2026-05-15')).toEqual([150])
  expect(peaks('IN-AP.ht-industry.ht3a', '2026-06-15')).toEqual([100])
  expect(peaks('IN-AP.ht-industry.ht3a', '2026-06-15', 2)).toEqual([150, 100])
  expect(peaks('IN-TS.ht-industry.ht1a', undefined)).toEqual([150, 100])
})
