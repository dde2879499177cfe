/** What one kVAh costs when the visitor does not say. */
export interface KnownRate {
  paise: number
  tariff: string
  source: string
  /** The last year for which somebody confirmed it: "2026-27". */
  confirmed: string
}

/** Where rates differ by voltage, that of most plants. */
export const SUPPLY_KV = 11
