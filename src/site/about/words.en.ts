import { claims } from '#company/claims.en.ts'
import { contactCopy } from '#leads/enquiry/words.en.ts'

export const aboutHero = {
  title: 'We read meters. Then we make sense of them.',
  description:
    'A company from India that measures electricity in homes, factories and utilities, and explains the number to the person who pays for it.',
  heading: ['We read meters.', 'Then we make sense of them.'],

  purposes: {
    vision: {
      heading: 'Vision',
      text: 'Every unit of electricity in India measured, understood and used on purpose.',
    },
    mission: {
      heading: 'Mission',
      text: 'Put an honest reading in front of every home, business and utility, and the next best step beside it.',
    },
    aim: { heading: 'Aim', text: 'Take the waste out of the bill first. It is the cheapest power there is.' },
  },
} as const

export const aboutCopy = {
  founders: { heading: 'Founders' },

  timeline: {
    heading: 'The load curve of a company.',
    /** 2021 and 2024 are claims; the other years are samples for the company to replace. */
    years: [
      { year: '2020', title: 'We start', text: 'A small team, and one question: why can nobody read this bill?' },
      {
        year: '2021',
        title: `${claims.readingsIn2021.value} meter readings`,
        text: 'The first lakh readings, taken and checked in the field.',
      },
      {
        year: '2022',
        title: 'Teams in the field',
        text: 'Field Executives and Climate Yodhas at work in more states.',
      },
      { year: '2023', title: 'One Coral', text: 'The tools of our own field work become a platform.' },
      {
        year: '2024',
        title: `${claims.readingsAMonthIn2024.value} readings a month`,
        text: 'Ten lakh readings, month after month.',
      },
      { year: '2025', title: 'Homes and industry', text: 'AI Smart Plug, Bijli Auditor and kVAh services.' },
    ],
  },

  team: {
    heading: 'Thirty-nine people, each with a signature.',
    lead: 'Every tile is a waveform worked out from the person’s initials. No two are alike.',
    more: (count: number) => `Show all ${count}`,
    fewer: 'Show fewer',
  },

  numbers: { heading: 'Counted, and dated.' },

  climateYodha: {
    heading: 'What a Climate Yodha does',
    lead: 'Yodha means warrior. This one fights with a meter.',
    steps: [
      { title: 'Reads', text: 'Takes the reading of a home, and shows the family what the number says.' },
      { title: 'Finds', text: 'Walks from switch to switch until the load that nobody needed is found.' },
      { title: 'Passes it on', text: 'Teaches the next street to do the same.' },
    ],
    join: 'Become a Climate Yodha',
    /** Begins the contact message, where the visitor can change it. */
    message: contactCopy.quickActions[2].message,
  },

  partners: { heading: 'Utilities that trust the reading', label: 'Utilities that we work with' },
} as const
