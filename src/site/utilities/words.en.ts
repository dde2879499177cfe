export const utilitiesCopy = {
  camera: 'Camera view of a meter; the register is found and read as 048271.3 kWh',

  checks: {
    heading: 'From photograph to bill in four checks.',
    lead: 'A reader points the phone at the meter. The app does the rest, with or without network.',
    steps: [
      { id: 'see', name: 'See', text: 'The app finds the meter and waits until the picture is sharp.' },
      { id: 'read', name: 'Read', text: 'Each digit is read on its own, with its own certainty.' },
      { id: 'check', name: 'Check', text: 'The reading is held against last month and the meter number.' },
      { id: 'bill', name: 'Bill', text: 'Bill on the spot, photograph attached. Disputes end there.' },
    ],
    demo: 'Try the meter-reading demo',
  },

  demo: {
    heading: 'Try it here.',
    lead: 'A small reader that works in this page: it sees how bright each stroke of a display is, and names the digit that fits best. Where two fit nearly as well, it does not guess.',
    note: 'This is a demonstration of the checks, not the reader that works in the field. Nothing leaves your device.',
    picture: 'Condition of the display',
    conditions: { clear: 'Clean', dusty: 'Dusty', damaged: 'A stroke has failed' },
    next: 'Another meter',
    display: (reading: string) => `A meter's display. What it would show when clean: ${reading} kWh`,
    digit: 'Digit',
    readAs: 'Read as',
    certainty: 'Certainty',
    unsure: (first: string, second: string) => `${first} or ${second}`,
    lastMonth: 'Last month',
    usual: 'Usual use',
    used: 'Used since',
    units: 'kWh',
    verdicts: {
      bill: 'Billed, with the photograph attached.',
      photo: 'Not certain enough: the app asks for another photograph.',
      visit: 'Read clearly, but far from the usual use: a second person looks before it is billed.',
    },
  },

  figures: { heading: 'Counted, not estimated.' },

  evidence: {
    heading: 'What an accuracy means.',
    text: 'A figure means something only with what was counted beside it. We count a reading as accurate when it equals what the meter shows, digit for digit, after doubtful pictures have been sent back. Ask us for the count of your pilot: how many were read, how many were rejected, and how many were wrong.',
    readMore: 'How accuracy is counted',
    path: '/blogs/ai-meter-reading-what-accuracy-means',
  },

  closing: {
    heading: 'Bring one feeder. We will read it.',
    lead: 'Begin with a pilot area and compare it with last month’s readings.',
    action: 'Contact us',
    message: 'We would like to try AI meter reading on one feeder. Please tell us what you need from us.',
  },
} as const
