export const readingsCopy = {
  before: 'Earlier reading',
  beforeOn: 'Read on',
  after: 'Later reading',
  afterOn: 'Read on',
  digits: 'Digits of the meter',
  digitsHint: 'Only if it ran past its last figure and began again at 0.',
  factor: 'Multiplying factor',
  factorHint: 'Printed on the bill of a metered transformer. Else 1.',
} as const

export const appliancesCopy = {
  hint: 'These are typical values. If the label on your appliance says otherwise, change them.',
  name: 'Appliance',
  count: 'How many',
  watts: 'Watts',
  hours: 'Hours a day',
  own: (place: number) => `Your own, ${place}`,
  found: (units: string) => `${units} units a month`,
  result: 'What each costs on this bill',
  saves: (price: string) => `Switched off, it saves ${price}`,
  priced: 'Together they are the bill. Switching off saves more than the share: those units are the dearest.',
  unpriced: 'What these units cost is not known here.',
  none: 'Say how many you have of at least one.',
} as const

export const checkCopy = {
  legend: 'The lines of your bill',
  hint: 'Type each amount as printed. Put a minus before a subsidy or rebate. Skip lines your bill does not have.',
  total: 'Total',
  heading: 'Your bill beside the tariff',
  line: 'Line',
  printed: 'Printed',
  computed: 'By the tariff',
  verdicts: {
    agrees: 'Agrees',
    differs: (amount: string) => `Differs by ${amount}`,
    'only on your bill': 'Only on your bill',
    'only by the tariff': 'Not typed',
    'not known to us': 'Not known to us',
  },
  tolerance: 'Up to a rupee counts as agreeing: companies round their lines.',
  none: 'Type what your bill says, and it is compared line by line.',
  fine: (count: number) => (count === 1 ? 'The line you typed agrees.' : `All ${count} lines you typed agree.`),
  found: (count: number) => (count === 1 ? 'One line differs.' : `${count} lines differ.`),
  ask: 'Ask us about it',
  message: (state: string, units: string, lines: string) =>
    `My electricity bill in ${state} for ${units} units does not agree with the tariff. ${lines} Please look at it.`,
  messageLine: (label: string, printed: string, computed: string) =>
    `${label}: printed ${printed}, by the tariff ${computed}.`,
} as const
