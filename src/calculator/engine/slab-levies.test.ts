import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aDuty, aFactory, aTariff, aZone } from '#calculator/tariff-examples.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import type { BillInput } from './bill.ts'
import { computeBill } from './compute-bill.ts'
import { rupees } from './numbers.ts'

const CESS: Tariff['electricityDuty'][number] = {
  ...aDuty(0, []),
  id: 'cess',
  name: 'Cess',
  kind: 'paisePerUnitBySlab',
  value: null,
  unitSlabs: [
    { toUnit: 100, value: 10 },
    { toUnit: null, value: 25 },
  ],
}
const MONTHLY: Tariff['fuelSurcharge'] = {
  name: 'FAC',
  kind: 'paisePerUnit',
  base: [],
  defaultValue: null,
  changes: 'monthly',
  confidence: 'order',
  note: null,
  history: [
    {
      validFrom: '2025-09-01',
      validTo: '2025-09-30',
      discom: null,
      value: 85,
      slabs: [
        { toUnit: 100, value: 35 },
        { toUnit: 300, value: 65 },
        { toUnit: null, value: 85 },
      ],
      source: 'A circular',
    },
  ],
}

test('a cess in slabs charges each slab its own paise, with limits that stretch to the bill', () => {
  const tariff = aFactory({ otherCharges: [CESS] })

  expect(paise(tariff, { units: 250 })).toEqual({ energy: 100_000, cess: 100 * 10 + 150 * 25 })
  expect(paise(tariff, { units: 250, months: 2 })).toEqual({ energy: 100_000, cess: 200 * 10 + 50 * 25 })
  expect(computeBill({ ...tariff, billingUnit: 'kVAh' }, { units: 250 }).unknown).toContainEqual(
    expect.objectContaining({ id: 'cess', needs: 'kwh' }),
  )
})

test('a surcharge by slab and month is that month’s, slab by slab', () => {
  const tariff = aFactory({ fuelSurcharge: MONTHLY })

  expect(paise(tariff, { units: 342, date: '2025-09-15' })).toMatchObject({ fuelSurcharge: 20_070 })
  expect(computeBill(tariff, { units: 342, date: '2025-10-15' }).unknown).toContainEqual(
    expect.objectContaining({ id: 'fuelSurcharge', reason: expect.stringContaining('Last known: 85 paise') }),
  )
})

test('a surcharge in two parts has two lines, and a duty on it rests on both', () => {
  const standing: Tariff['fuelSurcharge'] = { ...MONTHLY, changes: 'quarterly', history: [] }
  const tariff = aFactory({
    fuelSurcharge: {
      ...standing,
      defaultValue: 372,
      secondPart: { ...standing, name: 'FPPAS', kind: 'percent', base: ['energy', 'fuelSurcharge'], defaultValue: 3.4 },
    },
    electricityDuty: [aDuty(20, ['energy', 'fuelSurcharge'])],
  })
  const second = Math.round(0.034 * (161 * 400 + 161 * 372))

  expect(paise(tariff, { units: 161 })).toEqual({
    energy: 161 * 400,
    fuelSurcharge: 161 * 372,
    fuelSurchargeSecond: second,
    'electricity-duty': Math.round(0.2 * (161 * 400 + 161 * 372 + second)),
  })
  expect(paise(tariff, { units: 161, fuelSurchargeSecond: 0 })).toMatchObject({ fuelSurchargeSecond: 0 })
  const { lines } = computeBill(tariff, { units: 161 })
  const rule = lines.find(({ id }) => id === 'fuelSurchargeSecond')?.rule
  expect(rule, 'the second part does not count itself').toContain(rupees(161 * 372))
})

test('a duty does not name a surcharge of nothing among what it rests on', () => {
  const tariff = aFactory({ fuelSurcharge: MONTHLY, electricityDuty: [aDuty(20, ['energy', 'fuelSurcharge'])] })
  const rule = (value: number) => {
    const { lines } = computeBill(tariff, { units: 100, fuelSurcharge: { kind: 'paisePerUnit', value } })
    return lines.find(({ id }) => id === 'electricity-duty')?.rule
  }

  expect(rule(0)).not.toContain('₹0')
  expect(rule(10)).toContain(rupees(1_000))
})

test('a duty in slabs takes time of day and wheeling by the share of each slab’s units', () => {
  const tariff = aFactory({
    timeOfDay: [aZone('night', -40, [22, 6])],
    electricityDuty: [
      {
        ...aDuty(0, ['energy', 'timeOfDay']),
        kind: 'percentBySlab',
        value: null,
        slabs: [
          { toUnit: 50, percent: 9 },
          { toUnit: null, percent: 15 },
        ],
      },
    ],
  })

  expect(paise(tariff, { units: 100, zoneUnits: { night: 100 } })['electricity-duty']).toBe(
    0.09 * 50 * 360 + 0.15 * 50 * 360,
  )
})

test('what the paper prints beside the tariff stands last, and is part of the total alone', () => {
  const tariff = aFactory({ electricityDuty: [aDuty(10, ['energy'])] })
  const asPrinted = { arrears: 120_050, latePayment: 2_400, depositInterest: -31_000, otherAmounts: 500, rounding: -50 }
  const { lines, totalPaise, nextCliff } = computeBill(tariff, { units: 100, asPrinted })

  expect(lines.map(({ id }) => id).slice(2)).toEqual(Object.keys(asPrinted))
  expect(totalPaise).toBe(44_000 + 91_900)
  expect(lines.at(-1)).toMatchObject({ source: 'Your bill', rule: '−₹0.50, as on your bill' })
  expect(nextCliff).toBeUndefined()
})

test('a home’s schemes never pay arrears', () => {
  const tariff = aTariff('IN-DL.domestic.individual')
  const input = { units: 150, loadKw: 2, date: '2026-05-10', discom: tariff.discom[0], subsidies: 'default' } as const
  const plain = computeBill(tariff, input)

  expect(computeBill(tariff, { ...input, asPrinted: { arrears: 50_000 } }).totalPaise).toBe(plain.totalPaise + 50_000)
})

test('slabs of paise never cost less for more units', () => {
  const units = fc.integer({ min: 0, max: 900 })
  fc.assert(
    fc.property(units, units, (one, other) => {
      const total = (units: number) => computeBill(aFactory({ otherCharges: [CESS] }), { units }).totalPaise
      expect(total(Math.max(one, other))).toBeGreaterThanOrEqual(total(Math.min(one, other)))
    }),
  )
})

function paise(tariff: Tariff, input: BillInput): Record<string, number> {
  return Object.fromEntries(computeBill(tariff, input).lines.map(({ id, amountPaise }) => [id, amountPaise]))
}
