import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAnswers } from '#calculator/answers/answers.ts'
import { computeBill } from '#calculator/engine/compute-bill.ts'
import { aTariff } from '#calculator/tariff-examples.ts'
import { readTariffs } from '#calculator/tariff-files.ts'
import { billOfLastYear, compareTariffs } from './compare-result.tsx'
import { powerFactorSaving } from './power-factor-lines.tsx'
import { monthsOfSun, troublesOfRows } from './read-year.ts'
import { SOLAR_RULES } from './solar-rules.en.ts'
import { solarRange, solarYear } from './solar-savings.ts'

const HOME = aTariff('IN-TS.domestic.lt1')
const INPUT = { units: 342, loadKw: 3, months: 1, date: '2026-10-15' }
const PLANT = aTariff('IN-TS.ht-industry.ht1a')
const FACTORY_MONTH = {
  ...{ units: 0, months: 1, date: '2026-10-15' },
  ...{ voltageKv: 11, contractDemandKva: 500 },
  recordedDemandKva: 480,
}
const MONTHS = ['04', '05', '06', '07', '08', '09', '10', '11', '12'].map((month) => `2026-${month}`)
const YEAR = [...MONTHS, '2027-01', '2027-02', '2027-03']

test('by hand: 100 units of sun on 342 save what the bill of 342 costs more than that of 242', () => {
  const { months, savingPaise } = solarYear(HOME, INPUT, [{ month: '2026-10', units: 342 }], {
    unitsAMonth: 100,
    settled: 'monthly',
    paisePerUnit: 0,
  })
  const total = (units: number) => computeBill(HOME, { ...INPUT, units }).totalPaise

  expect(months[0]).toMatchObject({ billed: 242, beforePaise: total(342), afterPaise: total(242) })
  expect(savingPaise).toBe(total(342) - total(242))
})

test('by hand: a surplus is carried to the month that needs it, unless each month is settled', () => {
  const use = [
    { month: '2026-10', units: 50 },
    { month: '2026-11', units: 150 },
  ]
  const roof = { unitsAMonth: 100, paisePerUnit: 200 }

  expect(solarYear(HOME, INPUT, use, { ...roof, settled: 'yearly' })).toMatchObject({ surplus: 0, creditPaise: 0 })
  expect(solarYear(HOME, INPUT, use, { ...roof, settled: 'monthly' })).toMatchObject({
    surplus: 50,
    creditPaise: 10_000,
    months: [{ billed: 0 }, { billed: 50 }],
  })
})

test('more sun never saves less, no unit is lost on the way, and the range has its ends in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 1, max: 10 }), (units, kw) => {
      const use = YEAR.map((month) => ({ month, units }))
      for (const rule of [undefined, ...Object.values(SOLAR_RULES)]) {
        const { least, most } = solarRange(HOME, INPUT, use, { kw, unitsPerKwYear: [1400, 1800], rule })
        expect(most.savingPaise).toBeGreaterThanOrEqual(least.savingPaise)
        for (const { months, surplus } of [least, most]) {
          const made = months.reduce((sum, { generated }) => sum + generated, 0)
          const billed = months.reduce((sum, month) => sum + month.billed, 0)
          expect(made - surplus).toBeCloseTo(units * 12 - billed, 6)
        }
      }
    }),
    { numRuns: 20 },
  )
})

test('tariffs are compared with the chosen one first, and the others by their price', () => {
  const offered = readTariffs().filter(
    ({ stateCode, validTo }) => stateCode === 'IN-UP' && (validTo ?? '9') > '2026-10',
  )
  const chosen = offered.find(({ category }) => category === 'domestic')!
  const [first, ...others] = compareTariffs(offered, chosen, INPUT)

  expect(first).toMatchObject({ tariff: { id: chosen.id }, differencePaise: 0, isOpen: true })
  expect(others.every(({ tariff }) => tariff.category === 'domestic')).toBe(true)
  const totals = others.flatMap(({ totalPaise }) => totalPaise ?? [])
  expect(totals).toEqual(totals.toSorted((one, other) => one - other))
})

test('a tariff for others, as the lifeline, is not told as open', () => {
  const [chosen, lifeline] = [HOME, { ...HOME, id: `${HOME.id}.lifeline`, scheme: 'lifeline' as const }]
  const named = { ...HOME, id: `${HOME.id}.named`, appliesTo: { ...HOME.appliesTo, eligibility: 'Temples' } }
  const rows = compareTariffs([chosen, lifeline, named, { ...HOME, id: `${HOME.id}.other` }], chosen, INPUT)

  expect(rows.map(({ isOpen }) => isOpen)).toEqual([true, false, false, true])
})

test('last year’s bill is told only where a record was in force then', () => {
  expect(
    billOfLastYear([HOME], HOME, { ...INPUT, date: `${Number(HOME.validFrom.slice(0, 4)) - 9}-10-15` }),
  ).toBeUndefined()
  expect(billOfLastYear([{ ...HOME, validFrom: '2020-01-01' }], HOME, INPUT)).toMatchObject({ differencePaise: 0 })
})

test('a better power factor never costs more, and its lines add up to the saving', () => {
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 98 }), fc.integer({ min: 1, max: 49 }), (from, more) => {
      const to = Math.min(100, from + more) / 100
      const saving = powerFactorSaving(PLANT, FACTORY_MONTH, { kwh: 90_000, from: from / 100, to })
      expect(saving.savingPaise).toBeGreaterThanOrEqual(0)
      expect(saving.lines.reduce((sum, line) => sum + line.todayPaise - line.thenPaise, 0)).toBe(saving.savingPaise)
    }),
    { numRuns: 30 },
  )
})

test('without its energy charge nothing is said of a bill: not that a better factor changes nothing', () => {
  const at = (voltageKv?: number) =>
    powerFactorSaving(PLANT, { units: 0, date: '2026-10-15', voltageKv }, { kwh: 90_000, from: 0.82, to: 0.99 })

  expect(at().isEnergyKnown).toBe(false)
  expect(at(11)).toMatchObject({ isEnergyKnown: true, savingPaise: expect.any(Number) })
})

test('by hand: from 0.9 to 1, a tenth of the kVAh and of the kVA above the floor are no longer billed', () => {
  const { lines } = powerFactorSaving(PLANT, FACTORY_MONTH, { kwh: 90_000, from: 0.9, to: 1 })
  const energy = lines.find(({ id }) => id === 'energy')!
  const fixed = lines.find(({ id }) => id === 'fixed')!

  expect(energy.thenPaise / energy.todayPaise).toBeCloseTo(0.9, 9)
  expect(fixed.thenPaise / fixed.todayPaise).toBeCloseTo(432 / 480, 9)
})

test('a month whose sun is told takes that, and the others the range', () => {
  const use = YEAR.map((month) => ({ month, units: 342 }))
  const { least, most } = solarRange(HOME, INPUT, use, {
    kw: 2,
    unitsPerKwYear: [1200, 1800],
    known: { '2026-07': 130, '2027-01': 0 },
    rule: undefined,
  })
  const generated = ({ months }: typeof least) => months.map((month) => month.generated)

  expect(generated(least)).toEqual(YEAR.map((month) => ({ '2026-07': 130, '2027-01': 0 })[month] ?? 200))
  expect(generated(most)).toEqual(YEAR.map((month) => ({ '2026-07': 130, '2027-01': 0 })[month] ?? 300))
})

test('what was typed of the sun is read by its month, and what cannot be read is told beside its field', () => {
  const answers = { ...readAnswers(''), 'sun.7': '1,300', 'sun.1': 'much', 'demand.3': '412 kVA', 'solar.kw': '-2' }

  expect(monthsOfSun(answers, '2026-11')).toEqual({ '2026-07': 1300 })
  expect(troublesOfRows(answers)).toEqual({ 'sun.1': 'text', 'solar.kw': 'negative' })
})
