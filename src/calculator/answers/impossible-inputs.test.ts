import { expect, test } from 'vitest'
import { questionsOfRows } from '#calculator/advice/advice-parts.tsx'
import { troublesOfRows } from '#calculator/advice/read-year.ts'
import { readTariffs } from '#calculator/tariff-files.ts'
import { readAnswers } from './answers.ts'
import { workOut } from './work-out.ts'

const TARIFFS = readTariffs()
const HOME = 'state=IN-TS&units=342&loadKw=3'
const PLANT =
  'state=IN-MH&tariff=IN-MH.ht-industry.msedcl-ht1a.2026-27&units=50000&kwh=48000&voltageKv=33&contractDemandKva=300&recordedDemandKva=200&area=urban&month=2026-11'
const GUJARAT =
  'state=IN-GJ&tariff=IN-GJ.ht-industry.htp1&units=50000&contractDemandKva=200&recordedDemandKva=149&voltageKv=11&powerFactor=0.99'

/** What somebody types that cannot be, and the field beside which it is asked about or named. */
const IMPOSSIBLE: [string, string, string][] = [
  ['less than nothing', `${HOME}&units=-5`, 'units'],
  ['a word', `${HOME}&units=many`, 'units'],
  ['a power of ten', `${HOME}&units=1e5`, 'units'],
  ['two points', `${HOME}&units=12.5.5`, 'units'],
  ['a number of computers', `${HOME}&units=0x10`, 'units'],
  ['a comma before decimals', `${HOME}&units=120,5`, 'units'],
  ['more than any bill', `${HOME}&units=99999999999`, 'units'],
  ['a billion units on 3 kW', `${HOME}&units=1000000000`, 'units'],
  ['a factory’s use at home', `${HOME}&units=50000`, 'units'],
  ['more than the load draws', `${HOME}&units=3000`, 'units'],
  ['a load of nothing', `${HOME}&loadKw=0`, 'loadKw'],
  ['a load below nothing', `${HOME}&loadKw=-3`, 'loadKw'],
  ['a load in another unit', `${HOME}&loadKw=3 kVA`, 'loadKw'],
  ['a load in watts', `${HOME}&loadKw=3000`, 'loadKw'],
  ['days that are no number', `${HOME}&billDays=thirty`, 'billDays'],
  ['no day', `${HOME}&billDays=0`, 'billDays'],
  ['the days of years', `${HOME}&billDays=5000`, 'billDays'],
  ['days of another length', `${HOME}&months=2&billDays=5`, 'billDays'],
  ['a surcharge that is no number', `${HOME}&fuel=some`, 'fuel'],
  ['paise taken for per cent', `${GUJARAT}&fuel=245&fuelKind=percent`, 'fuel'],
  ['rupees taken for paise', `${HOME}&fuel=3400&fuelKind=paisePerUnit`, 'fuel'],
  ['arrears that are no number', `${HOME}&printed.arrears=abc`, 'printed.arrears'],
  ['two minuses', `${HOME}&printed.rounding=--1`, 'printed.rounding'],
  ['more kWh than kVAh', `${PLANT}&kwh=60000`, 'kwh'],
  ['hardly any kWh', `${PLANT}&kwh=5000`, 'kwh'],
  ['a contract of nothing', `${PLANT}&contractDemandKva=0`, 'contractDemandKva'],
  ['three times the contract', `${PLANT}&recordedDemandKva=950`, 'recordedDemandKva'],
  ['a load factor above 1', `${PLANT}&units=500000&kwh=480000`, 'units'],
  ['zones of more than the bill', `${PLANT}&zone.evening-peak=40000&zone.solar-hours=40000`, 'zone.'],
  ['a zone below nothing', `${PLANT}&zone.evening-peak=-5`, 'zone.evening-peak'],
  ['a zone that is no number', `${PLANT}&zone.evening-peak=lots`, 'zone.evening-peak'],
  ['no voltage', `${PLANT}&voltageKv=0`, 'voltageKv'],
  ['a voltage in words', `${PLANT}&voltageKv=eleven`, 'voltageKv'],
  ['a power factor above 1', `${GUJARAT}&powerFactor=1.2`, 'powerFactor'],
  ['a power factor of nothing', `${GUJARAT}&powerFactor=0`, 'powerFactor'],
  ['a power factor in per cent', `${GUJARAT}&powerFactor=85`, 'powerFactor'],
  ['an amount below nothing', `${HOME}&mode=rupees&rupees=-1`, 'rupees'],
  ['an amount in words', `${HOME}&mode=rupees&rupees=free`, 'rupees'],
  ['a day that is none', `${HOME}&mode=readings&before=1&after=2&beforeOn=2026-02-30&afterOn=2026-03-30`, 'beforeOn'],
  ['days backwards', `${HOME}&mode=readings&before=1&after=2&beforeOn=2026-03-30&afterOn=2026-03-01`, 'afterOn'],
  ['a meter backwards', `${HOME}&mode=readings&before=9&after=2&beforeOn=2026-03-01&afterOn=2026-03-30`, 'after'],
  [
    'years between readings',
    `${HOME}&mode=readings&before=1&after=2&beforeOn=2021-03-01&afterOn=2026-03-30`,
    'afterOn',
  ],
  [
    'a factor of nothing',
    `${HOME}&mode=readings&before=1&after=2&beforeOn=2026-03-01&afterOn=2026-03-30&factor=0`,
    'factor',
  ],
  ['a day of 25 hours', `${HOME}&mode=appliances&ac.hours=25`, 'ac.hours'],
  ['a machine of a gigawatt', `${HOME}&mode=appliances&ac.watts=1000000000`, 'ac.watts'],
  ['a printed line that is no number', `${HOME}&mode=check&bill.energy=abc`, 'bill.energy'],
  ['a roof below nothing', `${HOME}&mode=solar&solar.kw=-2`, 'solar.kw'],
  ['a roof in watts', `${HOME}&mode=solar&solar.kw=3000`, 'solar.kw'],
  ['a month of sun in words', `${HOME}&mode=solar&solar.kw=2&sun.7=much`, 'sun.7'],
  ['a demand of three contracts', `${PLANT}&mode=demand&demand.10=950`, 'demand.10'],
  ['a demand in words', `${PLANT}&mode=demand&demand.10=lots`, 'demand.10'],
]

for (const [what, query, field] of IMPOSSIBLE) {
  test(`${what} is asked about or named beside its field: ${query.slice(0, 8)} ${field}`, () => {
    const answers = readAnswers(lastOfEach(query))
    const tariffs = TARIFFS.filter(({ stateCode }) => stateCode === answers.state)
    const result = workOut(tariffs, answers, '2026-11-20')!
    const said = {
      ...result.troubles,
      ...troublesOfRows(answers),
      ...result.questions,
      ...questionsOfRows(answers, result),
    }

    expect(Object.keys(said).filter((name) => name.startsWith(field))).not.toEqual([])
  })
}

test('usual answers of the same people are asked nothing', () => {
  for (const query of [HOME, PLANT, GUJARAT]) {
    const answers = readAnswers(query)
    const result = workOut(
      TARIFFS.filter(({ stateCode }) => stateCode === answers.state),
      answers,
      '2026-11-20',
    )!
    expect({ ...result.troubles, ...result.questions }, query).toEqual({})
  }
})

/** The last of each name, as if typed over. */
function lastOfEach(query: string): string {
  return new URLSearchParams(Object.fromEntries(new URLSearchParams(query))).toString()
}
