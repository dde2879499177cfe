import { listInWords } from '#india/list-in-words.en.ts'
import { contactCopy } from '#leads/enquiry/words.en.ts'

export const aboutHero = {
  title: 'We read meters. Then we make sense of them.',
  description:
    'We are an Indian company. We measure electricity in homes, factories and utilities, and we explain the number to the person who pays the bill.',
  heading: ['We read meters.', 'Then we make sense of them.'],

  purposes: {
    vision: {
      heading: 'Vision',
      text: 'Every unit of electricity in India is measured, understood and put to good use.',
    },
    mission: {
      heading: 'Mission',
      text: 'Give every home, business and utility a correct reading, and tell them what to do next.',
    },
    aim: { heading: 'Aim', text: 'Cut the waste in your bill first. The unit you do not use costs nothing.' },
  },
} as const

export const aboutCopy = {
  founders: { heading: 'Founders' },

  timeline: {
    heading: 'How we grew.',
    plot: (points: readonly string[]) => `Meter readings a month on a log scale: ${points.join(', ')}`,
    axis: 'Meter readings a month. Each line is ten times the one below.',
    inTheYear: (readings: string) => `${readings} in the year`,
    aMonth: (readings: string) => `${readings} a month`,
    inYear: (readings: string, year: number) => `${readings} in ${year}`,
    ownTeams: (years: readonly string[]) => `In ${listInWords(years)} we count readings that our own field teams took.`,
    checked: (year: string) => `In ${year} we count every reading that our AI checks.`,
  },

  team: {
    heading: 'Our team.',
    lead: (count: string, cities: readonly string[]) =>
      cities.length > 0 ? `${count} people in ${listInWords(cities)}.` : `${count} people.`,
    picture: (count: number) => `${count} small meters, one for each person`,
    more: (count: number) => `Show all ${count}`,
    fewer: 'Show fewer',
  },

  climateYodha: {
    heading: 'What a Climate Yodha does',
    lead: 'Yodha means warrior. A Climate Yodha helps families bring down the bill.',
    join: 'Become a Climate Yodha',
    /** Begins the contact message, where the visitor can change it. */
    message: contactCopy.quickActions[2].message,
  },

  partners: {
    heading: 'Utilities we work with',
    label: 'Utilities that we work with',
    said: (utilities: string | undefined, partners: string | undefined) => {
      if (utilities && partners) return `We work with ${utilities} utilities and ${partners} partners in all.`
      if (utilities) return `We work with ${utilities} utilities.`
      return partners && `We work with ${partners} partners in all.`
    },
    ask: 'Ask for references',
    message: 'Please send me references of utilities that you work with. My organisation:',
  },
} as const
