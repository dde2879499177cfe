import { MONTHS } from '#india/months.en.ts'

interface Claim {
  /** As the pages print it. */
  value: string
  /** The words beside the number. */
  label: string
  /** The number in full, for the drums of a register, where it is printed short. */
  drums?: string
  /** What it claims and how it is counted, in sentences that can be checked. Shown behind 'How we count'. */
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
  teamMembers: {
    value: '39',
    label: 'people in our team',
    meaning: 'We count everyone who works in our team. That is about 39 people.',
    ...STATED,
  },
  fieldExecutives: {
    value: '30+',
    label: 'Field Executives',
    meaning: 'We count people who read, fit and check meters in the field for us. There are at least 30.',
    ...STATED,
  },
  climateYodhas: {
    value: '100+',
    label: 'Climate Yodhas',
    meaning: 'We count everyone who has joined as a Climate Yodha. There are at least 100.',
    ...STATED,
  },
  readingsIn2021: {
    value: '1,00,000',
    label: 'meter readings in 2021',
    meaning: 'Our own field teams took 1 lakh meter readings in the whole of 2021. A meter read twice counts twice.',
    ...STATED,
  },
  readingsAMonthIn2024: {
    value: '10,00,000',
    label: 'readings a month in 2024',
    meaning: 'Our own field teams took 10 lakh meter readings a month in 2024. A meter read twice counts twice.',
    ...STATED,
  },
  workflowsAutomated: {
    value: '120+',
    label: 'workflows automated',
    meaning: 'We count each workflow that a customer runs on One Coral with no paper. There are at least 120.',
    ...STATED,
  },
  dataAccuracy: {
    value: '99.9%',
    label: 'accuracy',
    meaning: 'Of 100 records that One Coral checked, 99.9 needed no correction.',
    ...STATED,
  },
  timeReduction: {
    value: '50%',
    label: 'time reduction',
    meaning: 'We compare the time for one workflow before One Coral and on it. It takes half the time.',
    ...STATED,
  },
  averageSavings: {
    value: '30%',
    label: 'average savings',
    meaning: 'We compare the units of homes before and with our smart-home products. They save 30% on average.',
    ...STATED,
  },
  customers: {
    value: '50,000+',
    label: 'customers',
    meaning: 'We count customers who use a smart-home product or its app. There are at least 50,000.',
    ...STATED,
  },
  unitsSavedMonthly: {
    value: '18 lakh+',
    label: 'units saved monthly',
    meaning: 'All our customers together save at least 18 lakh units (kWh) in a month.',
    ...STATED,
  },
  actions: {
    value: '2 crore+',
    label: 'actions',
    meaning: 'We count each time a customer switched, timed or checked a device. That is at least 2 crore times.',
    ...STATED,
  },
  partners: {
    value: '21+',
    label: 'partners in all',
    meaning: 'We count all partners: at least 21. Of these, 18 are utilities. For 11 of the utilities we read meters.',
    ...STATED,
  },
  readsPerMonth: {
    value: '4.5 crore',
    drums: '4,50,00,000',
    label: 'reads per month',
    meaning:
      'We count every reading that our AI checks in a month, in 2025. The number for 2024 on our About page (10 lakh a month) counts only readings that our own field teams took. That is why the two differ so much.',
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
    meaning: 'The most that we promise a home. It is what homes save on average.',
    ...STATED,
  },
  upToCostReduction: {
    value: 'up to 40%',
    label: 'cost reduction',
    meaning: 'The biggest cut in the electricity cost of one business customer that we have measured.',
    ...STATED,
  },
  partnersOnUtilities: {
    value: '11',
    label: 'utility clients',
    meaning: 'Utilities for which we read meters. They are among our 18 utilities.',
    ...STATED,
  },
  partnersOnAbout: {
    value: '18',
    label: 'utilities',
    meaning: 'Utilities that work with us, for any of our services. They are among our 21 partners.',
    ...STATED,
  },
} as const satisfies Record<string, Claim>

/** What stands behind each number that is claimed. */
export const claimCopy = {
  how: 'How we count',
  stated: ({ meaning, asOf }: Pick<Claim, 'meaning' | 'asOf'>) =>
    `${meaning} Stated by the company in ${monthOf(asOf)}.`,
} as const

export type ClaimId = keyof typeof claims

/** 'As of October 2025': stands near every claimed number. */
export function asOf({ asOf }: Pick<Claim, 'asOf'>): string {
  return `As of ${monthOf(asOf)}`
}

function monthOf(asOf: string): string {
  const [year, month] = asOf.split('-')
  return `${MONTHS[Number(month) - 1]} ${year}`
}
