export const homeCopy = {
  description: 'We read meters for utilities and bring down electricity bills for homes, shops and factories in India.',
  /** The sentence of the page: one word, and one wave, across three grounds. */
  heading: 'Electricity, made clear.',
  words: ['Electricity,', 'made', 'clear.'],
  explore: 'Explore',
  /** On a phone, where the panel for homes is the third. */
  atHome: 'At home? Work out my bill',
  house: { heading: 'What does your home cost a month?', lead: 'Switch things on. Watch the bill.' },
  panels: [
    {
      id: 'meter-reading',
      title: 'AI Powered Meter Reading',
      subtitle: 'Transparency into Billing for Utilities',
      description:
        'Our app reads the meter from a photo, checks the number on the spot and prints a bill people can trust.',
      icon: 'meter',
      picture: 'meterwall',
      link: '/utilities',
    },
    {
      id: 'one-coral',
      title: 'One Coral',
      subtitle: 'Business Intelligence for Utilities',
      description: 'Field work, approvals, data and dashboards in one place. Your own team sets it up, with no code.',
      icon: 'tree',
      picture: 'coral',
      link: '/one-coral',
    },
    {
      id: 'bill-optimization',
      title: 'Electricity Bill Optimization Services',
      subtitle: 'Industries, businesses and Homes',
      description: 'We find out where your units go and cut the waste. You see it on your next bill.',
      icon: 'bill',
      picture: 'home',
      link: '/smart-home',
    },
  ],
} as const
