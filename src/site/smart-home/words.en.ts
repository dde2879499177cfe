export const smartHomeHero = {
  title: 'Know the bill before it comes',
  description:
    'A smart plug for one appliance, the Bijli Auditor for the whole home, and a home audit by people who read meters.',
  heading: 'Know the bill before it comes.',
  lead: 'Switch things on. Watch the bill.',
  explore: 'Explore Smart Home Products',
  app: 'Get the smart home app',
} as const

export const smartHomeCopy = {
  products: {
    heading: 'Three ways to see your home’s electricity.',
    lead: 'Begin with one socket. Add the whole board when you are ready.',
    plug: { text: 'One appliance, in units and rupees. Switch it from your phone.', action: 'Buy Now' },
    auditor: {
      text: 'The whole home from the distribution board, all day.',
      action: 'Request a Quote',
      message: 'Please send me a quote for the Bijli Auditor. My home and its connection:',
    },
    switches: {
      action: 'Coming soon (Get Notified)',
      message: 'Tell me when smart switches are available.',
    },
    listPrice: 'List price',
    price: 'Price',
  },

  comparison: {
    heading: 'Which one do you need?',
    lead: 'Most homes begin with a plug on the geyser or the AC.',
    region: 'Comparison of products',
    feature: 'Feature',
    yes: 'Yes',
    no: 'No',
    /** The plug, the auditor, the switches. `price` stands for the plug's price. */
    rows: [
      { feature: 'Measures', values: ['One appliance', 'Whole home', 'One switch board'] },
      { feature: 'Live use in the app', values: [true, true, true] },
      { feature: 'Switch on and off by phone', values: [true, false, true] },
      { feature: 'Fitted by', values: ['You', 'Our field team', 'An electrician'] },
      { feature: 'Price', values: ['price', 'On request', 'Coming soon'] },
    ],
  },

  reviews: {
    label: 'Reviews',
    heading: 'What people found out.',
    show: (place: number, count: number) => `Show review ${place} of ${count}`,
    pause: 'Pause reviews',
    play: 'Play reviews',
  },

  stats: { heading: 'What the meters say.' },

  closing: {
    heading: 'Have someone look at the board.',
    text: 'A home audit starts with nine short fields. We reply within 24 hours.',
  },
} as const
