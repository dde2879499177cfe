import { MONTHS } from '#india/months.en.ts'

interface Claim {
  /** As the pages print it. */
  value: string
  /** The words beside the number. */
  label: string
  /** The number in full, for the drums of a register, where it is printed short. */
  drums?: string
  /** What it claims, in a sentence that can be checked. */
  meaning: string
  source: string
  /** The month in which the source stated it: YYYY-MM. */
  asOf: string
}

/** Where the company states the number; it confirms each and names its own evidence before the site opens. */
const STATED = {
  source: 'Company specification, October 2025; to be confirmed by the company',
  asOf: '2025-10',
} as const

/** Every number that the site claims about the company. Pages read it from here and nowhere else. */
export const claims = {
  fieldExecutives: {
    value: '30+',
    label: 'Field Executives',
    meaning: 'At least 30 people read, install and check meters in the field for the company.',
    ...STATED,
  },
  climateYodhas: {
    value: '100+',
    label: 'Climate Yodhas',
    meaning: 'At least 100 people have joined the Climate Yodha programme.',
    ...STATED,
  },
  readingsIn2021: {
    value: '1,00,000',
    label: 'meter readings in 2021',
    meaning: 'The company took 1,00,000 meter readings in the year 2021; a meter read twice counts twice.',
    ...STATED,
  },
  readingsAMonthIn2024: {
    value: '10,00,000',
    label: 'readings a month in 2024',
    meaning: 'In 2024 the company took 10,00,000 meter readings in a month.',
    ...STATED,
  },
  workflowsAutomated: {
    value: '120+',
    label: 'workflows automated',
    meaning: 'At least 120 workflows of customers run on One Coral without paper.',
    ...STATED,
  },
  dataAccuracy: {
    value: '99.9%',
    label: 'accuracy',
    meaning: 'Of the records that One Coral checked, 99.9 in 100 needed no correction.',
    ...STATED,
  },
  timeReduction: {
    value: '50%',
    label: 'time reduction',
    meaning: 'A workflow on One Coral takes half the time that it took before.',
    ...STATED,
  },
  averageSavings: {
    value: '30%',
    label: 'average savings',
    meaning: 'Homes that use the smart-home products save 30% of their electricity on average.',
    ...STATED,
  },
  customers: {
    value: '50K+',
    label: 'customers',
    meaning: 'At least 50,000 customers use a smart-home product or app.',
    ...STATED,
  },
  unitsSavedMonthly: {
    value: '1.8M+',
    label: 'units saved monthly',
    meaning: 'All customers together save at least 18,00,000 kWh in a month.',
    ...STATED,
  },
  actions: {
    value: '20M+',
    label: 'actions',
    meaning: 'Customers have switched, scheduled or checked a device at least 2,00,00,000 times.',
    ...STATED,
  },
  partners: {
    value: '21+',
    label: 'partners',
    meaning: 'At least 21 utilities and organisations work with the company.',
    ...STATED,
  },
  readsPerMonth: {
    value: '4.5Cr',
    drums: '4,50,00,000',
    label: 'reads per month',
    meaning: 'The meter-reading product processes 4,50,00,000 reads in a month.',
    ...STATED,
  },
  readingAccuracy: {
    value: '99.9%',
    label: 'accuracy',
    meaning: 'Of 100 readings taken from photos, 99.9 match the meter.',
    ...STATED,
  },
  upToSavings: {
    value: 'up to 30%',
    label: 'savings',
    meaning: 'The most that advertising promises a home: what homes save on average, not what the best of them saves.',
    ...STATED,
  },
  upToCostReduction: {
    value: 'up to 40%',
    label: 'cost reduction',
    meaning: 'The best measured fall of a business customer’s electricity cost.',
    ...STATED,
  },
  partnersOnUtilities: {
    value: '11',
    label: 'utility clients',
    meaning: 'The clients whose marks run on the utilities page.',
    ...STATED,
  },
  partnersOnAbout: {
    value: '18',
    label: 'utilities',
    meaning: 'The clients whose marks run on the about page.',
    ...STATED,
  },
} as const satisfies Record<string, Claim>

export type ClaimId = keyof typeof claims

/** 'As of October 2025': stands near every claimed number. */
export function asOf({ asOf }: Pick<Claim, 'asOf'>): string {
  const [year, month] = asOf.split('-')
  return `As of ${MONTHS[Number(month) - 1]} ${year}`
}
