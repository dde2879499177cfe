/** What becomes of the units that a roof sends out and nobody draws back, by state; as the sources say, none opened as an order. */
export interface SolarRule {
  /** How long a surplus is kept as units to be drawn again. */
  settled: 'monthly' | 'yearly' | null
  /** What a unit left over then is paid with, in paise: from and to. [0, 0]: nothing. null: not found. */
  paisePerUnit: [least: number, most: number] | null
  source: string
  publishedOn: string
}

const SETTLEMENT = 'SolarQuarter, State-wise Renewable Energy Settlement Rates in India'
const FEBRUARY_2025 = '2025-02-28'

export const SOLAR_RULES: Record<string, SolarRule | undefined> = {
  'IN-AP': {
    settled: 'monthly',
    paisePerUnit: null,
    source: 'SolarQuarter, on APERC Regulation 4 of 2023: monthly settlement, paid by transfer',
    publishedOn: '2026-02-10',
  },
  'IN-AS': rule([533, 533]),
  'IN-BR': rule([0, 0]),
  'IN-DL': {
    settled: 'yearly',
    paisePerUnit: null,
    source: 'Tata Power, Net metering application: April to March',
    publishedOn: '',
  },
  'IN-GJ': rule([225, 225]),
  'IN-HR': rule([0, 0]),
  'IN-KL': { ...rule([315, 315]), settled: 'yearly' },
  'IN-MH': {
    settled: null,
    paisePerUnit: [282, 290],
    source: 'Nagpur Today, on the order of April 2025; SolarQuarter for 2024-25',
    publishedOn: '2026-03-02',
  },
  'IN-MP': rule([214, 214]),
  'IN-RJ': rule([287, 300]),
  'IN-TN': rule([0, 0]),
  'IN-UP': rule([298, 373]),
}

function rule(paisePerUnit: [number, number]): SolarRule {
  return { settled: null, paisePerUnit, source: SETTLEMENT, publishedOn: FEBRUARY_2025 }
}

/** Units that one kW makes in a year: from and to. By months and by states no figure with a source was found. */
export const SOLAR_YIELD = {
  unitsPerKwYear: [1400, 1800] as const,
  source: 'Oakridge Energy, calculator (1,400); solarwithyash.com, 2026 (1,400 to 1,800)',
}
