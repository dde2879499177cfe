import { countInWords } from '#india/list-in-words.en.ts'

export const smartBusinessHero = {
  title: 'Billed in kVAh? Stop paying for power that does no work',
  description:
    'Power factor and kVAh billing in Telangana: what it does to your bill, why leading power factor is billed too, and how we correct it.',
  heading: 'Billed in kVAh? Stop paying for power that does no work.',
  lead: 'We find what pulls your power factor down, and correct it.',
  costCut: (share: string, asOf: string) => `So far our customers have cut their cost by ${share}. ${asOf}.`,
  talk: 'Talk to an engineer',
  devices: 'See the devices',

  simulator: {
    heading: 'What kVAh billing does to your bill in Telangana.',
    lead: 'You pay for all the power you draw, even what does no work. The lower your power factor, the higher your bill.',
  },
} as const

export const smartBusinessCopy = {
  change: {
    heading: 'What has changed: leading power factor is billed too.',
    lead: 'Bills went up at the end of 2025. Industry groups say the discoms then began to count leading kVArh too. So capacitors left on when the machines stop can now raise your bill.',
    /** A working day of the example, drawn. */
    day: {
      hours: ['0', '6', '12', '18', '24 h'],
      label: (lag: string, lead: string) =>
        `One working day of a workshop. Above the line, in working hours, ${lag} kVAr lag. Below it, at night, ${lead} kVAr lead.`,
      lag: (hours: number, kvar: string, kvarh: string) =>
        `Lag, in ${hours} working hours: ${kvar} kVAr. ${kvarh} kVArh a month.`,
      lead: (kvar: string, kvarh: string) => `Lead, machines off, capacitors on: ${kvar} kVAr. ${kvarh} kVArh a month.`,
      more: 'more on the bill',
      sum: (kwh: string, counted: string, ignored: string) =>
        `For ${kwh} kWh of work: ${counted} kVAh with lead, ${ignored} kVAh without.`,
      note: 'Example: two shifts on 25 of 30 days. kVAh is at least √(kWh² + (lag + lead)²).',
    },
    factsHeading: 'What we know, and since when',
    caution:
      'Do not buy capacitors yet. First record lag and lead for a few weeks. If you need capacitors only by day, the bank must switch with the load, or be smaller.',
    readMore: [
      {
        path: '/blogs/leading-reactive-energy-when-capacitors-raise-the-bill',
        label: 'When capacitors raise bills',
      },
      { path: '/blogs/kvah-billing-telangana-power-factor', label: 'What kVAh billing charges' },
    ],
  },

  workflow: {
    heading: 'How we correct your power factor.',
  },

  plant: {
    heading: 'Your plant, on your phone.',
    lead: 'See the live load of each feeder, your power factor after each step, and the bill so far. Screens with sample figures.',
    region: 'App screens',
    screens: { load: 'Live load', powerFactor: 'Power factor', bill: 'Bill so far' },
  },

  films: {
    heading: (count: number) => `${countInWords(count)} ${count === 1 ? 'thing' : 'things'} to look for.`,
    visit: 'Ask for a reference visit',
    visitMessage: 'I want to talk to a business that has worked with you. Please tell me whom I can call.',
  },

  solutions: {
    heading: (count: number) =>
      `${countInWords(count)} ${count === 1 ? 'service' : 'services'}. Take only ${count === 1 ? 'it if' : 'the ones'} you need.`,
  },

  closing: {
    heading: 'Send us one bill. We show you where the money goes.',
    lead: 'Engineers reply within 24 hours.',
    contact: 'Contact us',
    products: 'See products',
  },
} as const
