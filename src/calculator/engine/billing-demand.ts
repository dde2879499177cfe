import type { Demand } from '#calculator/tariff-schema.ts'
import type { Need } from './bill.ts'
import { contractIn, contractNeed, recordedIn, recordedNeed } from './demand-units.ts'
import type { LoadUnit } from './fits.ts'
import type { Usage } from './usage.ts'
import { list, plain } from './words.ts'

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
  rule: string
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
      rule: `the larger of contract ${plain(contract)} and recorded demand`,
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
    rule: `the larger of ${list([`${plain(recorded)} ${unit} recorded`, ...floors.map(({ rule }) => rule)])}`,
  }
}

function asTyped(demand: number | undefined, unit: LoadUnit): BillingDemand | Need {
  if (demand === undefined) return unit === 'kVA' ? 'recordedDemandKva' : contractNeed(unit)
  return { demand, contract: demand, excess: 0, isFloor: false, rule: 'the demand as given' }
}

function floorsOf({ floorPercent, ratchet, least }: Demand, contract: number, usage: Usage, unit: LoadUnit) {
  const past = usage.highestPastDemand
  const floors: { amount: number; rule: string }[] = []

  if (floorPercent !== null)
    floors.push({
      amount: (contract * floorPercent) / 100,
      rule: `${floorPercent}% of ${plain(contract)} ${unit} contracted`,
    })
  if (least !== undefined) floors.push({ amount: least, rule: `${plain(least)} ${unit}` })
  if (ratchet && past !== undefined) {
    const { percent, months, upToContract } = ratchet
    const amount = (past * percent) / 100
    floors.push({
      amount: upToContract ? Math.min(amount, contract) : amount,
      rule: `${percent}% of ${plain(past)} ${unit}, the highest of ${months} months before${upToContract ? ' up to the contract' : ''}`,
    })
  }
  return floors
}

function canRise({ ratchet }: Demand, billed: number, contract: number, { highestPastDemand }: Usage): boolean {
  return ratchet !== undefined && highestPastDemand === undefined && !(ratchet.upToContract && billed >= contract)
}
