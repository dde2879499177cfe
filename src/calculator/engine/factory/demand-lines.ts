import type { LoadUnit } from '#calculator/engine/applies.ts'
import { isOnDemand, type Sum } from '#calculator/engine/fixed-charge.ts'
import { forMonths, list } from '#calculator/engine/words.en.ts'
import { type Entry, needsAnswer, toLine, type UnknownLine, type Worksheet } from '#calculator/engine/worksheet.ts'
import type { Excess } from '#calculator/tariff-schema.ts'
import {
  demandExcessName,
  demandFloorName,
  demandFloorNotFound,
  demandOfPastMonthsName,
  excessAt,
  excessMore,
  excessNotFound,
} from './words.en.ts'

const floorLineName = () => ({ id: 'demandFloor', label: demandFloorName(), component: 'demandFloor' })
const ratchetLineName = () => ({
  id: 'demandOfPastMonths',
  label: demandOfPastMonthsName(),
  component: 'demandOfPastMonths',
})
const excessLineName = () => ({ id: 'demandExcess', label: demandExcessName(), component: 'fixed' })

/** What follows a fixed charge that is levied on demand: its excess over the contract, and what of it is not known. */
export function demandLines(sums: Sum[], sheet: Worksheet): Entry[] {
  return [...floorUnknown(sums, sheet), ...ratchetUnknown(sums), ...excess(sums, sheet)]
}

function floorUnknown(sums: Sum[], { tariff }: Worksheet): UnknownLine[] {
  if (tariff.demand || !sums.some(({ band }) => isOnDemand(band, tariff))) return []
  return [{ ...floorLineName(), reason: demandFloorNotFound() }]
}

function ratchetUnknown(sums: Sum[]): UnknownLine[] {
  return sums.some(({ demand }) => demand?.isRatchetOpen)
    ? [{ ...ratchetLineName(), ...needsAnswer('highestPastDemand') }]
    : []
}

function excess(sums: Sum[], { tariff, usage }: Worksheet): Entry[] {
  const over = sums.findLast(({ demand, paiseAMonth }) => demand && demand.excess > 0 && paiseAMonth > 0)
  if (!over?.demand) return []
  const rule = tariff.demand?.excess
  const { contract, excess } = over.demand
  const { amountPaise, per } = over.band
  const sum = rule && excessDemand(rule, { contract, excess, ratePaise: amountPaise ?? 0, unit: per as LoadUnit })
  if (!sum) return [{ ...excessLineName(), reason: excessNotFound() }]

  const { demand } = tariff
  return [
    toLine(excessLineName(), sum.paise * usage.months, () => sum.rule() + forMonths(usage.months), demand ?? undefined),
  ]
}

interface Over {
  contract: number
  excess: number
  /** The normal rate of a kW, kVA or HP and month, in paise. */
  ratePaise: number
  unit: LoadUnit
}

/** Demand above the contract, a month in paise: beside the normal charge, or in its place. Null where a rate is not known. */
function excessDemand(rule: Excess, over: Over): { paise: number; rule: () => string } | null {
  const { excess, ratePaise, unit } = over
  if (rule.kind === 'percentOfRateOnExcess')
    return {
      paise: (excess * ratePaise * rule.value) / 100,
      rule: () => excessMore(excess, unit, rule.value, ratePaise),
    }

  const parts = portions(rule, over)
  if (parts.some(({ rate }) => rate === null)) return null
  return {
    paise: parts.reduce((sum, { amount, rate }) => sum + amount * (rate ?? 0), 0),
    rule: () => list(parts.map(({ amount, rate }) => excessAt(amount, unit, rate ?? 0, !rule.inPlaceOfRate))),
  }
}

/** The excess, parted by the tiers; where the tier that is reached counts for all of it, in one part. */
function portions({ tiers, mode }: Extract<Excess, { kind: 'tiers' }>, { contract, excess, ratePaise }: Over) {
  const parts: { amount: number; rate: number | null }[] = []
  let from = 0

  for (const { upToPercent, percentOfRate, ratePaise: own } of tiers) {
    const end = upToPercent === null ? excess : Math.min(excess, (contract * (upToPercent - 100)) / 100)
    const rate = percentOfRate === undefined ? (own ?? null) : (ratePaise * percentOfRate) / 100
    if (end > from) parts.push({ amount: end - from, rate })
    from = Math.max(from, end)
  }
  return mode === 'whole' ? parts.slice(-1).map(({ rate }) => ({ amount: excess, rate })) : parts
}
