import { expect, test } from 'vitest'
import { readAnswers } from '#calculator/answers/answers.ts'
import { workOut } from '#calculator/answers/work-out.ts'
import { computeBill } from '#calculator/engine/compute-bill.ts'
import { findTariffs } from '#calculator/engine/find-tariffs.ts'
import { readTariffs } from '#calculator/tariff-files.ts'
import type { BillEstimate, Home } from './assistant-dependencies.ts'
import { billEstimator } from './bill-estimator.ts'

const tariffs = readTariffs()

test('where rates depend on the load it is asked for, and then the bill is worked out', async () => {
  for (const state of ['IN-PB', 'IN-HR']) {
    expect(await estimate({ state, units: 300 })).toBe('loadKw')
    expect(await estimate({ state, units: 300, loadKw: 3 })).toMatchObject({ total_paise: expect.any(Number) })
  }
})

test('where towns and villages have tariffs of their own, neither is taken for the other', async () => {
  const home = { state: 'IN-UP', units: 200 }
  const [urban, rural] = [await estimate({ ...home, area: 'urban' }), await estimate({ ...home, area: 'rural' })]

  expect(await estimate(home)).toBe('area')
  expect(urban).toMatchObject({ tariff: expect.stringContaining(subcategoryOf('IN-UP.domestic.st10b-urban')) })
  expect(rural).toMatchObject({ tariff: expect.stringContaining(subcategoryOf('IN-UP.domestic.st17-rural')) })
})

test('the calculator that an estimate leads to comes to the same total', async () => {
  for (const home of [
    { state: 'IN-TS', units: 150 },
    { state: 'IN-TN', units: 260.5 },
    { state: 'IN-MH', units: 400 },
    { state: 'IN-UP', units: 200, loadKw: 2, area: 'rural' as const },
  ]) {
    const { calculator = '', total_paise } = (await estimate(home)) as BillEstimate
    const own = tariffs.filter(({ stateCode }) => stateCode === home.state)
    const { worked } = workOut(own, readAnswers(calculator.split('#')[1] ?? ''), '2026-11-20') ?? {}

    expect([home.state, worked?.bill.totalPaise]).toEqual([home.state, total_paise])
  }
})

test('no state with known rates is left without an estimate', async () => {
  const known = tariffs.filter(
    ({ category, isDefault, status }) => category === 'domestic' && isDefault && status === 'complete',
  )

  for (const { stateCode: state } of known)
    expect([state, typeof (await estimate({ state, units: 200, loadKw: 3, area: 'urban' }))]).toEqual([state, 'object'])
})

test('rates that nobody found are asked for nothing', async () => {
  expect(await estimate({ state: 'IN-LA', units: 100 })).toBeUndefined()
})

test('the day of a bill is the day in India', async () => {
  const stale = () => estimate({ state: 'IN-UP', units: 200, area: 'rural' }, new Date('2026-07-01T18:00:00Z'))
  const fresh = () => estimate({ state: 'IN-UP', units: 200, area: 'rural' }, new Date('2026-07-01T19:00:00Z'))

  expect(await stale()).not.toEqual(await fresh())
})

function estimate(home: Home, now = new Date('2026-11-20T06:00:00Z')) {
  return billEstimator({ tariffs: async () => tariffs, find: findTariffs, compute: computeBill }, () => now).estimate(
    home,
  )
}

function subcategoryOf(id: string): string {
  return tariffs.find((tariff) => tariff.id === id)!.subcategory
}
