import { countInWords } from '#india/list-in-words.en.ts'

export const smartHomeHero = {
  title: 'Know the bill before it comes',
  description:
    'A smart plug for one appliance, the Bijli Auditor for the whole home, and a home audit by our team. See what each appliance costs while it runs.',
  heading: 'Know the bill before it comes.',
  lead: 'Switch things on. Watch the bill.',
  explore: 'Explore Smart Home Products',
  app: 'Get the smart home app',
} as const

export const smartHomeCopy = {
  products: {
    heading: (count: number) =>
      `${countInWords(count)} ${count === 1 ? 'way' : 'ways'} to see your home’s electricity.`,
    lead: 'Start with one plug. Add the whole house later.',
    plug: {
      text: 'Shows what one appliance uses, in units and rupees. Switch it off from your phone.',
      action: 'Buy Now',
    },
    auditor: {
      text: 'Fits in your DB box and tracks the whole house, day and night.',
      action: 'Request a Quote',
      message: (product: string) =>
        `Please send me a quote for the ${product}. My home and my connection (kW, phases):`,
    },
    switches: {
      action: 'Coming soon (Get Notified)',
      message: 'Please tell me when the smart switches are ready.',
    },
    listPrice: 'List price',
    price: 'Price',
  },

  comparison: {
    heading: 'Which one do you need?',
    lead: 'Most homes start with a plug on the geyser or the AC.',
    region: 'Comparison of products',
    feature: 'Feature',
    price: 'Price',
    /** As staff write them in the table: the one is drawn, the other is said softly. */
    yes: 'Yes',
    no: 'No',
    /** Of a product that has no price. */
    noPrice: { plug: 'On request', auditor: 'On request', switches: 'Coming soon' },
  },

  reviews: {
    /** Under a review that came with the meter's own hours. */
    day: {
      hours: ['12 AM', '6 AM', 'noon', '6 PM', '12 AM'],
      most: (power: string) => `${power}, hour by hour`,
      before: (units: string) => `Before: ${units} units a day`,
      after: (units: string) => `After: ${units}`,
      saved: (units: string) => `${units} units less a day`,
      label: (before: string, after: string) =>
        `One day, hour by hour. Before: ${before} units. After: ${after} units.`,
    },
    examples: {
      label: 'Examples',
      heading: 'What you can find.',
      mark: (place: number, count: number) => `Example ${place} of ${count}`,
      show: (place: number, count: number) => `Show example ${place} of ${count}`,
      pause: 'Pause examples',
      play: 'Play examples',
    },
    reviews: {
      label: 'Reviews',
      heading: 'What our customers say.',
      show: (place: number, count: number) => `Show review ${place} of ${count}`,
      pause: 'Pause reviews',
      play: 'Play reviews',
    },
  },

  stats: { heading: 'What our customers have saved.' },

  /** Two bills of one home, drawn on one scale. */
  bills: {
    heading: (fewer: number, less: number) => `Use ${fewer}% fewer units, and this bill falls by ${less}%.`,
    note: (state: string, kw: string, before: number, after: number, lacks: string) =>
      `A home in ${state} with a ${kw} kW connection, at today’s rates: ${before} units a month, then ${after}.${lacks === '' ? '' : ` Not in either sum: ${lacks}.`}`,
    label: (before: number, price: string, after: number, lower: string) =>
      `Two bills on one scale. ${before} units: ${price}. ${after} units: ${lower}.`,
    before: 'Now',
    after: 'With savings',
    units: (units: number) => `${units} units`,
    more: 'See it line by line',
  },

  closing: {
    heading: 'Get your home’s electricity checked.',
    text: 'Booking a home audit takes one minute. We reply within 24 hours.',
  },
} as const
