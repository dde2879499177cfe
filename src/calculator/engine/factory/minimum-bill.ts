import { type Applies, applies } from '#calculator/engine/applies.ts'
import { loadIn, loadNeed } from '#calculator/engine/demand-units.ts'
import { plain } from '#calculator/engine/numbers.ts'
import { chooseTable, priceUnits } from '#calculator/engine/price-units.ts'
import { withUnits } from '#calculator/engine/usage.ts'
import { minimumNotFound, unitsOf } from '#calculator/engine/words.en.ts'
import {
  amountOf,
  type Entry,
  isKnown,
  needsAnswer,
  subtotal,
  toLine,
  type Worksheet,
} from '#calculator/engine/worksheet.ts'
import type { MinimumCharge } from '#calculator/tariff-schema.ts'
import { demandOf } from './load-factor.ts'
import { leastUnits, minimumBillName, minimumEnergyName, minimumUnitsNotFound, togetherAtLeast } from './words.en.ts'

const lineName = () => ({ id: 'minimumBill', label: minimumBillName(), component: 'minimumBill' })

/** A floor under named lines, before duty: the line is what they fall short of it. */
export function minimumOfLines(sheet: Worksheet): Entry[] {
  return short(sheet, 'lines', ({ lines = [] }) => {
    const amounts = lines.map((name) => amountOf(sheet, name))
    return amounts.includes(undefined) ? undefined : amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
  })
}

/** A floor under all that is charged, duty included. */
export function minimumBill(sheet: Worksheet): Entry[] {
  return short(sheet, 'bill', () => (isKnown(sheet) ? subtotal(sheet) : undefined))
}

function short(
  sheet: Worksheet,
  appliesTo: MinimumCharge['appliesTo'],
  amountUnder: (floor: MinimumCharge) => number | undefined,
): Entry[] {
  const { tariff, usage } = sheet
  for (const floor of tariff.minimumCharge) {
    if (floor.appliesTo !== appliesTo) continue
    const verdict = isFor(floor, sheet)
    if (verdict === false) continue
    const { amountPaise, per } = floor
    const load = per === undefined ? 1 : loadIn(per, usage)
    if (typeof verdict === 'string' || load === undefined)
      return [{ ...lineName(), ...needsAnswer(typeof verdict === 'string' ? verdict : loadNeed(per ?? 'kW')) }]

    const amount = amountUnder(floor)
    if (amount === undefined) return []
    if (amountPaise === null) return [{ ...lineName(), reason: minimumNotFound() }]
    const least = amountPaise * load * usage.months
    if (amount >= least) return []
    const rule = () => togetherAtLeast(floor.lines, amountPaise, per ? `${plain(load)} ${per}` : '', usage.months)
    return [toLine(lineName(), least - amount, rule, floor)]
  }
  return []
}

function isFor({ phase, months, loadFrom, loadTo, per }: MinimumCharge, { usage, tariff }: Worksheet): Applies {
  const verdict = applies({ phase, loadFrom, loadTo }, usage, per ?? tariff.appliesTo.loadUnit)
  if (verdict !== true || !months) return verdict
  return usage.date === undefined ? 'date' : months.includes(Number(usage.date.slice(5, 7)))
}

const energyLineName = () => ({ id: 'minimumEnergy', label: minimumEnergyName(), component: 'energy' })

/** So many units are billed at least for each kW or kVA: the line is what the energy charge falls short of theirs. */
export function minimumEnergy(sheet: Worksheet): Entry[] {
  const { tariff, usage } = sheet
  const energy = tariff.minimumEnergy && sheet.lines.length > 0 ? amountOf(sheet, 'energy') : undefined
  if (!tariff.minimumEnergy || energy === undefined) return []

  const { unitsEach, per } = tariff.minimumEnergy
  const demand = demandOf(tariff.minimumEnergy, tariff, usage)
  if (typeof demand === 'string') return [{ ...energyLineName(), ...needsAnswer(demand) }]
  const least = unitsEach * demand * usage.months
  if (usage.units >= least) return []

  const atLeast = withUnits(usage, least)
  const table = chooseTable(tariff.energyCharge?.tables ?? [], atLeast, tariff)
  const price = table === undefined || typeof table === 'string' ? null : priceUnits(table, atLeast)
  if (price === null) return [{ ...energyLineName(), reason: minimumUnitsNotFound() }]
  const rule = () => leastUnits(unitsEach, unitsOf(tariff), demand, per, usage.months, least)
  return [toLine(energyLineName(), Math.max(0, price - energy), rule, tariff.minimumEnergy)]
}
