import type { Demand } from '#calculator/tariff-schema.ts'
import type { Need } from './bill.ts'
import type { Usage } from './usage.ts'
import { plain } from './words.ts'

export interface BillingDemand {
  kva: number
  /** How much of it lies above the contract. */
  excessKva: number
  rule: string
}

/** The kVA a demand charge is levied on, or the answer that is missing. */
export function billingDemand(demand: Demand | null, usage: Usage): BillingDemand | Need | null {
  const recorded = usage.recordedDemandKva
  const contract = usage.contractDemandKva ?? usage.loadKva

  if (!demand) return asTyped(recorded ?? contract)
  if (contract === undefined) return 'contractDemandKva'
  const excessKva = Math.max(0, (recorded ?? contract) - contract)

  if (demand.basis === 'sanctioned-or-recorded')
    return {
      kva: contract + excessKva,
      excessKva,
      rule: `the larger of contract ${plain(contract)} and recorded demand`,
    }

  if (demand.floorPercent === null) return null
  if (recorded === undefined) return 'recordedDemandKva'
  const floor = (contract * demand.floorPercent) / 100
  return {
    kva: Math.max(recorded, floor),
    excessKva,
    rule: `the larger of ${plain(recorded)} kVA recorded and ${demand.floorPercent}% of ${plain(contract)} kVA contracted`,
  }
}

function asTyped(kva: number | undefined): BillingDemand | Need {
  return kva === undefined ? 'recordedDemandKva' : { kva, excessKva: 0, rule: 'the demand as given' }
}
