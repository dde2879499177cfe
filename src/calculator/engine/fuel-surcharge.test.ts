import { expect, test } from 'vitest'
import { aTariff } from '#calculator/tariff-examples.ts'
import type { Bill, BillInput } from './bill.ts'
import { computeBill } from './compute-bill.ts'

test('the rate typed from the bill wins over the history', () => {
  expect(surcharge('IN-DL.domestic.individual', { ...DELHI, fuelSurcharge: { value: 10 } })).toMatchObject({
    amountPaise: 12000,
    rule: '10% of energy ₹1,050 and fixed ₹150, as on your bill',
    source: 'Your bill',
  })
})

test('the history serves the months it covers', () => {
  expect(surcharge('IN-DL.domestic.individual', { ...DELHI, date: '2025-06-01' })).toMatchObject({
    amountPaise: 16248,
    rule: expect.stringContaining('13.54%'),
  })
  // A window begins on the day of its order, not with the month.
  const tata = (date: string) => surcharge('IN-DL.domestic.individual', { ...DELHI, discom: 'TPDDL', date })
  expect(tata('2026-06-09')).toMatchObject({ rule: expect.stringContaining('10.47%') })
  expect(tata('2026-06-10')).toMatchObject({ rule: expect.stringContaining('16%') })
  expect(tata('2026-08-10')).toMatchObject({ rule: expect.stringContaining('18.5%') })
})

test('a monthly rate is not carried into a month nobody announced', () => {
  expect(surcharge('IN-DL.domestic.individual', { ...DELHI, date: '2026-09-10' })).toMatchObject({
    reason: 'Last known: 17.94% from 10 August 2026. Take it from your bill.',
    needs: 'fuelSurcharge',
  })
})

test('a history by company or month asks for the company or the date', () => {
  expect(surcharge('IN-DL.domestic.individual', { ...DELHI, discom: undefined })).toMatchObject({ needs: 'discom' })
  expect(surcharge('IN-DL.domestic.individual', { ...DELHI, date: undefined })).toMatchObject({ needs: 'date' })
})

test('a rate to which nobody gave an end ages by its own rhythm; then it is the last known, and the bill says so', () => {
  const record = aTariff('IN-GJ.domestic.rgp-urban')
  const entry = { validFrom: '2025-07-01', validTo: null, discom: null, value: 230, source: 'A notice' }
  const bill = (changes: 'monthly' | 'quarterly' | 'annual', date: string) =>
    computeBill(
      { ...record, fuelSurcharge: { ...record.fuelSurcharge, changes, history: [entry] } },
      { units: 100, date, loadKw: 2, phase: 1 },
    )
  const told = (...asked: Parameters<typeof bill>) => ({
    rule: bill(...asked).lines.find(({ id }) => id === 'fuelSurcharge')?.rule,
    isDoubted: bill(...asked).unknown.some(({ id, needs }) => id === 'tariffSurcharge' && needs === 'fuelSurcharge'),
  })
  const inForce = { rule: '100 units at 230 paise, in force from 1 July 2025', isDoubted: false }
  const lastKnown = { rule: '100 units at 230 paise, last known, from 1 July 2025', isDoubted: true }

  expect(told('quarterly', '2025-09-30')).toEqual(inForce)
  expect(told('quarterly', '2025-10-01')).toEqual(lastKnown)
  expect(told('annual', '2026-06-30')).toEqual(inForce)
  expect(told('annual', '2026-07-01')).toEqual(lastKnown)
  expect(told('monthly', '2025-07-31')).toEqual(inForce)
  // A monthly rate changes even its sign: it is never charged past its month.
  expect(told('monthly', '2025-08-01')).toEqual({ rule: undefined, isDoubted: false })
})

test('those who use little pay the smaller band', () => {
  expect(surcharge('IN-RJ.domestic.ds', { units: 100 })).toMatchObject({ amountPaise: 7000 })
  expect(surcharge('IN-RJ.domestic.ds', { units: 101 })).toMatchObject({ amountPaise: 10100 })
})

test('an unknown surcharge is listed, and the duty on it says that it is left out', () => {
  const bill = computeBill(aTariff('IN-MH.domestic.msedcl.2026-27'), { units: 100, phase: 1 })

  expect(find(bill, 'fuelSurcharge')).toMatchObject({ needs: 'fuelSurcharge' })
  expect(find(bill, 'electricity-duty')).toMatchObject({
    rule: '16% of fixed ₹130, energy ₹396 and wheeling ₹160, before the fuel surcharge, which is not known',
  })
})

test('an amount printed on the bill needs no rate', () => {
  expect(
    surcharge('IN-BR.domestic.ds1-rural.2026-27', { units: 100, fuelSurcharge: { value: 4250, kind: 'amountPaise' } }),
  ).toMatchObject({ amountPaise: 4250 })
})

test('a number without its kind is not taken for one', () => {
  expect(surcharge('IN-BR.domestic.ds1-rural.2026-27', { units: 100, fuelSurcharge: { value: 20 } })).toMatchObject({
    needs: 'fuelSurcharge',
  })
})

test('where none is levied none is unknown', () => {
  expect(surcharge('IN-TN.domestic.lt1a', { units: 100, months: 2 })).toBeUndefined()
})

test('a rebate lowers the bill and the duty on it', () => {
  const uttarPradesh = (value: number) =>
    computeBill(aTariff('IN-UP.domestic.st10b-urban'), { units: 100, loadKw: 1, fuelSurcharge: { value } }).totalPaise

  expect(uttarPradesh(-2)).toBe(uttarPradesh(0) - 1320 - 66)
})

const DELHI: BillInput = { units: 300, loadKw: 3, discom: 'BRPL', date: '2026-07-15' }

function surcharge(id: string, input: BillInput) {
  return find(computeBill(aTariff(id), input), 'fuelSurcharge')
}

function find({ lines, unknown }: Bill, id: string) {
  return [...lines, ...unknown].find((entry) => entry.id === id)
}
