import type { visitCopy } from './words.en.ts'

/** How one meets. */
export const meetingCopy = {
  site: 'At our place',
  phone: 'By phone: we call you',
  video: 'By video',
} as const

/** Of interviews: on the page of an application, in mails and at the desk's record. The same places as for visits. */
export const interviewCopy = {
  heading: 'Your interview',
  booked: (when: string) => `We meet on ${when}.`,
  over: (when: string) => `It was on ${when}.`,
  calendar: 'Put it in your calendar',
  choose: 'Choose a time',
  move: 'Choose another time',
  submit: 'Book this time',
  submitMove: 'Move to this time',
  cancel: 'Cancel the interview',
  none: 'No times to choose from just now. We write or call to fix a time.',
  event: (brand: string) => `Interview, ${brand}`,
  eventText: (reference: string) => `Reference ${reference}`,
  mail: {
    lines: { when: 'When', area: 'Job', how: 'Where', reference: 'Reference' },
    open: 'See or change the time',
    subjects: {
      booked: (reference: string) => `Your interview is booked (${reference})`,
      moved: (reference: string) => `Your interview has moved (${reference})`,
      cancelled: (reference: string) => `Your interview is cancelled (${reference})`,
      'moved-by-us': (reference: string) => `We had to move your interview (${reference})`,
      'called-off': (reference: string) => `We cannot meet then: please choose another time (${reference})`,
      freed: (reference: string) => `Your interview is off (${reference})`,
    },
    headings: {
      booked: 'Your interview is booked',
      moved: 'Your interview has moved',
      cancelled: 'Your interview is cancelled',
      'moved-by-us': 'We had to move your interview',
      'called-off': 'We cannot meet at this time',
      freed: 'Your interview is off',
    },
    texts: {
      booked: 'We look forward to meeting you. If something comes between, choose another time on your page.',
      moved: 'This is the new time. The old one is free again.',
      cancelled: 'We do not meet at this time. You can choose another one whenever you like.',
      'moved-by-us': 'We are sorry. This is the new time. Does it not suit you? Then choose another one.',
      'called-off': 'We are sorry. We cannot meet at this time. Please choose another one.',
      freed: 'We do not meet at this time. How your application stands, you see on your page.',
    },
  },
  notice: {
    subjects: {
      booked: (reference: string, when: string) => `${reference} Interview booked: ${when}`,
      moved: (reference: string, when: string) => `${reference} Interview moved to ${when}`,
      cancelled: (reference: string, when: string) => `${reference} Interview cancelled: ${when}`,
      forgotten: (reference: string, when: string) => `${reference} Interview of a deleted application: ${when}`,
    },
    heading: 'Interviews',
    name: 'Name',
    open: 'Open at the desk',
    erased: 'The application is deleted. Nobody comes at this time.',
    forgotten:
      'The application is deleted, as we promised, since it is so old. The applicant booked this time and was not told. They may come: keep it free.',
  },
} as const satisfies Places<Omit<typeof visitCopy, 'refused'>>

type Places<Words> = {
  [Name in keyof Words]: Words[Name] extends string
    ? string
    : // biome-ignore lint/suspicious/noExplicitAny: whatever it is made of
      Words[Name] extends (...made: any[]) => string
      ? Words[Name]
      : Places<Words[Name]>
}
