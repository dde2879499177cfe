import { countInWords } from '#india/list-in-words.en.ts'

export const utilitiesHero = {
  title: 'Every meter, read as it stands',
  description:
    'AI meter reading for discoms. The app reads the meter from a photo, checks the number on the spot and prints the bill. The photo is your proof.',
  heading: 'Every meter, read as it stands.',
  lead: 'AI meter reading for discoms. The app reads the meter from a photo, checks it on the spot and prints the bill. The photo is your proof.',
  talk: 'Talk to us',
  oneCoral: 'See One Coral',
  clients: 'Utilities we work with',
  said: (utilities: string) => `We read meters for ${utilities} utilities.`,
  ask: 'Ask for references',
  message: 'Please send me references of utilities whose meters you read. My organisation:',
} as const

export const utilitiesCopy = {
  camera: 'Camera view of a meter; the register is found and read as 048271.3 kWh',

  checks: {
    heading: (count: number) =>
      `From photo to bill in ${countInWords(count).toLowerCase()} ${count === 1 ? 'check' : 'checks'}.`,
    lead: 'Your reader points the phone at the meter. The app does the rest, with or without network.',
    demo: 'Try the meter-reading demo',
    /** In the frames; an example. */
    frames: {
      now: 'Now',
      lastMonth: 'Last month',
      used: 'Used',
      units: (units: number) => `${units} kWh`,
    },
  },

  demo: {
    heading: 'Try it here.',
    lead: 'This small demo reads the display in your browser. It checks how bright each stroke is and picks the digit that fits best. If two digits fit, it does not guess.',
    note: 'This demo shows the checks. The field app is another reader. Nothing leaves your phone.',
    picture: 'Condition of the display',
    conditions: { clear: 'Clean', dusty: 'Dusty', damaged: 'One stroke is dead' },
    next: 'Another meter',
    display: (reading: string) => `A meter's display. What it would show when clean: ${reading} kWh`,
    digit: 'Digit',
    readAs: 'Read as',
    certainty: 'Confidence',
    unsure: (first: string, second: string) => `${first} or ${second}`,
    lastMonth: 'Last month',
    usual: 'Usual units',
    usualUnits: (least: number, most: number) => `${least} to ${most} kWh`,
    used: 'Units since then',
    units: 'kWh',
    verdicts: {
      bill: 'Billed, with the photo.',
      photo: 'Not sure enough. The app asks for one more photo.',
      visit: 'Clear, but far from the usual units. A second person checks it before it is billed.',
    },
  },

  figures: { heading: 'Our numbers.' },
  field: {
    picture: (lakhs: string) => `${lakhs} dots, one for each lakh of readings a month`,
    text: (aMinute: string) =>
      `Each dot is 1 lakh readings a month. In the minute that you read this page, about ${aMinute} meters are read.`,
  },

  evidence: {
    heading: (accuracy: string | undefined) =>
      accuracy ? `What we mean by ${accuracy}.` : 'What we mean by accurate.',
    text: 'We call a reading accurate when every digit matches the meter, after unclear photos have been sent back. For your pilot we give you the count: how many we read, how many we sent back and how many were wrong.',
    readMore: 'How we count accuracy',
    path: '/blogs/ai-meter-reading-what-accuracy-means',
  },

  closing: {
    heading: 'Try it on one feeder.',
    lead: 'Start with one area and compare it with last month’s readings.',
    action: 'Contact us',
    message: 'We want to try AI meter reading on one feeder. Please tell us what you need from us.',
  },
} as const
