import type { Tariff } from '#calculator/tariff-schema.ts'
import type { Need } from './bill.ts'
import { chooseTable, describeTable, describeUnits, priceUnits } from './price-units.ts'
import type { Usage } from './usage.ts'
import {
  energyName,
  netRates,
  rateNotFound,
  ratesNotFound,
  tableNotFound,
  unitsAt,
  unitsOf,
  wheelingName,
  wheelingNotFound,
} from './words.en.ts'
import { type Entry, needsAnswer, toLine, type UnknownLine, type Worksheet } from './worksheet.ts'

const lineName = () => ({ id: 'energy', label: energyName(), component: 'energy' })

export function energyCharge({ tariff, usage }: Worksheet): Entry[] {
  const { loadUnit } = tariff.appliesTo
  if (!tariff.energyCharge) return [unknown(ratesNotFound())]

  const table = chooseTable(tariff.energyCharge.tables, usage, tariff)
  if (table === undefined) return [unknown(tableNotFound())]
  if (typeof table === 'string') return [{ ...lineName(), ...needsAnswer(table) }]

  const amount = priceUnits(table, usage)
  if (amount === null) return [unknown(rateNotFound())]

  const net = tariff.ratesAre === 'net' ? netRates() : ''
  const rule = () => describeTable(table, usage, loadUnit) + describeUnits(table, usage, unitsOf(tariff)) + net
  return [toLine(lineName(), amount, rule)]
}

function unknown(reason: string): UnknownLine {
  return { ...lineName(), reason }
}

const wheelingLineName = () => ({ id: 'wheeling', label: wheelingName(), component: 'wheeling' })

export function wheelingCharge({ tariff, usage }: Worksheet): Entry[] {
  if (!tariff.wheelingCharge) return []

  const rate = rateOf(tariff.wheelingCharge, usage)
  if (rate === null) return [{ ...wheelingLineName(), reason: wheelingNotFound() }]
  if (typeof rate === 'string') return [{ ...wheelingLineName(), ...needsAnswer(rate) }]

  const rule = () => unitsAt(usage.units, rate, unitsOf(tariff))
  return [toLine(wheelingLineName(), usage.units * rate, rule, tariff.wheelingCharge)]
}

function rateOf({ byVoltage, ratePaise }: NonNullable<Tariff['wheelingCharge']>, usage: Usage): number | Need | null {
  if (!byVoltage) return ratePaise ?? null
  const { voltageKv } = usage
  if (voltageKv === undefined) return 'voltageKv'
  return byVoltage.find((rate) => rate.voltageKv.includes(voltageKv))?.ratePaise ?? null
}
