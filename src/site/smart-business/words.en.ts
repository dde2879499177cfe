import { asOf, claims } from '#company/claims.en.ts'

export const smartBusinessHero = {
  title: 'You are billed in kVAh. Make every one of them work',
  description:
    'Power-factor correction under kVAh billing in Telangana: what it does to a bill, why leading energy counts too, and how it is corrected.',
  heading: 'You are billed in kVAh. Make every one of them work.',
  lead: `We measure your load, find what pulls the power factor away from 1, and correct it: ${claims.upToCostReduction.value} lower cost. ${asOf(claims.upToCostReduction)}.`,
  talk: 'Talk to an engineer',
  devices: 'See the devices',

  simulator: {
    heading: 'What kVAh billing does to a bill in Telangana.',
    lead: 'Under kVAh billing the meter counts all the current you draw, also the part that does no work. The further your power factor is from 1, the more of it you pay for.',
  },
} as const

export const smartBusinessCopy = {
  change: {
    heading: 'What is new: current that leads counts too.',
    lead: 'kVAh itself is old in Telangana. What raised bills at the end of 2025, by the industry’s account, is that discoms began to count leading reactive energy. A capacitor bank that stays on when the machines stop can now raise a bill.',
    factsHeading: 'What is known, and since when',
    facts: [
      {
        date: 'FY 2016-17',
        text: 'Tariff schedules quote energy charges per kWh/kVAh at least since then.',
        source: 'TSERC schedule, copy on Scribd',
        href: 'https://www.scribd.com/document/328237175',
      },
      {
        date: '29 April 2025',
        text: 'The order for FY 2025-26 raises no category’s charges.',
        source: 'The South First, 30 April 2025',
        href: 'https://thesouthfirst.com/telangana/tgerc-spares-consumers-from-power-tariff-hike-in-2025-26-government-to-pay-rs-13499-crore-to-bridge-the-revenue-gap',
      },
      {
        date: '24 December 2025',
        text: 'Industry associations say that discoms unblocked lead kVArh for commercial and industrial connections, with about three months’ notice.',
        source: 'Metro India, 25 December 2025',
        href: 'https://www.metroindia.net/news/articlenews/msmes-cry-foul-over-new-power-charges-33449',
      },
      {
        date: '20 November 2026',
        text: 'We have found no circular number, no exact date and no load limit in any public text. Your bill tells you: look for kVAh and for lead kVArh.',
        source: 'Our own search',
      },
    ],
    example: {
      heading: 'One workshop, one month',
      note: 'worked example',
      lines: [
        ['Work', '10,000 kWh'],
        ['Lagging, in working hours', '1,000 kVArh'],
        ['Leading, nights and Sundays', '6,000 kVArh'],
      ],
      ignored: 'Billed, lead not counted',
      counted: 'Billed, lead counted',
      more: 'More on the bill',
      formula: 'kVAh is at least √(kWh² + (lag + lead)²)',
    },
    caution:
      'Do not buy capacitors yet. Record lag and lead for some weeks first: what is missing by day may be too much by night, and then a bank has to switch with the load, or become smaller.',
    readMore: [
      {
        path: '/blogs/leading-reactive-energy-when-capacitors-raise-the-bill',
        label: 'When capacitors raise bills',
      },
      { path: '/blogs/kvah-billing-telangana-power-factor', label: 'What kVAh billing charges' },
    ],
  },

  workflow: {
    heading: 'From load to a better power factor.',
    steps: [
      { id: 'load', name: 'Load', text: 'Motors, chillers, compressors: the current they draw.' },
      { id: 'auditor', name: 'Bijli Auditor', text: 'Records kW, kVA, kVAr and power factor, minute by minute.' },
      {
        id: 'insights',
        name: 'AI insights',
        text: 'Finds which hours and which machines pull the factor down, or past 1.',
      },
      {
        id: 'apfc',
        name: 'APFC panel',
        text: 'Switches capacitors in, and out again, step by step: none stays on when the machines stop.',
      },
      { id: 'optimized', name: 'Optimized power factor', text: 'The same work on fewer billed units.' },
    ],
  },

  plant: {
    heading: 'Your plant, on your phone.',
    lead: 'Live load by feeder, power factor after every capacitor step, and the bill as it builds up.',
    region: 'App screens',
    sample: 'Screens with sample figures.',
    screens: { load: 'Live load', powerFactor: 'Power factor', bill: 'Bill so far' },
  },

  films: {
    heading: 'Clients, in their own words.',
    lead: 'A film loads from its host only when you press play.',
    play: (title: string) => `Play ${title}`,
    unpublished: 'This film is not published yet. Until then, this is what it will show.',
    opening: 'Opening the film',
    noAnswer: 'The film cannot be opened just now. Please try again.',
    outline: 'What the film shows',
    visit: 'Ask for a reference visit',
    visitMessage: 'I would like to speak with a business that has worked with you. Please tell me who is willing.',
  },

  solutions: {
    heading: 'Six circuits. Switch on the ones you need.',
    lead: 'Each works alone. Together they cover the whole board.',
    items: [
      {
        name: 'Power-factor correction',
        text: 'APFC sizing, supply and tuning, for lag and for lead, checked against the next bill.',
      },
      { name: 'kVAh bill audit', text: 'We read your past bills line by line and mark what can go.' },
      { name: 'Load monitoring', text: 'Every feeder and large machine, live and recorded.' },
      { name: 'Maximum-demand control', text: 'See the peak coming, and stagger the loads that cause it.' },
      { name: 'Multi-site view', text: 'All plants, shops or towers in one ranked list.' },
      { name: 'AI energy advice', text: 'A short weekly list of actions, each with its rupees.' },
    ],
  },

  closing: {
    heading: 'Send us one bill. We will show you where the money is.',
    lead: 'Engineers reply within 24 hours.',
    contact: 'Contact us',
    products: 'See products',
  },
} as const
