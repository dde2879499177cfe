import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTariffs } from '#calculator/tariff-files.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import type { BillInput } from './bill.ts'
import { computeBill } from './compute-bill.ts'
import { computeLines } from './compute-lines.ts'
import { invertBill } from './invert-bill.ts'
import { nextCliff } from './next-cliff.ts'
import { readUsage, withUnits } from './usage.ts'
import { subtotal } from './worksheet.ts'

const tariffs = readTariffs().map(freeze)
const priced = tariffs.filter(({ status }) => status === 'complete')
const telescopic = priced.filter(({ energyCharge }) => energyCharge?.tables.length === 1 && isTelescopic(energyCharge))

const units = fc.integer({ min: 0, max: 3000 })
const connection: fc.Arbitrary<Omit<BillInput, 'units'>> = fc.record(
  {
    loadKw: fc.constantFrom(0.4, 1, 2, 3.5, 7, 15, 60),
    loadKva: fc.constantFrom(0.5, 1, 2, 4, 8, 18, 70),
    phase: fc.constantFrom(1, 3),
    area: fc.constantFrom('urban', 'rural'),
    date: fc.constantFrom('2025-08-15', '2026-05-10', '2026-10-01'),
    voltageKv: fc.constantFrom(11, 33, 132),
    recordedDemandKva: fc.constantFrom(1, 5, 80),
    kwh: fc.integer({ min: 0, max: 3000 }),
    fuelSurcharge: fc.record({
      value: fc.integer({ min: 0, max: 40 }),
      kind: fc.constantFrom('percent', 'paisePerUnit'),
    }),
  },
  { requiredKeys: [] },
)
const subsidies = fc.constantFrom<BillInput['subsidies']>('default', 'none')

test('the lines add up to the total, in whole paise', () => {
  forEachBill(tariffs, (tariff, units, connection, subsidies) => {
    const { lines, totalPaise } = computeBill(tariff, { units, ...connection, subsidies })

    expect(lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(totalPaise)
    expect(lines.every(({ amountPaise }) => Number.isInteger(amountPaise))).toBe(true)
  })
})

test('what is not known adds no line and no amount', () => {
  forEachBill(tariffs, (tariff, units, connection) => {
    const { lines, unknown } = computeBill(tariff, { units, ...connection })
    const ids = new Set(unknown.map(({ id }) => id))

    expect(lines.filter(({ id }) => ids.has(id))).toEqual([])
  })
})

test('each line has an id of its own, a rule and a source', () => {
  forEachBill(tariffs, (tariff, units, connection, subsidies) => {
    const { lines } = computeBill(tariff, { units, ...connection, subsidies })

    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
    expect(lines.every(({ label, rule, source }) => label && rule && source)).toBe(true)
    expect(JSON.stringify(lines)).not.toMatch(/undefined|NaN|Infinity/)
  })
})

test('a bill of no units has rules too', () => {
  const silent = tariffs.flatMap((tariff) =>
    computeBill(tariff, {
      units: 0,
      kwh: 0,
      loadKw: 1,
      area: 'urban',
      fuelSurcharge: { value: 0, kind: 'amountPaise' },
    })
      .lines.filter(({ rule }) => !rule)
      .map(({ id }) => `${tariff.id}: ${id}`),
  )

  expect(silent).toEqual([])
})

test('more units never cost less under one telescopic table', () => {
  forEachBill(telescopic, (tariff, one, connection, _, other) => {
    const total = (units: number) => computeBill(tariff, { units, ...connection, kwh: units }).totalPaise

    expect(total(Math.max(one, other))).toBeGreaterThanOrEqual(total(Math.min(one, other)))
  })
})

test('wherever the bill of any record jumps, the cliff is told one unit before', () => {
  const asIs = (paise: number) => paise
  const untold = tariffs.flatMap((tariff) => {
    const months = tariff.billingPeriodMonths
    const usage = readUsage(tariff, {
      ...{ units: 1, kwh: 1, months, phase: 1, area: 'urban', subsidies: 'default', payments: ['prompt'] },
      ...{ loadKw: 2, loadKva: 2.5, recordedDemandKva: 2, recordedDemandKw: 2, powerFactor: 0.97 },
      ...{ voltageKv: tariff.appliesTo.voltageKv?.[0] ?? 11, discom: tariff.discom[0] },
      date: tariff.validTo ?? '2026-11-20',
      fuelSurcharge: { value: 0, kind: 'amountPaise' },
    })
    const total = (units: number) => subtotal(computeLines(tariff, withUnits(usage, units), asIs))
    const slopeAbove = (units: number) => 128 * (total(units + 1e-6 + 1 / 128) - total(units + 1e-6))
    const isJump = (units: number, rise: number) => rise > 25 + Math.max(slopeAbove(units), slopeAbove(units + 1))

    const untold: string[] = []
    let [before, riseBefore] = [total(0), 0]
    for (let units = 0; units < 1_100 * months; units++) {
      const rise = total(units + 1) - before
      // Telescopic slabs rise by rupees at most, and only a steeper rise can be a jump.
      if (rise > riseBefore + 25 && isJump(units, rise)) {
        const told = nextCliff(tariff, withUnits(usage, units))?.unit
        if (told !== units + 1) untold.push(`${tariff.id}: ${units + 1} jumps, ${told} is told`)
      }
      before += rise
      riseBefore = rise
    }
    return untold
  })

  expect(untold).toEqual([])
})

test('two months of twice the use cost twice one month', () => {
  forEachBill(priced, (tariff, units, connection, subsidies) => {
    const { kwh = 0, ...same } = connection
    const one = computeBill(tariff, { ...same, kwh, units, months: 1, subsidies })
    const two = computeBill(tariff, { ...same, kwh: 2 * kwh, units: 2 * units, months: 2, subsidies })

    expect(two.lines.map(({ id }) => id)).toEqual(one.lines.map(({ id }) => id))
    // Each line is rounded to the paisa once in the one and twice in the other, and carries that into the next.
    expect(Math.abs(two.totalPaise - 2 * one.totalPaise)).toBeLessThanOrEqual(2 * one.lines.length)
  })
})

test('rupees lead back to the units they were paid for', () => {
  forEachBill(priced, (tariff, units, connection, subsidies) => {
    const input = { ...connection, subsidies }
    const total = (units: number) => computeBill(tariff, { units, ...input }).totalPaise
    const inverse = invertBill(tariff, input, total(units))
    if (inverse.units === null) return

    // The most units for the money: more than asked only where the bill stands still or falls.
    expect(inverse.units).toBeGreaterThanOrEqual(units)
    expect(inverse.totalPaise).toBe(total(inverse.units))
    expect(inverse.totalPaise).toBeLessThanOrEqual(total(units))
    expect(total(inverse.units + 1)).toBeGreaterThan(total(units))
  })
})

test('a bill leaves record and input as they were', () => {
  forEachBill(tariffs, (tariff, units, connection) => {
    const input = freeze({ units, ...connection })

    expect(computeBill(tariff, input)).toEqual(computeBill(tariff, input))
  })
})

function forEachBill(
  tariffs: Tariff[],
  check: (
    tariff: Tariff,
    units: number,
    connection: Omit<BillInput, 'units'>,
    subsidies: BillInput['subsidies'],
    otherUnits: number,
  ) => void,
) {
  const tariff = fc.constantFrom(...tariffs)
  fc.assert(fc.property(tariff, units, connection, subsidies, units, check), { numRuns: 500 })
}

function isTelescopic({ tables }: NonNullable<Tariff['energyCharge']>): boolean {
  return tables.every(({ mode }) => mode === 'telescopic')
}

function freeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) freeze(part)
  return Object.freeze(value)
}
