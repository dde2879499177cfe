import { expect, test } from 'vitest'
import { aTariff } from '#calculator/tariff-examples.ts'
import { billOf, OPEN_ITEMS, readWorkedBills } from '#calculator/worked-bills.ts'
import type { Bill } from './bill.ts'
import { computeBill } from './compute-bill.ts'

for (const worked of readWorkedBills()) {
  test(`the worked bill ${worked.id} comes out as published`, () => {
    const bill = billOf(worked)
    const { printedTotalPaise, open = [] } = worked
    const beyond = (items: typeof open) => items.reduce((sum, { paise }) => sum + paise, 0)

    for (const [name, paise] of Object.entries(worked.expected)) {
      const own = amount(bill, name) + beyond(open.filter(({ line }) => line === name))
      expect(Math.abs(own - paise), name).toBeLessThanOrEqual(worked.tolerancePaise)
    }

    const whole = bill.totalPaise + beyond(open)
    if (printedTotalPaise !== undefined)
      expect(Math.abs(whole - printedTotalPaise), 'the printed total').toBeLessThanOrEqual(worked.tolerancePaise)
    expect(open.map(({ item }) => item).filter((item) => !OPEN_ITEMS.includes(item))).toEqual([])
  })
}

function amount(bill: Bill, name: string): number {
  const line = (id: string) => bill.lines.find((line) => line.id === id)?.amountPaise ?? 0

  if (name === 'totalPaise') return bill.totalPaise
  if (name === 'energyPlusFixed') return line('energy') + line('fixed')
  if (name === 'netEnergy') return line('energy') + line('subsidy')
  if (name === 'energyWithMinimum') return line('energy') + line('minimumEnergy')
  return line(name)
}

test('a Telangana home of 95 units pays what its own slabs, charges and duty add up to', () => {
  const bill = computeBill(aTariff('IN-TS.domestic.lt1'), { units: 95, loadKw: 1, date: '2026-10-05' })

  expect(bill.lines.map(({ id, amountPaise, rule }) => [id, amountPaise, rule])).toEqual([
    ['energy', 23700, 'For use up to 100 units: 0 to 50 units at 195 paise, 51 to 95 at 310 paise'],
    ['fixed', 1000, '1 kW at ₹10 a month'],
    ['customer', 7000, '₹70 a month for this use'],
    ['electricity-duty', 570, '95 kWh at 6 paise'],
  ])
  expect(bill).toMatchObject({ totalPaise: 32270, marginalPaisePerUnit: 316, averagePaisePerUnit: 340, memory: [] })
})

test('a line names its order, the date, and whose transcription was read', () => {
  const [energy, fixed] = computeBill(aTariff('IN-TS.domestic.lt1'), { units: 95, loadKw: 1 }).lines

  expect(energy).toMatchObject({
    confidence: 'third-party',
    source:
      'TGERC Retail Supply Tariff Order FY 2026-27, 30 March 2026 (order, not opened by us); read in: TheDiscomBill, open tariff data, 21 August 2026 (third-party, opened by us)',
  })
  expect(fixed).toMatchObject({ confidence: 'press', source: expect.stringContaining('V Globe News') })
})

test('a conflict between sources is told beside its line, in plain words', () => {
  const { lines } = computeBill(aTariff('IN-TS.domestic.lt1'), { units: 95, loadKw: 1 })

  expect(lines.find(({ id }) => id === 'customer')?.note).toBe(
    'Two calculators and printed bills have this charge; one transcription says that homes pay none.',
  )
})

test('quarterly and two-monthly limits are told in words', () => {
  const rule = (id: string, months: number) => computeBill(aTariff(id), { units: 60, months }).lines[0]?.rule

  expect(rule('IN-WB.domestic.wbsedcl-urban', 1)).toContain('; limits stated for 3 months, here for a month')
  expect(rule('IN-UP.domestic.st10b-urban', 2)).toContain('; limits stated for a month, here for 2 months')
})

test('a slab of which one unit is used is named by that unit', () => {
  expect(computeBill(aTariff('IN-TS.domestic.lt1'), { units: 101, loadKw: 1 }).lines[0]?.rule).toMatch(
    / 0 to 100 units at 340 paise, 101 at 480 paise$/,
  )
})

test('a missing load is asked for and never guessed', () => {
  const { lines, unknown } = computeBill(aTariff('IN-TS.domestic.lt1'), { units: 95 })

  expect(lines.map(({ id }) => id)).not.toContain('fixed')
  expect(unknown).toContainEqual({
    id: 'fixed',
    label: 'Fixed charge',
    reason: 'It depends on the load in kW.',
    needs: 'loadKw',
  })
})

test('a record without rates gives no bill and says so', () => {
  const bill = computeBill(aTariff('IN-NL.domestic.placeholder'), { units: 100 })

  expect(bill).toMatchObject({ lines: [], totalPaise: 0, marginalPaisePerUnit: null, averagePaisePerUnit: null })
  expect(bill.unknown.map(({ id }) => id)).toContain('energy')
})

test('a rate that nobody found is not taken for zero', () => {
  const { lines, unknown } = computeBill(aTariff('IN-TS.commercial.ht2a'), { units: 100, voltageKv: 33, loadKva: 90 })

  expect(lines.map(({ id }) => id)).not.toContain('energy')
  expect(unknown).toContainEqual(
    expect.objectContaining({ id: 'energy', reason: 'The rate for this use has not been found.' }),
  )
})

test('what rests on memory is listed with its note', () => {
  const { memory } = computeBill(aTariff('IN-BR.domestic.ds2-urban.2026-27'), { units: 100, loadKw: 1 })

  expect(memory).toEqual([
    { id: 'electricity-duty', label: 'Electricity duty', note: expect.stringContaining('6% is from memory') },
  ])
})

test('a record used outside its time or beyond its use is doubted', () => {
  const lifeline = aTariff('IN-UP.domestic.st10a-lifeline')
  const reasons = computeBill(lifeline, { units: 200, loadKw: 3, date: '2020-01-01', discom: 'BRPL' }).unknown.map(
    ({ reason }) => reason,
  )

  expect(reasons).toEqual(
    expect.arrayContaining([
      'These rates are known for 2 July 2026 to 31 March 2027, not for January 2020.',
      'This tariff is for use up to 100 units; another one applies above.',
      'This tariff is for other connections: compare load, phase, area and voltage.',
      'This tariff is not that of BRPL.',
    ]),
  )
})

test('Delhi stretches its slabs by the days of the bill, in whole units', () => {
  const delhi = aTariff('IN-DL.domestic.individual')
  const energy = (days?: number) => computeBill(delhi, { units: 220, days, loadKw: 3 }).lines[0]

  expect(energy(33)).toMatchObject({ amountPaise: 220 * 300 })
  expect(energy(33)?.rule).toBe('0 to 220 units at 300 paise; limits stated for 30 days, here for 33 days')
  expect(energy()).toMatchObject({ amountPaise: 200 * 300 + 20 * 450 })
})

test('a state that does not prorate by days keeps its limits unless the visitor says otherwise', () => {
  const andhra = aTariff('IN-AP.domestic.cat1a')
  const total = (slabLimits?: 'days') => computeBill(andhra, { units: 105, days: 33, loadKw: 1, slabLimits }).totalPaise

  expect(total('days')).toBeLessThan(total())
})

test('a late reading lifts no home of Telangana into dearer rates', () => {
  const rule = (units: number, days: number) =>
    computeBill(aTariff('IN-TS.domestic.lt1'), { units, days, loadKw: 1 }).lines[0]?.rule

  // The company's own examples: 106 units of 32 days are 99 of 30, and 222 of 35 days stay below 200.
  expect(rule(106, 32)).toMatch(/^For use up to 106.667 units: /)
  expect(rule(222, 35)).toMatch(/^For use above 116.667 up to 233.333 units: /)
  expect(rule(234, 35)).toMatch(/^For use above 233.333 units: /)
})

test('days are billed as the nearest whole months', () => {
  const fixed = (days: number) => computeBill(aTariff('IN-TS.domestic.lt1'), { units: 20, days, loadKw: 1 }).lines[1]

  expect(fixed(10)).toMatchObject({ amountPaise: 1000 })
  expect(fixed(45)).toMatchObject({ amountPaise: 1000 })
  expect(fixed(46)).toMatchObject({ amountPaise: 2000 })
  expect(fixed(60)).toMatchObject({ amountPaise: 2000, rule: '1 kW at ₹10 a month, for 2 months' })
})

test('a record holds on its first day and on its last', () => {
  const ids = (date: string) =>
    computeBill(aTariff('IN-UP.domestic.st10b-urban'), { units: 9, date }).unknown.map(({ id }) => id)

  expect([ids('2019-09-12'), ids('2027-03-31')].flat()).not.toContain('tariffDate')
  expect(ids('2019-09-11')).toContain('tariffDate')
  expect(ids('2027-04-01')).toContain('tariffDate')
})

test('what a record does not know is a month, or, of a month that it knows a part of, a day', () => {
  const reason = (date: string) =>
    computeBill(aTariff('IN-UP.domestic.st10b-urban'), { units: 9, date }).unknown.find(({ id }) => id === 'tariffDate')
      ?.reason

  expect(reason('2019-01-15')).toMatch(/, not for January 2019\.$/)
  expect(reason('2019-09-11')).toMatch(/, not for 11 September 2019\.$/)
})

test('quarterly limits serve a monthly bill', () => {
  const bengal = aTariff('IN-WB.domestic.wbsedcl-urban')

  expect(computeBill(bengal, { units: 60, months: 1, loadKva: 1 }).lines[0]).toMatchObject({
    amountPaise: 34 * 504 + 26 * 633,
  })
})

test('lines left out on request leave no trace', () => {
  const { lines, unknown } = computeBill(aTariff('IN-TS.domestic.lt1'), { units: 95, exclude: ['fixed', 'customer'] })

  expect([...lines, ...unknown].map(({ id }) => id)).toEqual(['energy', 'electricity-duty', 'fuelSurcharge'])
})

test('the slope of a bill whose next rate is unknown is unknown', () => {
  const input = { units: 125, loadKw: 1, date: '2026-06-15', subsidies: 'default' } as const

  expect(computeBill(aTariff('IN-BR.domestic.ds2-urban.2026-27'), input).marginalPaisePerUnit).toBeNull()
})
