import { expect, test } from 'vitest'
import { readTariffs } from '#calculator/tariff-files.ts'
import { readAnswers } from './answers.ts'
import { betterTariff, chooseTariff, offeredTariffs } from './choose-tariff.ts'

const all = readTariffs()
const of = (state: string) => all.filter(({ stateCode }) => stateCode === state)

function choose(state: string, id: string, date: string, query = '') {
  const tariffs = of(state)
  return chooseTariff(tariffs, offeredTariffs(tariffs, readAnswers(query), date), id)?.id
}

test('without a choice it is a home, by the usual record', () => {
  expect(choose('IN-TS', '', '2026-11-15')).toBe('IN-TS.domestic.lt1')
})

test('the month decides between the records of one connection', () => {
  expect(choose('IN-CG', 'IN-CG.domestic.lv1.2026-27', '2026-11-15')).toBe('IN-CG.domestic.lv1.2026-27')
  expect(choose('IN-CG', 'IN-CG.domestic.lv1.2026-27', '2026-05-15')).toBe('IN-CG.domestic.lv1.2025-26')
  expect(choose('IN-UP', 'IN-UP.domestic.st17-rural', '2026-06-15')).toBe('IN-UP.domestic.st17-rural.2024-26')
})

test('a shop stays a shop when its owner looks at another state', () => {
  expect(choose('IN-KL', 'IN-TS.commercial.lt2', '2026-11-15')).toMatch(/^IN-KL\.commercial\./)
})

test('only the chosen company’s records are offered, and none is better than what nobody knows', () => {
  const cesc = offeredTariffs(of('IN-WB'), readAnswers('discom=CESC Kolkata'), '2026-11-15')
  expect(cesc.length).toBeGreaterThan(1)
  expect(cesc.every(({ discom }) => discom.includes('CESC Kolkata'))).toBe(true)
  expect(offeredTariffs(of('IN-TS'), readAnswers('discom=CESC Kolkata'), '2026-11-15').length).toBeGreaterThan(0)
  expect(offeredTariffs(of('IN-TS'), readAnswers(''), '1999-11-15')).toEqual(of('IN-TS'))
})

test('a larger load is shown the connection that is made for it', () => {
  const offered = offeredTariffs(of('IN-RJ'), readAnswers(''), '2026-11-15')
  const small = offered.find(({ id }) => id === 'IN-RJ.commercial.nds-5kw')!

  expect(betterTariff(small, offered, { units: 400, loadKw: 4 })).toBeUndefined()
  expect(betterTariff(small, offered, { units: 400, loadKw: 8 })?.id).toBe('IN-RJ.commercial.nds-above5')
})
