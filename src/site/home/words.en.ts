export const homeCopy = {
  description: 'AI meter reading, One Coral and bill optimization for homes, industry and utilities.',
  /** The sentence of the page: one word, and one wave, across three grounds. */
  heading: 'Electricity, made clear.',
  words: ['Electricity,', 'made', 'clear.'],
  explore: 'Explore',
  house: { heading: 'What does your home cost a month?', lead: 'Switch things on. Watch the bill.' },
  panels: [
    {
      id: 'meter-reading',
      title: 'AI Powered Meter Reading',
      subtitle: 'Transparency into Billing for Utilities',
      description:
        'A photograph of the meter becomes a checked reading, and the reading becomes a bill that nobody has to argue with.',
      icon: 'meter',
      picture: 'meterwall',
      link: '/utilities',
    },
    {
      id: 'one-coral',
      title: 'One Coral',
      subtitle: 'Business Intelligence for Utilities',
      description:
        'Field work, approvals, data and dashboards on one platform. Your team builds it without writing code.',
      icon: 'tree',
      picture: 'coral',
      link: '/one-coral',
    },
    {
      id: 'bill-optimization',
      title: 'Electricity Bill Optimization Services',
      subtitle: 'Industries, businesses and Homes',
      description: 'We measure first. Then we take the waste out of the load, and the next bill shows it.',
      icon: 'bill',
      picture: 'home',
      link: '/smart-home',
    },
  ],
} as const
