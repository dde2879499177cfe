import { expect, test } from 'vitest'
import { readTariffs } from '#calculator/tariff-files.ts'
import { readAnswers } from './answers.ts'
import { workOut } from './work-out.ts'
import { yearOfBills } from './year-of-bills.ts'

const all = readTariffs()

function year(query: string) {
  const answers = readAnswers(query)
  const tariffs = all.filter(({ stateCode }) => stateCode === answers.state)
  return yearOfBills(tariffs, answers, workOut(tariffs, answers, '2026-11-20')!)
}

test('twelve months end with the bill’s own, each with its own use where one was typed', () => {
  const bills = year('units=150&loadKw=1&year.5=95')

  expect(bills.map(({ month }) => month)).toEqual([
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
    '2026-04',
    '2026-05',
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
    '2026-11',
  ])
  expect(bills.map(({ totalPaise }) => totalPaise)).toEqual(
    bills.map(({ month }) => (month === '2026-05' ? 32_270 : 68_900)),
  )
})

test('each month has the rates and the subsidy of its time', () => {
  const bills = year('state=IN-CG&units=180&loadKw=2')
  const [before, after] = [
    bills.find(({ month }) => month === '2026-06'),
    bills.find(({ month }) => month === '2026-07'),
  ]

  expect(before?.totalPaise).not.toBe(after?.totalPaise)
  expect(bills.every(({ subsidyPaise }) => subsidyPaise <= 0)).toBe(true)
  expect(bills.some(({ subsidyPaise }) => subsidyPaise < 0)).toBe(true)
})

test('a surcharge from the bill is of its own month: the others have that of their time', () => {
  const without = year('units=150&loadKw=1').map(({ totalPaise }) => totalPaise)
  const withIt = year('units=150&loadKw=1&fuel=30&fuelKind=paisePerUnit').map(({ totalPaise }) => totalPaise)

  expect(withIt).toEqual([...without.slice(0, 11), (without[11] ?? 0) + 150 * 30])
})

test('of a surcharge in rupees on a bill of two months its month has half', () => {
  const last = (query: string) => year(`state=IN-TN&units=600&${query}`)[11]?.totalPaise ?? 0

  expect(last('fuel=50&fuelKind=amountPaise') - last('')).toBe(2_500)
})

test('a bill of two months is spread over both', () => {
  expect(year('state=IN-TN&units=600')[0]?.units).toBe(300)
})

test('a month without rates has no total rather than one of nothing', () => {
  expect(year('state=IN-LA').every(({ totalPaise }) => totalPaise === null)).toBe(true)
})
