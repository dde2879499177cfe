import type { SearchIndex } from './search-index.ts'

/** What the assistant works with and the rest of the site brings: features know nothing of each other. */
export interface AssistantDependencies {
  searchIndex: SearchIndex
  bills?: BillEstimator
}

export interface BillEstimator {
  states: () => Promise<{ id: string; name: string }[]>
  /** A home's bill for a month, the answer that it needs, or nothing where the state has no tariff that is known. */
  estimate: (home: Home) => Promise<BillEstimate | Need | undefined>
}

/** What a visitor says of a home and of its month. */
export interface Home {
  state: string
  /** kWh */
  units: number
  /** kW */
  loadKw?: number
  area?: 'urban' | 'rural'
}

/** Without it no rate can be chosen. */
export type Need = 'loadKw' | 'area'

/** Money is integer paise. */
export interface BillEstimate {
  total_paise: number
  average_paise_per_unit: number | null
  tariff: string
  lines: { label: string; amount_paise: number }[]
  /** What the total does not hold, and why. */
  unknown: { label: string; reason: string }[]
  sources: string[]
  /** Some line rests on memory rather than on a source. */
  from_memory: boolean
  /** Where the calculator shows the same bill, line by line. */
  calculator: string
}
