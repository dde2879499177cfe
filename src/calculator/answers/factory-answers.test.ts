import { expect, test } from 'vitest'
import { aTariff } from '#calculator/tariff-examples.ts'
import { readTariffs } from '#calculator/tariff-files.ts'
import { readAnswers } from './answers.ts'
import { workOut } from './work-out.ts'
import { yearOfBills } from './year-of-bills.ts'

const PLANT =
  'tariff=IN-MH.ht-industry.msedcl-ht1a.2026-27&state=IN-MH&units=50000&kwh=48000&voltageKv=33&contractDemandKva=300&recordedDemandKva=200&month=2026-11&area=urban'
const OURS = readTariffs().filter(({ stateCode }) => stateCode === 'IN-MH')

test('a factory is asked for its zones, and shows a range until they are told', () => {
  const open = result('')
  const told = result('&zone.evening-peak=10,000&zone.solar-hours=20000')

  expect(open.zones.map(({ id }) => id)).toContain('evening-peak')
  expect(open.worked?.bill.range).toBeDefined()
  expect(told.worked?.bill.range).toBeUndefined()
  expect(told.worked?.bill.lines.map(({ id }) => id)).toContain('timeOfDay')
})

test('the rupees of a factory are so many units to so many, fewer by what the paper adds', () => {
  const range = (more: string) => result(`&mode=rupees&rupees=500000${more}`).found.inverse?.range

  expect(range('')!.leastUnits).toBeLessThan(range('')!.mostUnits)
  expect(range('&printed.arrears=100000')!.mostUnits).toBeLessThan(range('')!.mostUnits)
  expect(range('&shifts=day')!.leastUnits).toBeGreaterThan(range('')!.leastUnits)
})

test('a home without zones is asked for none, and shifts say nothing to it', () => {
  const home = workOut([aTariff('IN-TS.domestic.lt1')], readAnswers('shifts=two&units=95&loadKw=1'), '2026-11-20')

  expect(home).toMatchObject({ zones: [], worked: { input: expect.not.objectContaining({ shifts: 'two' }) } })
})

test('what the paper prints is read in rupees, and a slip is named beside its field', () => {
  const { worked, troubles } = result('&printed.arrears=1,250.50&printed.rounding=-0.4&printed.latePayment=many')

  expect(worked?.input.asPrinted).toEqual({ arrears: 125_050, rounding: -40 })
  expect(troubles).toMatchObject({ 'printed.latePayment': 'text' })
})

test('more kWh than kVAh is asked about beside the field, and still worked out', () => {
  const { questions, worked } = workOut(OURS, readAnswers(PLANT.replace('kwh=48000', 'kwh=60000')), '2026-11-20')!

  expect(questions.kwh).toContain('60,000 kWh are more than 50,000 kVAh')
  expect(worked).toBeDefined()
})

test('other months of the year run in the same hours, without what was printed on this bill', () => {
  const told = result('&zone.evening-peak=10000&printed.arrears=99999')
  const year = yearOfBills(OURS, answers('&zone.evening-peak=10000&printed.arrears=99999'), told)

  expect(year.at(-1)?.totalPaise).toBe((told.worked?.bill.totalPaise ?? 0) - 9_999_900)
})

function answers(more: string) {
  return readAnswers(PLANT + more)
}

function result(more: string) {
  return workOut(OURS, answers(more), '2026-11-20')!
}
