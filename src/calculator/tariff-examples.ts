import { readTariffs } from './tariff-files.ts'
import type { Tariff } from './tariff-schema.ts'

const NOTE = { confidence: 'order', note: null } as const

/** A factory's record with one rate and nothing else, for tests of single rules: ₹4 a unit, in kWh. */
export function aFactory(changes: Partial<Tariff> = {}): Tariff {
  return aTariff('IN-AN.domestic.placeholder', {
    id: 'IN-AN.ht-industry.example',
    category: 'ht-industry',
    status: 'complete',
    financialYear: '2026-27',
    confidence: 'order',
    energyCharge: {
      kind: 'flat',
      tables: [{ appliesWhen: {}, mode: 'telescopic', slabs: [{ fromUnit: 0, toUnit: null, ratePaise: 400 }] }],
    },
    fuelSurcharge: { ...NOTE, name: null, kind: null, base: [], defaultValue: null, changes: 'none', history: [] },
    ...changes,
  })
}

/** Energy in two slabs, of which the second begins at so many units for each kW, or per cent of the load factor. */
export function twoSlabs(
  limitsIn: 'loadFactorPercent' | 'unitsPerDemand',
  limit: number,
  [below, above]: readonly [number, number],
): Tariff['energyCharge'] {
  const slabs = [
    { fromUnit: 0, toUnit: limit, ratePaise: below },
    { fromUnit: limit, toUnit: null, ratePaise: above },
  ]
  return { kind: 'telescopic', tables: [{ appliesWhen: {}, mode: 'telescopic', limitsIn, slabs }] }
}

/** A fixed charge of so much for each kVA (or other unit) of the billing demand. */
export function aDemandCharge(
  amountPaise: number,
  changes: Partial<Tariff['fixedCharge'][number]> = {},
): Tariff['fixedCharge'][number] {
  return {
    ...NOTE,
    per: 'kVA',
    mode: 'whole',
    basis: 'billing-demand',
    loadFrom: null,
    loadTo: null,
    unitsFrom: null,
    unitsTo: null,
    phase: null,
    voltageKv: null,
    unitsPerStep: null,
    amountPaise,
    ...changes,
  }
}

/** A percentage of named lines, without limits. */
export function aDuty(percent: number, base: string[]): Tariff['electricityDuty'][number] {
  return {
    ...NOTE,
    id: 'electricity-duty',
    name: 'Electricity duty',
    kind: 'percent',
    value: percent,
    base,
    unitsFrom: null,
    unitsTo: null,
    area: null,
    validFrom: null,
    validTo: null,
  }
}

/** A zone of the day, all year. */
export function aZone(
  name: string,
  value: number,
  [fromHour, toHour]: [number, number],
  changes: Partial<Tariff['timeOfDay'][number]> = {},
): Tariff['timeOfDay'][number] {
  return {
    ...NOTE,
    name,
    fromHour,
    toHour,
    months: null,
    kind: 'paisePerUnit',
    value,
    mandatory: true,
    validFrom: null,
    validTo: null,
    ...changes,
  }
}

/** A record as committed, or with something changed, for tests. */
export function aTariff(id: string, changes: Partial<Tariff> = {}): Tariff {
  const tariff = readTariffs().find((tariff) => tariff.id === id)
  if (!tariff) throw new Error(`No record ${id}`)
  return { ...tariff, ...changes }
}
