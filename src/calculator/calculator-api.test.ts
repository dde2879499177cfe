import { expect } from 'vitest'
import { apiOf } from '../../tests/support/api.ts'
import { parseCsv } from '../../tests/support/parse-csv.ts'
import { test as base, type TestServices, testServices } from '../../tests/support/test-services.ts'
import { readAnswers } from './answers/answers.ts'
import { billApiCopy } from './api-words.en.ts'
import { billFileCopy } from './bill-file-words.en.ts'
import { printedNames } from './engine/words.en.ts'
import { paperCopy } from './screen/paper-words.en.ts'
import { builtInTariffLibrary } from './tariff-library.ts'
import { calculatorCopy } from './words.en.ts'
import { billOf, readWorkedBills } from './worked-bills.ts'

const HOME = 'IN-TS.domestic.lt1'
/** A shop's bill over 13 April 2026, when the rates of its state changed. */
const CHANGED = 'printed-mp-lv22-2026-04'

const test = base.extend('api', ({ services }) => openApi(services))

test('every worked bill comes back over the wire as the engine works it out', async ({ api }) => {
  for (const worked of readWorkedBills()) {
    const { tariffId, before, input } = worked
    if (tariffId === null) continue
    const response = await api.bill({ tariffId, before, input })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(billOf(worked))))
  }
})

test('a bill names its lines, its sum, its prices and what it lacks, and is not kept by anybody', async ({ api }) => {
  const response = await api.bill({ tariffId: HOME, input: { units: 95, loadKw: 1 } })

  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.json()).toMatchObject({
    lines: [
      { id: 'energy', amountPaise: 23_700 },
      { id: 'fixed', amountPaise: 1_000 },
      { id: 'customer', amountPaise: 7_000 },
      { id: 'electricity-duty', amountPaise: 570 },
    ],
    financialYear: '2026-27',
    totalPaise: 32_270,
    marginalPaisePerUnit: 316,
    nextCliff: { unit: 101 },
    unknown: [{ id: 'fuelSurcharge', needs: 'fuelSurcharge' }],
    memory: [],
  })
})

test('a printed bill is set beside the tariff, with the cause of what differs', async ({ api }) => {
  const response = await api.post('/api/calculator/bill-checks/', {
    tariffId: HOME,
    input: { units: 95, loadKw: 1 },
    printed: { energy: 23_700, fixed: 3_000, total: 34_270 },
  })

  expect(await response.json()).toMatchObject({
    lines: expect.arrayContaining([
      expect.objectContaining({ id: 'energy', verdict: 'agrees' }),
      expect.objectContaining({
        id: 'fixed',
        differencePaise: 2_000,
        cause: { kind: 'load', text: expect.any(String) },
      }),
    ]),
    total: { printedPaise: 34_270, computedPaise: 32_270, cause: { kind: 'follows' } },
  })
})

test('a printed bill in which the tariff changed is set beside both tariffs, by their days', async ({ api }) => {
  const { tariffId, before, input, expected } = readWorkedBills().find(({ id }) => id === CHANGED)!
  const check = async (printed: Record<string, number>, first = before!.days) => {
    const asked = { tariffId, before: { ...before, days: first }, input, printed }
    return (await api.post('/api/calculator/bill-checks/', asked)).json()
  }

  const { lines, total } = await check(expected)
  expect(lines.map(({ id, verdict }: { id: string; verdict: string }) => [id, verdict])).toEqual(
    expect.arrayContaining(Object.keys(expected).map((id) => [id, 'agrees'])),
  )
  expect(total.computedPaise).toBe(billOf({ ...readWorkedBills().find(({ id }) => id === CHANGED)! }).totalPaise)

  // Parted on another day, the same printed line is explained by the days.
  const { lines: later } = await check({ energy: expected.energy! }, before!.days + 3)
  expect(later[0]).toMatchObject({ id: 'energy', verdict: 'differs', cause: { kind: 'days' } })
})

test('a tariff before that does not fit the bill, or that nobody knows, is refused by name', async ({ api }) => {
  const input = { units: 95, loadKw: 1, days: 30 }

  for (const path of ['bills', 'bill-checks']) {
    const ask = (before: object, days: number | undefined = 30) =>
      api.post(`/api/calculator/${path}/`, {
        ...{ tariffId: HOME, before, input: { ...input, days } },
        ...(path === 'bill-checks' && { printed: {} }),
      })

    for (const refused of [
      await ask({ tariffId: HOME, days: 30 }),
      await ask({ tariffId: HOME, days: 3 }, null as never),
    ])
      expect(refused.status, path).toBe(422)
    expect(await (await ask({ tariffId: HOME, days: 30 })).json(), path).toMatchObject({ before: [billApiCopy.before] })
    expect((await ask({ tariffId: 'IN-XX.domestic.none', days: 3 })).status, path).toBe(404)
  }
})

test('a check of amounts that are no paise, or of a tariff that nobody knows, is refused', async ({ api }) => {
  const check = async (tariffId: string, printed: Record<string, number>) =>
    (await api.post('/api/calculator/bill-checks/', { tariffId, input: { units: 95, loadKw: 1 }, printed })).status

  expect(await check(HOME, { energy: 237.5 })).toBe(422)
  expect(await check('IN-XX.domestic.none', {})).toBe(404)
})

test('a state’s records come whole, asked for anew without a revision; no state is a 404', async ({ api }) => {
  const response = await api.get('/api/calculator/records/?state=IN-TS')
  expect(response.headers.get('Cache-Control')).toBe('no-cache')
  expect(await response.json()).toEqual(builtInTariffLibrary().list('IN-TS'))
  for (const state of ['?state=IN-XX', ''])
    expect((await api.get(`/api/calculator/records/${state}`)).status, state).toBe(404)
})

test('a use that no home has is doubted', async ({ api }) => {
  const response = await api.bill({ tariffId: HOME, input: { units: 50_000, loadKw: 3 } })

  expect((await response.json()).unknown).toContainEqual(
    expect.objectContaining({ id: 'inputUse', comesFirst: true, reason: expect.stringContaining('3 kW') }),
  )
})

test('what is wrong with a bill is listed field by field, in our words', async ({ api }) => {
  const response = await api.bill({ input: { units: -1, loadKw: 'three', lode: 1, date: '15-11-2026' } })

  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    message: expect.any(String),
    tariffId: [expect.stringContaining('/api/calculator/tariffs/')],
    'input.units': ['Give the units as a number from 0 to 1,000,000,000.'],
    'input.date': [expect.stringContaining('2026-11-30')],
    'input.loadKw': ['Give a number from 0 to 1,000,000,000.'],
    input: [expect.stringContaining('lode')],
  })
})

test('a tariff or a state that nobody knows is a 404 that says where to look', async ({ api }) => {
  const bill = await api.bill({ tariffId: 'IN-XX.domestic.none', input: { units: 1 } })
  expect(bill.status).toBe(404)
  expect(await bill.json()).toEqual({ message: expect.stringContaining('/api/calculator/tariffs/') })

  const list = await api.get('/api/calculator/tariffs/?state=IN-XX')
  expect(list.status).toBe(404)
  expect(await list.json()).toMatchObject({ message: expect.any(String), results: [] })
})

test('tariffs are listed without rates, all or those of a state', async ({ api }) => {
  const all = (await (await api.get('/api/calculator/tariffs/')).json()).results
  expect(new Set(all.map(({ stateCode }: { stateCode: string }) => stateCode)).size).toBe(36)

  const { results } = await (await api.get('/api/calculator/tariffs/?state=IN-TS')).json()
  expect(results[0]).toMatchObject({ id: HOME, state: 'Telangana', status: 'complete', confidence: 'third-party' })
  expect(results[0].sources.length).toBeGreaterThan(0)
  expect(results.every((tariff: object) => !('energyCharge' in tariff))).toBe(true)

  const missingIn = async (state: string) =>
    (await (await api.get(`/api/calculator/tariffs/?state=${state}`)).json()).missing
  const none = { companies: null, levels: null }
  expect(await missingIn('IN-LD')).toEqual([
    { category: 'lt-industry', ...none },
    { category: 'ht-industry', ...none },
  ])
  // Punjab's were over in March 2026.
  expect(await missingIn('IN-PB')).toEqual(await missingIn('IN-LD'))
  expect(await missingIn('IN-KL')).toEqual([{ category: 'ht-industry', companies: null, levels: [11, 33] }])
  expect(await missingIn('IN-UP')).toEqual([{ category: 'ht-industry', companies: ['NPCL'], levels: [66] }])
})

const FILES = [
  '',
  'units=95&loadKw=1',
  'state=IN-KL&units=250&months=2',
  'mode=rupees&rupees=2000',
  'state=IN-GJ&tariff=IN-GJ.ht-industry.htp1&units=50000&contractDemandKva=200&recordedDemandKva=180&voltageKv=11',
]
for (const answers of FILES) {
  test(`the file of a bill names the call that answers with the same, and its lines make its total: ${answers}`, async () => {
    await using services = await testServices()
    const api = openApi(services)

    const { call, bill, link } = await (await api.get(`/api/calculator/bill-file/?${answers}&as=json`)).json()
    expect(call.address).toMatch(/\/api\/calculator\/bills\/$/)
    expect(await (await api.bill(call.body)).json()).toEqual(bill)
    expect(readAnswers(link.split('#')[1])).toEqual(readAnswers(answers))

    const csv = await api.get(`/api/calculator/bill-file/?${answers}`)
    expect(csv.headers.get('Content-Disposition')).toContain('.csv')
    const rows = parseCsv(await csv.text())
    const paise = (part: string) =>
      rows.filter(([name]) => name === part).map(([, , amount]) => Math.round(Number(amount) * 100))
    expect(paise(billFileCopy.lines)).toEqual(bill.lines.map(({ amountPaise }: { amountPaise: number }) => amountPaise))
    expect(paise(billFileCopy.total)[0]).toBe(bill.totalPaise)
    expect(rows.filter(([part]) => part === billFileCopy.unknown)).toHaveLength(bill.unknown.length)
    expect(rows.filter(([, line]) => line === billFileCopy.source).length).toBeGreaterThan(0)
  })
}

test('what was told stands in the file with its unit, money among the rupees', async ({ api }) => {
  const answers =
    'state=IN-AP&tariff=IN-AP.ht-industry.ht3a&units=8793&kwh=7436&contractDemandKva=70&recordedDemandKva=69.19135&voltageKv=11&month=2025-05&fuel=9516.68&fuelKind=amountPaise&zone.peak=1189&zone.off-peak=6177&printed.rounding=-0.22&printed.latePayment=550'
  const rows = parseCsv(await (await api.get(`/api/calculator/bill-file/?${answers}`)).text())
  const given = rows
    .filter(([part]) => part === billFileCopy.given)
    .map(([, line, amount, text]) => [line, amount, text])
  const { fields } = calculatorCopy

  expect(given).toEqual(
    expect.arrayContaining([
      [billFileCopy.unitsGiven, '', '8793 kVAh'],
      [fields.contractDemandKva, '', '70 kVA'],
      ['peak', '', '1189 kVAh'],
      [paperCopy.fuel, '9516.68', ''],
      [printedNames.rounding, '-0.22', ''],
      [printedNames.latePayment, '550', ''],
    ]),
  )
  expect(rows.flat().join()).not.toMatch(/[{}]/)
})

test('an earlier tariff of another state, or of another kind, is none', async ({ api }) => {
  const ask = async (tariffId: string) =>
    (await api.bill({ tariffId: HOME, before: { tariffId, days: 10 }, input: { units: 95, days: 30, loadKw: 1 } }))
      .status

  expect(await ask('IN-AP.domestic.cat1a')).toBe(404)
  expect(await ask('IN-TS.commercial.lt2')).toBe(404)
  expect(await ask(HOME)).toBe(200)
})

test('answers that make no bill yet, and a state that is none, are told so', async ({ api }) => {
  for (const answers of ['units=many', 'units=95&loadKw=much', 'units=95&as=pdf'])
    expect((await api.get(`/api/calculator/bill-file/?${answers}`)).status, answers).toBe(422)
  expect((await api.get('/api/calculator/bill-file/?state=IN-XX')).status).toBe(404)
})

test('working out bills is no writing: it has the limit of reads', async () => {
  await using services = await testServices({ LIMIT_WRITES_PER_MINUTE: '1', LIMIT_READS_PER_MINUTE: '3' })
  const api = openApi(services)
  const ask = async () => (await api.bill({ tariffId: HOME, input: { units: 1 } })).status

  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429])
})

function openApi(services: TestServices) {
  const site = apiOf(services)
  const post = (path: string, body: unknown) =>
    site.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  return {
    get: (path: string) => site.request(path),
    post,
    bill: (body: unknown) => post('/api/calculator/bills/', body),
  }
}
