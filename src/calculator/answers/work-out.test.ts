import { expect, test } from 'vitest'
import { checkBill } from '#calculator/advice/check-bill.ts'
import { computeBill } from '#calculator/engine/compute-bill.ts'
import { MOST_DAYS } from '#calculator/engine/read-meter.ts'
import { writeUnits } from '#calculator/screen/write-number.ts'
import { aTariff } from '#calculator/tariff-examples.ts'
import { readTariffs } from '#calculator/tariff-files.ts'
import { readAnswers } from './answers.ts'
import { answerTroubles } from './trouble-words.en.ts'
import { workOut } from './work-out.ts'

const TODAY = '2026-11-20'
const all = readTariffs()

function ask(query: string) {
  const answers = readAnswers(query)
  const result = workOut(
    all.filter(({ stateCode }) => stateCode === answers.state),
    answers,
    TODAY,
  )
  if (!result) throw new Error('No records')
  return result
}

test('units become the bill of the engine, for this month', () => {
  const { worked, month } = ask('units=95&loadKw=1')

  expect(month).toBe('2026-11')
  expect(worked?.bill.totalPaise).toBe(32_270)
  expect(worked?.bill).toEqual(computeBill(aTariff('IN-TS.domestic.lt1'), worked?.input ?? { units: 0 }))
})

test('the published bills come out of the form as they come out of the engine', () => {
  expect(ask('units=150&loadKw=1').worked?.bill.totalPaise).toBe(68_900)
  expect(ask('units=100&loadKw=0').worked?.bill.lines[0]?.amountPaise).toBe(25_250)
  expect(ask('units=101&loadKw=0').worked?.bill.lines[0]?.amountPaise).toBe(34_480)
})

test('a use that no home has is asked about, beside the field, before it is priced', () => {
  const tooMuch = ask('units=50000&loadKw=3')
  expect(tooMuch.worked).toBeUndefined()
  expect(tooMuch.question).toContain('cannot come from 3 kW')
  expect(tooMuch.questions).toEqual({ units: tooMuch.question })

  // Where no charge depends on the load, the load is asked for first.
  const withoutLoad = ask('state=IN-MH&units=50000&loadKw=&phase=1')
  expect(withoutLoad.worked).toBeUndefined()
  expect(withoutLoad.asked).toContain('loadKw')

  expect(ask('units=5000&loadKw=3').question).toBeUndefined()
  expect(ask('units=50000&loadKw=100').question).toBeUndefined()
  expect(ask('tariff=IN-TS.commercial.lt2&units=50000&loadKw=3').question).toBeUndefined()
})

test('rupees lead to the units whose bill they pay, and say so when they fall into a jump', () => {
  const paid = ask('mode=rupees&rupees=322.70&loadKw=1')
  expect(paid.found.units).toBe(95)
  expect(paid.worked?.bill.totalPaise).toBe(32_270)

  const { found } = ask('mode=rupees&rupees=400&loadKw=1')
  expect(found).toMatchObject({ units: 100, inverse: { insideJump: { unit: 101 } } })
})

test('a tariff that asks more of a larger use has its answers before rupees become units', () => {
  const found = (query: string) => ask(`mode=rupees&${query}`).found.units

  expect(found('state=IN-BR&tariff=IN-BR.domestic.ds1-rural.2026-27&rupees=500&loadKw=2&area=rural')).toBe(250)
  expect(found('state=IN-PB&tariff=IN-PB.domestic.ds&rupees=3500&loadKw=3&area=urban')).toBe(618)
})

test('the bill of the units that rupees lead to is the one that they were found by, under every record', () => {
  const connection = 'loadKw=3&loadKva=3&recordedDemandKva=3&voltageKv=11'

  for (const { id, stateCode } of all)
    for (const rupees of [50, 100, 350, 500, 1000, 2000, 3500, 12_345.67])
      for (const area of ['', 'urban', 'rural']) {
        const query = `mode=rupees&rupees=${rupees}&state=${stateCode}&tariff=${id}&area=${area}&${connection}`
        const { found, worked } = ask(query)
        if (!worked) continue
        expect([query, worked.bill.totalPaise]).toEqual([query, found.inverse?.totalPaise])
        expect(worked.bill.totalPaise, query).toBeLessThanOrEqual(rupees * 100)
      }
})

test('two readings are a bill of their units and days', () => {
  const query = 'mode=readings&state=IN-MH&before=99990&after=35&digits=5&beforeOn=2026-10-03&afterOn=2026-11-05'
  const { found, worked } = ask(query)

  expect(found).toMatchObject({ units: 45, days: 33 })
  expect(worked?.input).toMatchObject({ units: 45, days: 33, months: undefined })
})

test('two readings have the rates of the month of the later one, unless another is named', () => {
  const read = (query: string) => ask(`${query}&state=IN-CG&before=1&after=181&beforeOn=2026-05-03&afterOn=2026-06-04`)

  expect(read('mode=readings')).toMatchObject({ month: '2026-06', tariff: { id: 'IN-CG.domestic.lv1.2025-26' } })
  expect(read('mode=readings&month=2026-08').month).toBe('2026-08')
  expect(read('mode=units').month).toBe('2026-11')
  expect(read('mode=readings&afterOn=soon').month).toBe('2026-11')
})

test('readings that go backwards are named, and their bill waits', () => {
  const backwards = ask('mode=readings&before=900&after=100&beforeOn=2026-10-03&afterOn=2026-11-05')
  expect(backwards.troubles).toEqual({ after: 'values' })
  expect(backwards.worked).toBeUndefined()

  expect(ask('mode=readings&before=1&after=9&beforeOn=2026-11-05&afterOn=2026-10-03').troubles).toEqual({
    afterOn: 'dates',
  })
  expect(ask('mode=readings&before=1').troubles).toEqual({})
})

test('what no meter and no calendar has is named at its field, and the bill waits', () => {
  const read = (query: string) => ask(`${query}&mode=readings&before=1&after=9&beforeOn=2026-01-03&afterOn=2026-02-03`)

  for (const [query, troubles] of [
    ['digits=5.5', { digits: 'digits' }],
    ['factor=0', { factor: 'factor' }],
    ['factor=many', { factor: 'text' }],
    ['afterOn=2026-02-30', { afterOn: 'day' }],
    ['beforeOn=2023-01-03', { afterOn: 'span' }],
  ] as const) {
    const { worked, ...rest } = read(query)
    expect([query, rest.troubles, worked]).toEqual([query, troubles, undefined])
  }
  expect(answerTroubles.span).toContain(`${MOST_DAYS} days`)
})

test('units are those that the bill prints, to a thousandth', () => {
  const { found, worked } = ask('units=12.345678&loadKw=1')

  expect(found.units).toBe(12.346)
  expect(writeUnits(12.346)).toBe('12.346')
  expect(worked?.bill.lines[0]?.amountPaise).toBe(Math.round(12.346 * 195))
  expect(ask('mode=readings&before=4210.1&after=4415.5&beforeOn=2026-01-03&afterOn=2026-02-03').found.units).toBe(205.4)
})

test('appliances add up to the bill by their shares, and each says what it saves switched off', () => {
  const only =
    'mode=appliances&' +
    ['led', 'tube', 'fan', 'ac', 'fridge', 'geyser', 'washer', 'tv', 'iron', 'mixer']
      .map((id) => `${id}.count=0`)
      .join('&')
  const { found, worked, appliances } = ask(
    `${only}&ac.count=1&ac.watts=1500&ac.hours=6&own1.name=Lift&own1.count=1&own1.watts=1000&own1.hours=1`,
  )

  expect(found.units).toBe(300)
  const total = worked!.bill.totalPaise
  expect(appliances?.reduce((sum, { sharePaise }) => sum + (sharePaise ?? 0), 0)).toBe(total)
  expect(appliances?.find(({ id }) => id === 'ac')).toMatchObject({
    unitsAMonth: 270,
    savedPaise: total - ask('units=30').worked!.bill.totalPaise,
  })
  expect(appliances?.find(({ id }) => id === 'own1')).toMatchObject({ name: 'Lift', unitsAMonth: 30 })
})

test('where bills are for two months, so is what the appliances use', () => {
  const [one, two] = ['1', '2'].map((months) => ask(`mode=appliances&state=IN-TN&months=${months}`))
  const usual = ask('mode=appliances&state=IN-TN')

  expect(usual.found).toMatchObject({ unitsAMonth: one?.found.units, units: two?.found.units })
  expect(usual.found.units).toBe(2 * (one?.found.units ?? 0))
  expect(usual.worked?.bill.totalPaise).toBe(617_700)
})

test('an appliance that runs for more than a day a day is named and left out', () => {
  const { troubles, appliances } = ask('mode=appliances&ac.hours=25')

  expect(troubles).toEqual({ 'ac.hours': 'huge' })
  expect(appliances?.find(({ id }) => id === 'ac')?.unitsAMonth).toBe(0)
})

test('the lines of a bill are checked against the tariff', () => {
  const { worked, printedPaise } = ask(
    'mode=check&units=95&loadKw=1&bill.energy=237&bill.fixed=30&bill.fuelSurcharge=12',
  )

  expect(checkBill(worked!.bill, printedPaise)).toMatchObject([
    { id: 'energy', verdict: 'agrees' },
    { id: 'fixed', verdict: 'differs', differencePaise: 2_000 },
    { id: 'customer', verdict: 'only by the tariff' },
    { id: 'electricity-duty', verdict: 'only by the tariff' },
    { id: 'fuelSurcharge', verdict: 'not known to us' },
  ])
})

test('a surcharge from the bill is charged as it is printed there', () => {
  const line = (query: string) => ask(query).worked?.bill.lines.find(({ id }) => id === 'fuelSurcharge')?.amountPaise

  expect(line('units=100&fuel=30&fuelKind=paisePerUnit')).toBe(3_000)
  expect(line('units=100&fuel=-45.50&fuelKind=amountPaise')).toBe(-4_550)
  expect(line('units=100')).toBeUndefined()
})

test('usual schemes apply unless one says none, and others when one has joined them', () => {
  const subsidy = (query: string) => ask(query).worked?.bill.lines.find(({ id }) => id === 'subsidy')?.amountPaise ?? 0

  expect(subsidy('state=IN-DL&units=150&loadKw=2')).toBeLessThan(0)
  expect(subsidy('state=IN-DL&units=150&loadKw=2&schemes=none')).toBe(0)
  expect(subsidy('units=150')).toBe(0)
  expect(subsidy('units=150&schemes=gruha-jyothi')).toBeLessThan(0)
})

test('units that are no number leave the questions of the form standing', () => {
  for (const units of ['', '-5', 'many', '99999999999']) {
    const { worked, asked } = ask(`units=${units}`)
    expect(worked).toBeUndefined()
    expect(asked).toEqual(['loadKw'])
  }
})

test('every record of every state has a bill of whole paise in every mode that knows its units', () => {
  for (const { id, stateCode } of all)
    for (const mode of ['units', 'rupees', 'appliances', 'check']) {
      const { worked, found, tariff } = ask(`mode=${mode}&state=${stateCode}&tariff=${id}`)
      expect([id, mode, worked === undefined]).toEqual([id, mode, found.units === undefined])
      if (!worked) continue
      expect([id, Number.isInteger(worked.bill.totalPaise)]).toEqual([id, true])
      expect(worked.bill).toEqual(computeBill(tariff, worked.input))
    }
})
