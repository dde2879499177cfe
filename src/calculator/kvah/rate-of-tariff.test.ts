import { expect, test } from 'vitest'
import { readAnswers } from '#calculator/answers/answers.ts'
import { chooseConnection } from '#calculator/answers/work-out.ts'
import { aTariff } from '#calculator/tariff-examples.ts'
import { readTariffs } from '#calculator/tariff-files.ts'
import { powerFactorResult } from './power-factor-result.ts'
import { rateOfTariff } from './rate-of-tariff.ts'

test('the duty on kWh is no part of the price of a kVAh: a better power factor does not save it', () => {
  expect(rate('IN-AP.commercial.ht2', 'voltageKv=11')).toBe(765)
})

test('a duty in percent of the energy charge is part of it', () => {
  expect(rate('IN-BR.commercial.nds2.2026-27', '')).toBe(Math.round(773 * 1.06))
})

test('the price is that of the simulator’s own kVAh, whatever the fields of other modes hold', () => {
  const chandigarh = (query: string) => rate('IN-CH.commercial.nds1.2026-27', `pf=0.9&${query}`)

  expect(chandigarh('work=45')).toBe(460)
  expect(chandigarh('work=45&units=9000&kwh=9000&months=2&fuel=50&fuelKind=paisePerUnit')).toBe(460)
  expect(chandigarh('work=45&units=')).toBe(460)
  expect(chandigarh('work=450')).toBe(575)
})

test('after a home was picked, the kVAh mode begins with the state’s factory, in rupees, and a plant that was picked stays', () => {
  const opened = (tariff: string) => {
    const answers = readAnswers(`mode=kvah&state=IN-TS&tariff=${tariff}&units=342&loadKw=3`)
    const tariffs = readTariffs().filter(({ stateCode }) => stateCode === 'IN-TS')
    const choice = chooseConnection(tariffs, answers, '2026-11-26')!
    const rate = rateOfTariff(choice, answers, powerFactorResult(answers, undefined).counted)
    return [choice.tariff.id, rate?.paise, choice.offered.some(({ category }) => category === 'domestic')]
  }

  for (const home of ['', 'IN-TS.domestic.lt1', 'IN-KL.domestic.lt1a'])
    expect(opened(home)).toEqual(['IN-TS.ht-industry.ht1a', 765, false])
  expect(opened('IN-TS.lt-industry.lt3')[0]).toMatch(/^IN-TS\.lt-industry\./)
})

test('without kVAh there is no price of one', () => {
  expect(rate('IN-AP.commercial.ht2', 'voltageKv=11&work=')).toBeUndefined()
  expect(rate('IN-TS.domestic.lt1', '')).toBeUndefined()
})

/** In paise. */
function rate(id: string, query: string): number | undefined {
  const answers = readAnswers(`mode=kvah&${query}`)
  const { counted } = powerFactorResult(answers, undefined)
  return rateOfTariff({ tariff: aTariff(id), month: '2026-11' }, answers, counted)?.paise
}
