/** Of visits to homes: on the page of a lead, in mails and at the desk's record. */
export const visitCopy = {
  heading: 'Visit to your home',
  booked: (when: string) => `We come on ${when}.`,
  over: (when: string) => `It was on ${when}.`,
  calendar: 'Put it in your calendar',
  choose: 'Choose a time',
  move: 'Choose another time',
  submit: 'Book this time',
  submitMove: 'Move to this time',
  cancel: 'Cancel the visit',
  none: 'No times to choose from just now. We call you to fix a time.',
  event: (brand: string) => `Home audit, ${brand}`,
  eventText: (reference: string) => `Reference ${reference}`,
  refused: {
    full: 'Somebody else has just taken this time. Please choose another.',
    gone: 'This time is not open any more. Please choose another.',
    'too-many': (contact: string) => `The time was changed many times. Please write to ${contact}.`,
    none: 'Please choose a time.',
  },

  mail: {
    lines: { when: 'When', area: 'Area', how: 'Where', reference: 'Reference' },
    open: 'See or change the visit',
    subjects: {
      booked: (reference: string) => `Your visit is booked (${reference})`,
      moved: (reference: string) => `Your visit has moved (${reference})`,
      cancelled: (reference: string) => `Your visit is cancelled (${reference})`,
      'moved-by-us': (reference: string) => `We had to move your visit (${reference})`,
      'called-off': (reference: string) => `We cannot come: please choose another time (${reference})`,
      freed: (reference: string) => `Your visit is off (${reference})`,
    },
    headings: {
      booked: 'Your visit is booked',
      moved: 'Your visit has moved',
      cancelled: 'Your visit is cancelled',
      'moved-by-us': 'We had to move your visit',
      'called-off': 'We cannot come at this time',
      freed: 'Your visit is off',
    },
    texts: {
      booked: 'Our engineer comes to your home at this time. Please be there, and keep your last bill at hand.',
      moved: 'This is the new time. The old one is free again.',
      cancelled: 'Nobody comes at this time. You can choose another one whenever you like.',
      'moved-by-us': 'We are sorry. This is the new time. Does it not suit you? Then choose another one.',
      'called-off': 'We are sorry. Nobody comes at this time. Please choose another one.',
      freed: 'Nobody comes at this time. If you still want the visit, choose a time on your page.',
    },
  },
  notice: {
    subjects: {
      booked: (reference: string, when: string) => `${reference} Visit booked: ${when}`,
      moved: (reference: string, when: string) => `${reference} Visit moved to ${when}`,
      cancelled: (reference: string, when: string) => `${reference} Visit cancelled: ${when}`,
      forgotten: (reference: string, when: string) => `${reference} Visit of a deleted lead: ${when}`,
    },
    heading: 'Visits',
    name: 'Name',
    open: 'Open at the desk',
    erased: 'The lead is deleted. Nobody is to be visited at this time.',
    forgotten:
      'The lead is deleted, as we promised, since it is so old. Its sender booked this time and was not told. They may wait for us. We have no address any more: if you know them, call.',
  },
} as const
