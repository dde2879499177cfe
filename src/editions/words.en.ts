export const editionCopy = {
  list: (brand: string) => `Newsletter of ${brand}`,
  foot: {
    why: (brand: string) => `You get this because you confirmed this email for the newsletter of ${brand}.`,
    preferences: 'Topics and preferences',
    unsubscribe: 'Unsubscribe',
  },
  bill: {
    heading: (units: number, state: string) => `${units.toLocaleString('en-IN')} units a month at home in ${state}`,
    source: (source: string, day: string) => `Worked out on ${day}. ${source}`,
    link: 'Work out your own bill',
  },
  article: 'Read the article',
  inEnglish: 'In English',
  readHere: 'Read in the browser',
  test: (subject: string) => `Test: ${subject}`,
  restored: 'A backup was restored: look first who has it already.',
  picture: (alt: string) => `[Picture: ${alt}]`,
  paused: {
    subject: (subject: string) => `The newsletter “${subject}” has stopped by itself`,
    preview: 'Too many of its emails were refused.',
    heading: 'A newsletter has stopped by itself',
    text: 'More than one in ten of the last emails were refused for good. Nothing more goes out until someone looks at it and taps Resume.',
    labels: { subject: 'Subject', reason: 'The last refusal' },
    open: 'Open the newsletter',
    because: 'Too many emails were refused. The last refusal:',
  },
} as const
