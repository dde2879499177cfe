/** What one kVAh costs when the visitor does not say. */
export interface KnownRate {
  paise: number
  tariff: string
  source: string
}

/** Where rates differ by voltage, that of most plants. */
export const SUPPLY_KV = 11
