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
    /** 2021 and 2024 are claims; the other years are samples for the company to replace. */
    years: (readingsIn2021: string | undefined, readingsAMonthIn2024: string | undefined) => [
      {
        year: '2020',
        title: 'We start',
        text: 'Two founders and a small team ask one question: why can nobody read this bill?',
      },
      {
        year: '2021',
        title: readingsIn2021 && `${readingsIn2021} meter readings`,
        text: 'Our first readings, each one checked in the field.',
      },
      {
        year: '2022',
        title: 'Teams in the field',
        text: 'Field Executives and Climate Yodhas start work in more states.',
      },
      { year: '2023', title: 'One Coral', text: 'We turn our own field tools into a product.' },
      {
        year: '2024',
        title: readingsAMonthIn2024 && `${readingsAMonthIn2024} readings a month`,
        text: 'Month after month, by our own field teams.',
      },
      { year: '2025', title: 'Homes and industry', text: 'AI Smart Plug, Bijli Auditor and help with kVAh bills.' },
    ],
  },

  team: {
    heading: 'Our team.',
    lead: (count: string, cities: readonly string[]) =>
      cities.length > 0 ? `${count} people in ${listInWords(cities)}.` : `${count} people.`,
    picture: (count: number) => `${count} small meters, one for each person`,
    more: (count: number) => `Show all ${count}`,
    fewer: 'Show fewer',
  },

  numbers: { heading: 'Our numbers.' },

  climateYodha: {
    heading: 'What a Climate Yodha does',
    lead: 'Yodha means warrior. A Climate Yodha helps families bring down the bill.',
    steps: [
      { title: 'Reads', text: 'Reads the meter at your home and shows the family what the number means.' },
      { title: 'Finds', text: 'Goes from switch to switch and finds what is running for no reason.' },
      { title: 'Passes it on', text: 'Teaches the neighbours to do the same.' },
    ],
    join: 'Become a Climate Yodha',
    /** Begins the contact message, where the visitor can change it. */
    message: contactCopy.quickActions[2].message,
  },

  partners: {
    heading: 'Utilities we work with',
    label: 'Utilities that we work with',
    said: (utilities: string | undefined, partners: string | undefined) =>
      [
        utilities && partners && `We work with ${utilities} utilities and ${partners} partners in all.`,
        utilities && !partners && `We work with ${utilities} utilities.`,
        !utilities && partners && `We work with ${partners} partners in all.`,
        'Ask us for references.',
      ]
        .filter(Boolean)
        .join(' '),
    ask: 'Ask for references',
    message: 'Please send me references of utilities that you work with. My organisation:',
  },
} as const
