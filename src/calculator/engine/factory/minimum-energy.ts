import { chooseTable } from '#calculator/engine/choose-table.ts'
import { needsAnswer } from '#calculator/engine/needs-answer.ts'
import { priceUnits } from '#calculator/engine/price-units.ts'
import { withUnits } from '#calculator/engine/usage.ts'
import { unitsOf } from '#calculator/engine/words.en.ts'
import { amountOf, type Entry, type Worksheet } from '#calculator/engine/worksheet.ts'
import { demandOf } from './load-factor.ts'
import { leastUnits, minimumEnergyName, minimumUnitsNotFound } from './words.en.ts'

const LINE = { id: 'minimumEnergy', label: minimumEnergyName, component: 'energy' }

/** So many units are billed at least for each kW or kVA: the line is what the energy charge falls short of theirs. */
export function minimumEnergy(sheet: Worksheet): Entry[] {
  const { tariff, usage } = sheet
  const energy = tariff.minimumEnergy && sheet.lines.length > 0 ? amountOf(sheet, 'energy') : undefined
  if (!tariff.minimumEnergy || energy === undefined) return []

  const { unitsEach, per, confidence, note } = tariff.minimumEnergy
  const demand = demandOf(tariff.minimumEnergy, tariff, usage)
  if (typeof demand === 'string') return [{ ...LINE, ...needsAnswer(demand) }]
  const least = unitsEach * demand * usage.months
  if (usage.units >= least) return []

  const atLeast = withUnits(usage, least)
  const table = chooseTable(tariff.energyCharge?.tables ?? [], atLeast, tariff)
  const price = table === undefined || typeof table === 'string' ? null : priceUnits(table, atLeast)
  if (price === null) return [{ ...LINE, reason: minimumUnitsNotFound }]
  return [
    {
      ...LINE,
      amount: Math.max(0, price - energy),
      confidence,
      note,
      rule: () => leastUnits(unitsEach, unitsOf(tariff), demand, per, usage.months, least),
    },
  ]
}
