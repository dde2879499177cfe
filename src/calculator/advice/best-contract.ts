import type { BillInput } from '#calculator/engine/bill.ts'
import { computeLines } from '#calculator/engine/compute-lines.ts'
import { isByDemand } from '#calculator/engine/factory-rules.ts'
import { readUsage } from '#calculator/engine/usage.ts'
import { subtotal } from '#calculator/engine/worksheet.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'

export type DemandUnit = 'kW' | 'kVA' | 'HP'

export interface RecordedMonth {
  /** "2026-03", or any name of its own. */
  month: string
  /** What the meter recorded, in kVA, or in kW where the tariff bills kW or HP. */
  recorded: number
}

export interface ContractAdvice {
  unit: DemandUnit
  today: YearOfDemand
  best: YearOfDemand
  /** Of the year; 0 where the present contract is the best. */
  savingPaise: number
  /** The same two contracts, had every month drawn a tenth more: what the best one would then save, or cost. */
  savingAtTenthMorePaise: number
  /** Contracts below the highest demand were left out, since nobody knows what demand above a contract costs here. */
  isExcessUnknown: boolean
}

export interface YearOfDemand {
  contract: number
  /** All twelve bills together. */
  yearPaise: number
  months: { month: string; recorded: number; isAbove: boolean; billPaise: number }[]
}

/** More steps than this nobody reads; between them the bill is nearly straight. */
const MOST_STEPS = 400
/** A tenth more than the plant draws is the most that anybody would newly contract for. */
const HEADROOM = 1.1

/** In which unit this tariff bills demand; nothing where it bills none. */
export function demandUnitOf({ fixedCharge, demand }: Tariff): DemandUnit | undefined {
  const band = fixedCharge.find(({ per, basis }) => isByDemand(basis) || (per === 'kVA' && demand !== null))
  return band && (band.per === 'kVA' || band.per === 'HP' ? band.per : 'kW')
}

/**
 * The contract with which these months would have cost least, the rest of the bill being the same in each. Of two that cost
 * the same it is the larger. Nothing where the tariff bills no demand, or a charge of it is not known. Pure.
 */
export function bestContract(
  tariff: Tariff,
  input: BillInput,
  contract: number,
  recorded: RecordedMonth[],
): ContractAdvice | undefined {
  const unit = demandUnitOf(tariff)
  if (!unit || recorded.length === 0 || !(contract > 0)) return
  const year = (contract: number, months = recorded) => yearAt(contract, months, { tariff, input, unit })
  const today = year(contract)
  if (!today) return

  const highest = inUnit(Math.max(...recorded.map((month) => month.recorded)), unit)
  const isExcessUnknown = hasUnknownExcess(tariff, input, unit)
  const least = isExcessUnknown ? Math.ceil(highest) : 1
  const most = Math.max(Math.ceil(highest * HEADROOM), Math.ceil(contract))
  const step = Math.max(1, Math.ceil((most - least) / MOST_STEPS))
  let best = today.isExcessUnknown ? undefined : today

  for (let other = least; other <= most; other += step) {
    const tried = year(other)
    if (!tried || (tried.isExcessUnknown && other < highest)) continue
    if (!best || tried.yearPaise < best.yearPaise || (tried.yearPaise === best.yearPaise && other > best.contract))
      best = tried
  }
  if (!best) return

  const more = recorded.map(({ month, recorded }) => ({ month, recorded: recorded * 1.1 }))
  const [todayMore, bestMore] = [year(contract, more), year(best.contract, more)]
  return {
    unit,
    today,
    best,
    savingPaise: today.yearPaise - best.yearPaise,
    savingAtTenthMorePaise: (todayMore?.yearPaise ?? 0) - (bestMore?.yearPaise ?? 0),
    isExcessUnknown,
  }
}

interface Terms {
  tariff: Tariff
  input: BillInput
  unit: DemandUnit
}

/** Nothing where the energy charge of such a bill is not known. */
function yearAt(contract: number, recorded: RecordedMonth[], terms: Terms) {
  const months: YearOfDemand['months'] = []
  let isExcessUnknown = false

  for (const [place, { month, recorded: demand }] of recorded.entries()) {
    const others = recorded.filter((_, other) => other !== place).map((other) => other.recorded)
    const sheet = sheetOf(contract, demand, Math.max(0, ...others), terms)
    if (!sheet.lines.some(({ id }) => id === 'fixed')) return
    isExcessUnknown ||= sheet.unknowns.some(({ id }) => id === 'demandExcess')
    months.push({
      month,
      recorded: demand,
      isAbove: inUnit(demand, terms.unit) > contract,
      billPaise: subtotal(sheet),
    })
  }
  return { contract, months, yearPaise: months.reduce((sum, { billPaise }) => sum + billPaise, 0), isExcessUnknown }
}

function sheetOf(contract: number, demand: number, past: number, { tariff, input, unit }: Terms) {
  const asked =
    unit === 'kVA'
      ? { contractDemandKva: contract, loadKva: contract, recordedDemandKva: demand }
      : { ...(unit === 'HP' ? { loadHp: contract } : { loadKw: contract }), recordedDemandKw: demand }
  const usage = readUsage(tariff, { ...input, ...asked, highestPastDemand: inUnit(past, unit) })
  return computeLines(tariff, usage)
}

function hasUnknownExcess(tariff: Tariff, input: BillInput, unit: DemandUnit): boolean {
  return sheetOf(10, unit === 'HP' ? 15 : 20, 0, { tariff, input, unit }).unknowns.some(
    ({ id }) => id === 'demandExcess',
  )
}

/** What the meter records in kW is billed in HP of 746 W. */
function inUnit(recorded: number, unit: DemandUnit): number {
  return unit === 'HP' ? recorded / 0.746 : recorded
}
