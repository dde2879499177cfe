import { expect, test } from 'vitest'
import type { BillInput } from '#calculator/engine/bill.ts'
import { computeBill } from '#calculator/engine/compute-bill.ts'
import { aTariff } from '#calculator/tariff-examples.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { checkSurcharge } from './check-surcharge.ts'
import { mergeSurcharges, type Surcharge } from './merge-surcharges.ts'
import { missingSurcharges } from './missing-surcharges.ts'

test('a surcharge of one company and month is on its bills of that month, and on no other bill', () => {
  const home = aHome(['North', 'South'])
  const [merged] = mergeSurcharges([home], [aSurcharge({ value: 12 })])

  expect(surchargeOn(merged!, { discom: 'North', date: '2026-11-20' })).toBe(1_200)
  expect(surchargeOn(merged!, { discom: 'South', date: '2026-11-20' })).toBe(500)
  expect(surchargeOn(merged!, { discom: 'North', date: '2026-10-31' })).toBe(500)
  expect(surchargeOn(home, { discom: 'North', date: '2026-11-20' })).toBe(500)
})

test('a surcharge that staff entered is not told with what the record says of months that nobody found', () => {
  const home = aHome(['North', 'South'])
  home.fuelSurcharge.note = 'Only the figure of April 2026 has been found.'
  const [merged] = mergeSurcharges([home], [aSurcharge()])
  const noteOn = (date: string) =>
    computeBill(merged!, { units: 100, months: 1, discom: 'North', date }).lines.find(
      ({ id }) => id === 'fuelSurcharge',
    )?.note

  expect(noteOn('2026-11-20')).toBeUndefined()
  expect(noteOn('2026-10-31')).toBe('Only the figure of April 2026 has been found.')
})

test('what the register says of a month goes before what the record had for all companies, and leaves the days around it', () => {
  const home = aHome(['Only'], [{ from: '2026-10-10', to: '2026-12-09', value: 5 }])
  const [merged] = mergeSurcharges([home], [aSurcharge({ discom: 'Only', value: 0.5 })])

  // A record of one company is priced before anybody has chosen the company.
  expect(surchargeOn(merged!, { date: '2026-11-30' })).toBe(50)
  expect(surchargeOn(merged!, { date: '2026-10-31' })).toBe(500)
  expect(surchargeOn(merged!, { date: '2026-12-01' })).toBe(500)
  expect(surchargeOn(merged!, { date: '2026-12-10' })).toBeUndefined()
})

test('a rate without an end is not stretched over the months between by a later one', () => {
  const home = aHome(['Only'], [{ from: '2026-06-01', to: null, value: 5 }])
  const [merged] = mergeSurcharges([home], [aSurcharge({ discom: 'Only' })])

  expect(surchargeOn(merged!, { date: '2026-06-20' })).toBe(500)
  expect(surchargeOn(merged!, { date: '2026-08-20' })).toBeUndefined()
})

test('a surcharge counts for its category alone, and where nobody knew how it is charged it is paise a unit', () => {
  const unknown = aHome(['North'], [])
  unknown.fuelSurcharge = { ...unknown.fuelSurcharge, kind: null }
  const entries = [aSurcharge({ category: 'domestic' })]
  const [home, shop] = mergeSurcharges([unknown, { ...unknown, category: 'commercial' }], entries)

  expect(surchargeOn(home!, { date: '2026-11-20' })).toBe(1_000)
  expect(surchargeOn(shop!, { date: '2026-11-20' })).toBeUndefined()
})

test('what cannot be is refused by its field', () => {
  const records = [aHome(['North'])]
  const trouble = (changes: Partial<Surcharge>, others: Surcharge[] = []) =>
    checkSurcharge(aSurcharge(changes), records, others)

  expect(trouble({})).toBeUndefined()
  expect(trouble({ discom: 'West' })).toEqual({ field: 'discom', why: 'unknown' })
  expect(trouble({ part: 'second' })).toEqual({ field: 'part', why: 'noSecond' })
  expect(trouble({ kind: 'percent' })).toEqual({ field: 'kind', why: 'isPaise' })
  expect(trouble({ value: 401 })).toEqual({ field: 'value', why: 'tooMuch' })
  expect(trouble({ value: -401 })).toEqual({ field: 'value', why: 'tooMuch' })
  expect(trouble({ to_month: '2026-10' })).toEqual({ field: 'to_month', why: 'backwards' })
  expect(trouble({}, [aSurcharge({ from_month: '2026-09', category: 'domestic' })])).toEqual({
    field: 'from_month',
    why: 'twice',
  })
  expect(trouble({}, [aSurcharge({ from_month: '2026-12', to_month: '2026-12' })])).toBeUndefined()
})

test('a company whose rhythm says that a month should be there is missed from the month after its last', () => {
  const home = aHome(['North'], [{ from: '2026-08-10', to: '2026-09-09', value: 5 }])
  const quarterly = aHome(['South'], [{ from: '2026-07-01', to: null, value: 5 }])
  quarterly.fuelSurcharge = { ...quarterly.fuelSurcharge, changes: 'quarterly' }
  const never = aHome(['West'], [])
  const records = [home, quarterly, never]

  expect(missingSurcharges(records, '2026-09-09').map(({ discom }) => discom)).toEqual(['West'])
  expect(missingSurcharges(records, '2026-11-25')).toMatchObject([
    { discom: 'North', rhythm: 'monthly', knownUntil: '2026-09-09', from: '2026-09', to: '2026-11' },
    { discom: 'South', rhythm: 'quarterly', knownUntil: '2026-09-30', from: '2026-10', to: '2026-11' },
    { discom: 'West', knownUntil: null, from: null, to: '2026-11' },
  ])
  const entered = mergeSurcharges(records, [aSurcharge({}), aSurcharge({ discom: 'West' })])
  expect(missingSurcharges(entered, '2026-11-25').map(({ discom }) => discom)).toEqual(['South'])
})

/** A home at ₹1 a unit whose companies charge 5 paise a unit in October and November, or what is said. */
function aHome(
  discom: string[],
  history: { from: string; to: string | null; value: number }[] = [{ from: '2026-10-01', to: '2026-11-30', value: 5 }],
): Tariff {
  const base = aTariff('IN-AN.domestic.placeholder')
  return {
    ...base,
    id: 'IN-XX.domestic.example',
    stateCode: 'IN-XX',
    status: 'complete',
    validFrom: '2026-04-01',
    validTo: null,
    discom,
    energyCharge: {
      kind: 'flat',
      tables: [{ appliesWhen: {}, mode: 'telescopic', slabs: [{ fromUnit: 0, toUnit: null, ratePaise: 100 }] }],
    },
    fuelSurcharge: {
      ...{ name: null, kind: 'paisePerUnit', base: [], defaultValue: null, changes: 'monthly' },
      ...{ confidence: 'order', note: null },
      history: history.map(({ from, to, value }) => ({
        ...{ validFrom: from, validTo: to, discom: null, value, source: 'A notice' },
      })),
    },
  }
}

function aSurcharge(changes: Partial<Surcharge> = {}): Surcharge {
  return {
    ...{ state_code: 'IN-XX', discom: 'North', category: null, part: 'first', kind: 'paisePerUnit', value: 10 },
    ...{ from_month: '2026-11', to_month: '2026-11', source: 'https://example.com/notice.pdf' },
    ...changes,
  }
}

/** In paise, on a hundred units; nothing where it is not known for that month. */
function surchargeOn(tariff: Tariff, input: Partial<BillInput>): number | undefined {
  const { lines, unknown } = computeBill(tariff, { units: 100, months: 1, ...input })
  if (unknown.some(({ id }) => id.startsWith('fuelSurcharge') || id === 'tariffSurcharge')) return undefined
  return lines.find(({ id }) => id === 'fuelSurcharge')?.amountPaise
}
