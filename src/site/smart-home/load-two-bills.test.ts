import { expect, test } from 'vitest'
import { readAnswers } from '#calculator/answers/answers.ts'
import { workOut } from '#calculator/answers/work-out.ts'
import { builtInTariffLibrary } from '#calculator/tariff-library.ts'
import { twoBills } from './load-two-bills.ts'

const TODAY = '2026-11-26'
const tariffs = builtInTariffLibrary().list('IN-TS')

test('both bills are the calculator’s, for whole units', () => {
  const { before, after } = twoBills(tariffs, 30, TODAY)!
  expect([before.units, after.units]).toEqual([342, 239])
  for (const { units, paise } of [before, after]) {
    const { worked } = workOut(tariffs, readAnswers(`units=${units}`), TODAY)!
    expect(worked!.bill.totalPaise).toBe(paise)
  }
})

test('where there are no rates, there are no bills', () => {
  expect(twoBills([], 30, TODAY)).toBeUndefined()
})
