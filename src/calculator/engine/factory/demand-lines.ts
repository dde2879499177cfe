import type { LoadUnit } from '#calculator/engine/applies.ts'
import { isOnDemand, type Sum } from '#calculator/engine/fixed-charge.ts'
import { needsAnswer } from '#calculator/engine/needs-answer.ts'
import { forMonths } from '#calculator/engine/words.en.ts'
import type { Entry, UnknownLine, Worksheet } from '#calculator/engine/worksheet.ts'
import { excessDemand } from './excess-demand.ts'
import {
  demandExcessName,
  demandFloorName,
  demandFloorNotFound,
  demandOfPastMonthsName,
  excessNotFound,
} from './words.en.ts'

const FLOOR = { id: 'demandFloor', label: demandFloorName, component: 'demandFloor' }
const RATCHET = { id: 'demandOfPastMonths', label: demandOfPastMonthsName, component: 'demandOfPastMonths' }
const EXCESS = { id: 'demandExcess', label: demandExcessName, component: 'fixed' }

/** What follows a fixed charge that is levied on demand: its excess over the contract, and what of it is not known. */
export function demandLines(sums: Sum[], sheet: Worksheet): Entry[] {
  return [...floorUnknown(sums, sheet), ...ratchetUnknown(sums), ...excess(sums, sheet)]
}

function floorUnknown(sums: Sum[], { tariff }: Worksheet): UnknownLine[] {
  if (tariff.demand || !sums.some(({ band }) => isOnDemand(band, tariff))) return []
  return [{ ...FLOOR, reason: demandFloorNotFound }]
}

function ratchetUnknown(sums: Sum[]): UnknownLine[] {
  return sums.some(({ demand }) => demand?.isRatchetOpen) ? [{ ...RATCHET, ...needsAnswer('highestPastDemand') }] : []
}

function excess(sums: Sum[], { tariff, usage }: Worksheet): Entry[] {
  const over = sums.findLast(({ demand, paiseAMonth }) => demand && demand.excess > 0 && paiseAMonth > 0)
  if (!over?.demand) return []
  const rule = tariff.demand?.excess
  const { contract, excess } = over.demand
  const { amountPaise, per } = over.band
  const sum = rule && excessDemand(rule, { contract, excess, ratePaise: amountPaise ?? 0, unit: per as LoadUnit })
  if (!sum) return [{ ...EXCESS, reason: excessNotFound }]

  return [
    {
      ...EXCESS,
      amount: sum.paise * usage.months,
      confidence: tariff.demand?.confidence,
      note: tariff.demand?.note,
      rule: () => sum.rule() + forMonths(usage.months),
    },
  ]
}
