import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aDuty, aFactory, aTariff, aZone } from '#calculator/tariff-examples.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import type { BillInput } from './bill.ts'
import { computeBill } from './compute-bill.ts'

const PEAK = aZone('morning peak', 100, [6, 10], { zone: 'peak' })
const EVENING = aZone('evening peak', 100, [18, 22], { zone: 'peak' })
const NIGHT = aZone('night', -50, [22, 6])
const FACTORY = aFactory({ timeOfDay: [PEAK, EVENING, NIGHT] })

test('the units of each zone cost what the zone adds or takes off, and the rest nothing more', () => {
  const line = lineOf(FACTORY, { units: 10_000, zoneUnits: { peak: 3_000, night: 2_000 } })

  expect(line).toMatchObject({ amountPaise: 3_000 * 100 - 2_000 * 50 })
  expect(line?.rule).toBe(
    '3,000 units in morning peak and evening peak, +100 paise a unit and 2,000 units in night, −50 paise a unit',
  )
})

test('a percentage stands on the zone’s share of the energy, and of more where the record says so', () => {
  const percent = aZone('peak', 25, [18, 22], { kind: 'percentOfEnergy' })
  const input = { units: 10_000, zoneUnits: { peak: 2_000 } }
  const wheeling = { ratePaise: 50, confidence: null }

  expect(lineOf(aFactory({ timeOfDay: [percent] }), input)?.amountPaise).toBe(2_000 * 400 * 0.25)
  expect(
    lineOf(aFactory({ wheelingCharge: wheeling, timeOfDay: [{ ...percent, base: ['energy', 'wheeling'] }] }), input)
      ?.amountPaise,
  ).toBe(2_000 * 450 * 0.25)
})

test('a season, a load and a voltage choose among the windows of one zone', () => {
  const tariff = aFactory({
    timeOfDay: [
      { ...NIGHT, months: [4, 5, 6] },
      { ...NIGHT, value: -80, months: [10, 11, 12] },
      aZone('solar', -30, [9, 17], { loadFrom: 100 }),
      aZone('far', 70, [0, 1], { voltageKv: [33] }),
    ],
  })
  const paise = (input: Partial<BillInput>) =>
    lineOf(tariff, { units: 9_000, zoneUnits: { night: 1_000, solar: 1_000, far: 10 }, ...input })?.amountPaise

  expect(paise({ date: '2026-05-15', loadKw: 50, voltageKv: 11 })).toBe(-50_000)
  expect(paise({ date: '2026-11-15', loadKw: 50, voltageKv: 11 })).toBe(-80_000)
  expect(paise({ date: '2026-11-15', loadKw: 150, voltageKv: 33 })).toBe(-80_000 - 30_000 + 700)
})

test('a duty that names it rests on it, and is told before it while the zones are not known', () => {
  const tariff = { ...FACTORY, electricityDuty: [aDuty(10, ['energy', 'timeOfDay'])] }
  const known = computeBill(tariff, { units: 1_000, zoneUnits: { peak: 500 } })
  const open = computeBill(tariff, { units: 1_000 })

  expect(known.totalPaise).toBe(400_000 + 50_000 + 45_000)
  expect(open.lines.find(({ id }) => id === 'electricity-duty')).toMatchObject({
    amountPaise: 40_000,
    rule: expect.stringContaining('before the time of day charge, which is not known'),
  })
  expect(open.range).toMatchObject({ leastPaise: 385_000, mostPaise: 550_000 })
})

test('compulsory and not told, it is named as unknown, and the bill runs from the best hours to the worst', () => {
  const { totalPaise, unknown, range } = computeBill(FACTORY, { units: 10_000 })

  expect(unknown).toEqual([
    expect.objectContaining({ id: 'timeOfDay', needs: 'zoneUnits', reason: expect.stringContaining('6 to 10 h') }),
  ])
  expect(range).toMatchObject({ leastPaise: totalPaise - 500_000, mostPaise: totalPaise + 1_000_000 })
})

test('where every hour lies in a zone, no unit goes without: the best is the least dear', () => {
  const tariff = aFactory({ timeOfDay: [aZone('day', 20, [6, 22]), aZone('night', 10, [22, 6])] })

  expect(computeBill(tariff, { units: 100 }).range).toMatchObject({ leastPaise: 41_000, mostPaise: 42_000 })
})

test('shifts narrow the range, and dearer shifts cost more', () => {
  const rangeOf = (shifts?: BillInput['shifts']) => computeBill(FACTORY, { units: 10_000, shifts }).range!
  const widest = rangeOf()

  for (const shifts of ['day', 'evening', 'night', 'two', 'three'] as const) {
    const { leastPaise, mostPaise } = rangeOf(shifts)
    expect(leastPaise).toBeGreaterThanOrEqual(widest.leastPaise)
    expect(mostPaise).toBeLessThanOrEqual(widest.mostPaise)
    expect(mostPaise).toBeGreaterThan(leastPaise)
  }
  expect(rangeOf('night').mostPaise).toBeLessThan(rangeOf('evening').leastPaise)
})

test('a window for Sundays alone holds a seventh at most, and none where the works rest', () => {
  const tariff = aFactory({ timeOfDay: [aZone('sunday', -70, [0, 24], { days: 'sundaysAndHolidays' })] })

  expect(computeBill(tariff, { units: 7_000, shifts: 'three' }).range).toMatchObject({
    leastPaise: 2_800_000 - 70_000,
    mostPaise: 2_800_000,
  })
})

test('what only some have is left to their bill: no range, and nothing unknown', () => {
  const tariff = aFactory({ timeOfDay: [{ ...NIGHT, mandatory: false }] })

  expect(computeBill(tariff, { units: 100 })).toMatchObject({ unknown: [], range: undefined })
  expect(lineOf(tariff, { units: 100, zoneUnits: { night: 40 } })?.amountPaise).toBe(-2_000)
})

test('any spread of the units lies within the range, whatever the zones cost', () => {
  const rate = fc.integer({ min: -300, max: 300 })
  fc.assert(
    fc.property(
      rate,
      rate,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (a, b, x, y) => {
        const tariff = aFactory({
          timeOfDay: [aZone('a', a, [6, 10]), aZone('b', b, [18, 22])],
          electricityDuty: [aDuty(9, ['energy', 'timeOfDay'])],
        })
        const { range, totalPaise } = computeBill(tariff, { units: 9_000 })
        const total = computeBill(tariff, {
          units: 9_000,
          zoneUnits: { a: 9_000 * Math.min(x, y), b: 9_000 * (Math.max(x, y) - Math.min(x, y)) },
        }).totalPaise

        const { leastPaise, mostPaise } = range ?? { leastPaise: totalPaise, mostPaise: totalPaise }
        expect(total).toBeGreaterThanOrEqual(leastPaise - 2)
        expect(total).toBeLessThanOrEqual(mostPaise + 2)
      },
    ),
  )
})

test('a factory that is open round the clock, one that works by day and one at the peak pay what the sums by hand say', () => {
  // 1,20,000 kVAh at ₹8.44 in November: −25% from 9 to 17 h, +25% from 17 to 24 h.
  const tariff = aTariff('IN-MH.ht-industry.msedcl-ht1a.2026-27')
  const paise = (solar: number, evening: number) =>
    lineOf(tariff, {
      units: 120_000,
      kwh: 115_200,
      date: '2026-11-15',
      zoneUnits: { 'solar-hours': 120_000 * solar, 'evening-peak': 120_000 * evening },
    })?.amountPaise

  expect(paise(8 / 24, 7 / 24)).toBe(-1_055_000)
  expect(paise(0.7, 0.1)).toBe(-15_192_000)
})

function lineOf(tariff: Tariff, input: BillInput) {
  return computeBill(tariff, input).lines.find(({ id }) => id === 'timeOfDay')
}
