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
    heading: 'Three ways to see your home’s electricity.',
    lead: 'Start with one plug. Add the whole house later.',
    plug: {
      text: 'Shows what one appliance uses, in units and rupees. Switch it off from your phone.',
      action: 'Buy Now',
    },
    auditor: {
      text: 'Fits in your DB box and tracks the whole house, day and night.',
      action: 'Request a Quote',
      message: 'Please send me a quote for the Bijli Auditor. My home and my connection (kW, phases):',
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
    yes: 'Yes',
    no: 'No',
    /** The plug, the auditor, the switches. `price` stands for the plug's price. */
    rows: [
      { feature: 'Measures', values: ['One appliance', 'Whole home', 'One switchboard'] },
      { feature: 'Live use in the app', values: [true, true, true] },
      { feature: 'Switch on and off by phone', values: [true, false, true] },
      { feature: 'Fitted by', values: ['You', 'Our field team', 'An electrician'] },
      { feature: 'Price', values: ['price', 'On request', 'Coming soon'] },
    ],
  },

  reviews: {
    label: 'Examples',
    heading: 'What you can find.',
    show: (place: number, count: number) => `Show example ${place} of ${count}`,
    pause: 'Pause examples',
    play: 'Play examples',
  },

  stats: { heading: 'What our customers have saved.' },

  closing: {
    heading: 'Get your home’s electricity checked.',
    text: 'Booking a home audit takes one minute. We reply within 24 hours.',
  },
} as const
