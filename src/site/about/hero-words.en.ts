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
