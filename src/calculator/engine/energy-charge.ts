import { chooseTable, describeTable } from './choose-table.ts'
import { describeUnits, priceUnits } from './price-units.ts'
import { asks, unitsOf } from './words.ts'
import type { Entry, Gap, Worksheet } from './worksheet.ts'

const LINE = { id: 'energy', label: 'Energy charge', component: 'energy' }

export function energyCharge({ tariff, usage }: Worksheet): Entry[] {
  const { loadUnit } = tariff.appliesTo
  if (!tariff.energyCharge) return [gap('No rates have been found for this tariff.')]

  const table = chooseTable(tariff.energyCharge.tables, usage, tariff)
  if (table === undefined) return [gap('None of the tables of this tariff covers this connection.')]
  if (typeof table === 'string') return [{ ...LINE, ...asks(table) }]

  const amount = priceUnits(table, usage)
  if (amount === null) return [gap('The rate for this use has not been found.')]

  const net = tariff.ratesAre === 'net' ? '; the state subsidy is already inside these rates' : ''
  return [
    {
      ...LINE,
      amount,
      rule: () => describeTable(table, usage, loadUnit) + describeUnits(table, usage, unitsOf(tariff)) + net,
    },
  ]
}

function gap(reason: string): Gap {
  return { ...LINE, reason }
}
