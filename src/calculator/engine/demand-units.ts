import type { LoadUnit } from './applies.ts'
import type { Need } from './bill.ts'
import type { Usage } from './usage.ts'

/** As the distribution companies convert: a horsepower is 746 watts. kW are never turned into kVA. */
const KW_PER_HP = 0.746

/** The load of the connection, in the unit that a charge is levied on. */
export function loadIn(unit: LoadUnit, { loadKw, loadKva, loadHp, contractDemandKva }: Usage): number | undefined {
  if (unit === 'kVA') return loadKva ?? contractDemandKva
  if (unit === 'HP') return loadHp ?? (loadKw === undefined ? undefined : loadKw / KW_PER_HP)
  return loadKw ?? (loadHp === undefined ? undefined : loadHp * KW_PER_HP)
}

export function loadNeed(unit: LoadUnit): Need {
  return unit === 'kW' ? 'loadKw' : unit === 'HP' ? 'loadHp' : 'loadKva'
}

export function contractIn(unit: LoadUnit, usage: Usage): number | undefined {
  return unit === 'kVA' ? (usage.contractDemandKva ?? usage.loadKva) : loadIn(unit, usage)
}

export function contractNeed(unit: LoadUnit): Need {
  return unit === 'kVA' ? 'contractDemandKva' : loadNeed(unit)
}

export function recordedIn(unit: LoadUnit, { recordedDemandKva, recordedDemandKw }: Usage): number | undefined {
  if (unit === 'kVA') return recordedDemandKva
  return unit === 'HP' && recordedDemandKw !== undefined ? recordedDemandKw / KW_PER_HP : recordedDemandKw
}

export function recordedNeed(unit: LoadUnit): Need {
  return unit === 'kVA' ? 'recordedDemandKva' : 'recordedDemandKw'
}
