import type { LoadUnit } from '#calculator/engine/applies.ts'
import type { Need } from '#calculator/engine/bill.ts'
import { contractIn, contractNeed, recordedIn, recordedNeed } from '#calculator/engine/demand-units.ts'
import { plain } from '#calculator/engine/numbers.ts'
import type { Usage } from '#calculator/engine/usage.ts'
import type { Demand } from '#calculator/tariff-schema.ts'
import { contractOrRecorded, demandAsGiven, floorOf, largerOf, ratchetOf } from './words.en.ts'

/** All in the unit of the charge: kW, kVA or HP. */
export interface BillingDemand {
  demand: number
  contract: number
  /** How much of it lies above the contract. */
  excess: number
  /** Whether a floor, not the meter, decided. */
  isFloor: boolean
  /** A past demand that nobody gave could raise it. */
  isRatchetOpen?: boolean
  rule: () => string
}

/** The demand a charge is levied on, or the answer that is missing; null where its floor is not known. */
export function billingDemand(demand: Demand | null, usage: Usage, unit: LoadUnit): BillingDemand | Need | null {
  const recorded = recordedIn(unit, usage)
  const contract = contractIn(unit, usage)

  if (!demand) return asTyped(recorded ?? contract, unit)
  if (contract === undefined) return contractNeed(unit)
  const excess = Math.max(0, (recorded ?? contract) - contract)

  if (demand.basis === 'sanctioned-or-recorded')
    return {
      demand: contract + excess,
      contract,
      excess,
      isFloor: false,
      rule: () => contractOrRecorded(contract),
    }

  const floors = floorsOf(demand, contract, usage, unit)
  if (floors.length === 0) return null
  if (recorded === undefined) return recordedNeed(unit)
  const billed = Math.max(recorded, ...floors.map(({ amount }) => amount))
  return {
    demand: billed,
    contract,
    excess,
    isFloor: billed > recorded,
    isRatchetOpen: canRise(demand, billed, contract, usage),
    rule: () =>
      largerOf(
        recorded,
        unit,
        floors.map(({ rule }) => rule()),
      ),
  }
}

function asTyped(demand: number | undefined, unit: LoadUnit): BillingDemand | Need {
  if (demand === undefined) return unit === 'kVA' ? 'recordedDemandKva' : contractNeed(unit)
  return { demand, contract: demand, excess: 0, isFloor: false, rule: demandAsGiven }
}

function floorsOf({ floorPercent, ratchet, least }: Demand, contract: number, usage: Usage, unit: LoadUnit) {
  const past = usage.highestPastDemand
  const floors: { amount: number; rule: () => string }[] = []

  if (floorPercent !== null)
    floors.push({
      amount: (contract * floorPercent) / 100,
      rule: () => floorOf(floorPercent, contract, unit),
    })
  if (least !== undefined) floors.push({ amount: least, rule: () => `${plain(least)} ${unit}` })
  if (ratchet && past !== undefined) {
    const { percent, months, upToContract } = ratchet
    const amount = (past * percent) / 100
    floors.push({
      amount: upToContract ? Math.min(amount, contract) : amount,
      rule: () => ratchetOf(percent, past, unit, months, upToContract),
    })
  }
  return floors
}

function canRise({ ratchet }: Demand, billed: number, contract: number, { highestPastDemand }: Usage): boolean {
  return ratchet !== undefined && highestPastDemand === undefined && !(ratchet.upToContract && billed >= contract)
}
