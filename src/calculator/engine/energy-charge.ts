import { chooseTable, describeTable } from './choose-table.ts'
import { describeUnits, priceUnits } from './price-units.ts'
import { energyName, netRates, rateNotFound, ratesNotFound, tableNotFound, unitsOf } from './words.en.ts'
import { type Entry, needsAnswer, type UnknownLine, type Worksheet } from './worksheet.ts'

const LINE = { id: 'energy', label: energyName, component: 'energy' }

export function energyCharge({ tariff, usage }: Worksheet): Entry[] {
  const { loadUnit } = tariff.appliesTo
  if (!tariff.energyCharge) return [unknown(ratesNotFound)]

  const table = chooseTable(tariff.energyCharge.tables, usage, tariff)
  if (table === undefined) return [unknown(tableNotFound)]
  if (typeof table === 'string') return [{ ...LINE, ...needsAnswer(table) }]

  const amount = priceUnits(table, usage)
  if (amount === null) return [unknown(rateNotFound)]

  const net = tariff.ratesAre === 'net' ? netRates : ''
  return [
    {
      ...LINE,
      amount,
      rule: () => describeTable(table, usage, loadUnit) + describeUnits(table, usage, unitsOf(tariff)) + net,
    },
  ]
}

function unknown(reason: string): UnknownLine {
  return { ...LINE, reason }
}
