import type { LoadUnit } from '#calculator/engine/applies.ts'
import { list } from '#calculator/engine/words.en.ts'
import type { Excess } from '#calculator/tariff-schema.ts'
import { excessAt, excessMore } from './words.en.ts'

interface Over {
  contract: number
  excess: number
  /** The normal rate of a kW, kVA or HP and month, in paise. */
  ratePaise: number
  unit: LoadUnit
}

/** Demand above the contract, a month in paise: beside the normal charge, or in its place. Null where a rate is not known. */
export function excessDemand(rule: Excess, over: Over): { paise: number; rule: () => string } | null {
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
