export const homeCopy = {
  description: 'AI meter reading, One Coral and bill optimization for homes, industry and utilities.',
  /** The sentence of the page: one word, and one wave, across three grounds. */
  heading: 'Electricity, made clear.',
  words: ['Electricity,', 'made', 'clear.'],
  explore: 'Explore',
  panels: [
    {
      id: 'meter-reading',
      title: 'AI Powered Meter Reading',
      subtitle: 'Transparency into Billing for Utilities',
      description:
        'A photograph of the meter becomes a checked reading, and the reading becomes a bill that nobody has to argue with.',
      icon: 'meter',
      link: '/utilities',
    },
    {
      id: 'one-coral',
      title: 'One Coral',
      subtitle: 'Business Intelligence for Utilities',
      description:
        'Field work, approvals, data and dashboards on one platform. Your team builds it without writing code.',
      icon: 'tree',
      link: '/one-coral',
    },
    {
      id: 'bill-optimization',
      title: 'Electricity Bill Optimization Services',
      subtitle: 'Industries, businesses and Homes',
      description: 'We measure first. Then we take the waste out of the load, and the next bill shows it.',
      icon: 'bill',
      link: '/smart-home',
    },
  ],
  /** A worked example: kVAh = kWh / PF, so 1,00,000 / 0.82 and 1,00,000 / 0.99, and their difference. */
  bill: {
    title: 'Electricity bill',
    note: 'kVAh billing',
    lines: [
      ['Units that did work', '1,00,000 kWh'],
      ['Units billed, PF 0.82', '1,21,951 kVAh'],
      ['Units billed, PF 0.99', '1,01,010 kVAh'],
    ],
    gain: ['No longer billed', '20,941 kVAh'],
  },
} as const
