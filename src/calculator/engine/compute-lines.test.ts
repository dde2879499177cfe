import { expect, test } from 'vitest'
import { aTariff } from '#calculator/tariff-examples.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import type { BillInput } from './bill.ts'
import { computeBill } from './compute-bill.ts'

const MSEDCL = aTariff('IN-MH.ht-industry.msedcl-ht1a.2026-27')
const FACTORY = {
  units: 50_000,
  kwh: 48_000,
  voltageKv: 33,
  contractDemandKva: 300,
  recordedDemandKva: 320,
  area: 'urban',
} as const

test('demand above the contract is billed, and its excess once more at half again the rate', () => {
  expect(line(MSEDCL, FACTORY, 'fixed')).toMatchObject({ amountPaise: 320 * 65000 })
  expect(line(MSEDCL, FACTORY, 'demandExcess')).toMatchObject({ amountPaise: 20 * 65000 * 1.5 })
})

test('a low demand is billed at the floor of the contract', () => {
  expect(line(MSEDCL, { ...FACTORY, recordedDemandKva: 100 }, 'fixed')).toMatchObject({ amountPaise: 225 * 65000 })
})

test('demand, contract, voltage and kWh are asked for where they decide', () => {
  const { unknown } = computeBill(MSEDCL, { units: 50_000, area: 'urban', date: '2026-10-15' })

  expect(unknown.map(({ id, needs }) => [id, needs])).toEqual([
    ['wheeling', 'voltageKv'],
    ['fixed', 'contractDemandKva'],
    ['fuelSurcharge', 'fuelSurcharge'],
    ['timeOfDay', 'zoneUnits'],
    ['tax-on-sale', 'kwh'],
    ['electricity-duty', undefined],
  ])
})

test('wheeling at a voltage without a rate is unknown, and so is the duty on it', () => {
  const { lines, unknown } = computeBill(MSEDCL, { ...FACTORY, voltageKv: 11 })

  expect(lines.map(({ id }) => id)).toEqual(['energy', 'fixed', 'demandExcess', 'tax-on-sale'])
  expect(unknown).toContainEqual(
    expect.objectContaining({ id: 'electricity-duty', reason: expect.stringContaining('the wheeling charge') }),
  )
})

test('duty on kWh stays on kWh where energy is billed in kVAh', () => {
  expect(line(MSEDCL, FACTORY, 'tax-on-sale')).toMatchObject({
    amountPaise: 1389120,
    rule: '48,000 kWh at 28.94 paise',
  })
})

test('the next kVAh brings its kWh along, at the same power factor', () => {
  const input = { units: 10_000, kwh: 9_000, voltageKv: 11, contractDemandKva: 90, recordedDemandKva: 90 }

  // 765 paise a kVAh and 6 paise on nine tenths of a kWh.
  expect(computeBill(aTariff('IN-TS.ht-industry.ht1a'), input).marginalPaisePerUnit).toBe(770)
})

test('a tax on a part that a surcharge does not rest on is nothing', () => {
  const delhi = aTariff('IN-DL.domestic.individual')
  const [deficit] = delhi.otherCharges
  const [duty] = delhi.electricityDuty
  const tariff = aTariff('IN-DL.domestic.individual', {
    otherCharges: [{ ...deficit!, base: ['energy'] }],
    electricityDuty: [{ ...duty!, base: ['other.deficit-surcharge.fixed'] }],
  })

  expect(line(tariff, { units: 100, loadKw: 3 }, 'electricity-duty')).toMatchObject({ amountPaise: 0 })
})

test('where no floor is known the demand is billed as given and the floor listed', () => {
  const { lines, unknown } = computeBill(aTariff('IN-KA.ht-industry.ht2a.2026-27'), {
    units: 900,
    voltageKv: 11,
    loadKva: 90,
  })

  expect(lines).toContainEqual(expect.objectContaining({ id: 'fixed', amountPaise: 90 * 35000 }))
  expect(unknown.map(({ id }) => id)).toContain('demandFloor')
})

test('a fixed charge by a floor from memory is from memory itself, and says which part is', () => {
  const demand = {
    basis: 'max-of-recorded-and-floor',
    floorPercent: 80,
    excess: null,
    confidence: 'memory',
    note: 'The floor of 80% is from memory.',
  } as const
  const bill = computeBill(aTariff('IN-TS.ht-industry.ht1a', { demand }), {
    ...{ units: 100, kwh: 90, voltageKv: 11 },
    ...{ contractDemandKva: 100, recordedDemandKva: 50 },
  })

  expect(bill.lines.find(({ id }) => id === 'fixed')).toMatchObject({
    confidence: 'memory',
    note: `₹475 until October 2024, ₹500 since. ${demand.note}`,
  })
  expect(bill.memory).toContainEqual(
    expect.objectContaining({ id: 'fixed', note: expect.stringContaining(demand.note) }),
  )
})

test('Chhattisgarh charges each kW in its own band', () => {
  expect(line(aTariff('IN-CG.domestic.lv1.2026-27'), { units: 150, loadKw: 12 }, 'fixed')).toMatchObject({
    amountPaise: 5 * 2000 + 5 * 3000 + 2 * 5000,
  })
})

test('Goa rounds the load up to whole kilowatts', () => {
  expect(line(aTariff('IN-GA.domestic.ltds2'), { units: 50, loadKw: 1.2 }, 'fixed')).toMatchObject({
    amountPaise: 2 * 2500,
    rule: '2 kW (1.2 rounded up) at ₹25 a month',
  })
})

test('kW are never turned into kVA', () => {
  const { unknown } = computeBill(aTariff('IN-ML.domestic.dlt'), { units: 50, loadKw: 2 })

  expect(unknown).toContainEqual(expect.objectContaining({ id: 'fixed', needs: 'loadKva' }))
})

test('a minimum lifts a small energy charge, and the phase is asked for only where it matters', () => {
  const sikkim = aTariff('IN-SK.domestic.ds')

  expect(line(sikkim, { units: 10, phase: 1 }, 'minimum')).toMatchObject({ amountPaise: 5000 - 1600 })
  expect(needsOf(sikkim, { units: 50 })).toContain('phase')
  expect(needsOf(sikkim, { units: 100 })).not.toContain('phase')
})

test('meter rent is known where the tax on it is not', () => {
  const { lines, unknown } = computeBill(aTariff('IN-AR.domestic.lt'), { units: 10, months: 2, phase: 1 })

  expect(lines).toContainEqual(expect.objectContaining({ id: 'meterRent', amountPaise: 4000 }))
  expect(unknown.map(({ id }) => id)).toContain('meterRentTax')
})

test('a table that hangs on the load waits for it, unless the units rule it out', () => {
  const haryana = aTariff('IN-HR.domestic.ds')

  expect(computeBill(haryana, { units: 90 }).unknown).toContainEqual(
    expect.objectContaining({ id: 'energy', needs: 'loadKw' }),
  )
})

test('without an energy charge there is nothing to lift to a minimum', () => {
  expect(line(aTariff('IN-SK.domestic.ds'), { units: 10, phase: 1, exclude: ['energy'] }, 'minimum')).toBeUndefined()
})

test('tables by load take the first that fits, as Haryana orders', () => {
  const energy = (units: number, loadKw: number) =>
    line(aTariff('IN-HR.domestic.ds'), { units, loadKw }, 'energy')?.amountPaise

  expect(energy(100, 2)).toBe(50 * 220 + 50 * 270)
  expect(energy(101, 2)).toBe(101 * 295)
  expect(energy(100, 2.1)).toBe(100 * 295)
  expect(energy(100, 6)).toBe(100 * 650)
})

test('a duty by area waits for the area', () => {
  const punjab = aTariff('IN-PB.domestic.ds')

  expect(computeBill(punjab, { units: 100, loadKw: 1 }).unknown.filter(({ id }) => id === 'electricity-duty')).toEqual([
    expect.objectContaining({ needs: 'area' }),
  ])
  expect(line(punjab, { units: 100, loadKw: 1, area: 'rural' }, 'electricity-duty')).toMatchObject({
    amountPaise: (38500 + 5000) * 0.15,
  })
})

test('a cess by the month follows the months', () => {
  const [cess] = aTariff('IN-RJ.domestic.ds').otherCharges
  const tariff = aTariff('IN-RJ.domestic.ds', {
    otherCharges: [{ ...cess!, id: 'lamp', kind: 'paisePerMonth', value: 1500, unitsFrom: null, area: null }],
  })

  expect(line(tariff, { units: 100, months: 2 }, 'lamp')).toMatchObject({
    amountPaise: 3000,
    rule: '₹15 a month, for 2 months',
  })
})

test('a charge of another year is left out, dated or not', () => {
  const ids = (date?: string) =>
    computeBill(aTariff('IN-KA.domestic.lt1.2026-27'), { units: 10, loadKw: 1, date }).lines.map(({ id }) => id)

  expect(ids('2026-08-01')).toContain('pension-gratuity-2627')
  expect(ids('2026-08-01')).not.toContain('pension-gratuity')
  expect(ids()).toEqual(ids('2026-08-01'))
})

function line(tariff: Tariff, input: BillInput, id: string) {
  return computeBill(tariff, input).lines.find((line) => line.id === id)
}

function needsOf(tariff: Tariff, input: BillInput) {
  return computeBill(tariff, input).unknown.map(({ needs }) => needs)
}

test('a tax that is another in the city and in the country asks where the connection is', () => {
  const { area, ...anywhere } = FACTORY

  expect(computeBill(MSEDCL, anywhere).unknown).toContainEqual(
    expect.objectContaining({ id: 'tax-on-sale', needs: 'area' }),
  )
  expect(line(MSEDCL, { ...FACTORY, area: 'rural' }, 'tax-on-sale')).toMatchObject({ rule: '48,000 kWh at 27.9 paise' })
  expect(line(MSEDCL, { ...FACTORY, area }, 'tax-on-sale')).toMatchObject({ rule: '48,000 kWh at 28.94 paise' })
})

test('a duty in slabs is worked out on the energy and the surcharge of each slab', () => {
  const home = aTariff('IN-MP.domestic.lv12-urban')
  const input: BillInput = { units: 200, loadKw: 2, fuelSurcharge: { kind: 'amountPaise', value: 2_000 } }

  expect(line(home, input, 'electricity-duty')).toMatchObject({
    amountPaise: Math.round(0.09 * (51_900 + 1_000) + 0.12 * (50 * 567 + 50 * 705 + 1_000)),
    rule: '9% of ₹529 for 100 units and 12% of ₹646 for 100 units',
  })
  const { rule } = line(home, { units: 60, loadKw: 2 }, 'electricity-duty')!
  expect(rule).toBe('9% of ₹292.20 for 60 units, before the fuel surcharge, which is not known')
})
