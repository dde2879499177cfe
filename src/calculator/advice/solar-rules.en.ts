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
  'IN-KL': {
    settled: 'yearly',
    paisePerUnit: [279, 380],
    source:
      'The New Indian Express and Indian Vartha, which differ; the rules of November 2025 were stayed for a month',
    publishedOn: '2025-11-21',
  },
  'IN-MH': {
    settled: null,
    paisePerUnit: [282, 290],
    source: 'Nagpur Today, on the order of April 2025; SolarQuarter for 2024-25',
    publishedOn: '2026-03-02',
  },
  'IN-MP': rule([214, 214]),
  'IN-RJ': rule([287, 300]),
  'IN-TN': rule([0, 0]),
  'IN-TS': {
    settled: null,
    paisePerUnit: null,
    source:
      'Mercom India, on the regulation of 2025: net metering to 500 kW, a home up to its sanctioned load, others up to 80% of it',
    publishedOn: '2025-08-25',
  },
  'IN-UP': rule([298, 373]),
}

function rule(paisePerUnit: [number, number]): SolarRule {
  return { settled: null, paisePerUnit, source: SETTLEMENT, publishedOn: FEBRUARY_2025 }
}

/** Units that one kW makes in a year: from and to. Twelve months of one place were not found, only two of 2014. */
export const SOLAR_YIELD = {
  unitsPerKwYear: [1460, 1825] as const,
  source:
    'Patrika, 27 March 2025: 4 to 5 units a day in Rajasthan. The ministry’s answers to questions say 4 to 5.5 on a clear day, as installers reprint them',
  monthsSource: 'SmartRoof, on the plants of the National Solar Mission in 2014; undated',
}
