import type { Purpose } from './purposes.ts'

/** A person's own page about what they agreed to, and its mails. */
export const consentsCopy = {
  path: '/consents',
  title: 'What you agreed to',
  description: 'See what you agreed to, and take any of it back.',
  lead: (address: string) => `For ${address}. Opening this page changes nothing; a button does.`,
  purposes: {
    answer: 'to answer you',
    visit: 'to visit your home',
    recruitment: 'to decide on your application',
    newsletter: 'to send you the newsletter',
  } satisfies Record<Purpose, string>,
  newsletter: 'The newsletter',
  sent: (reference: string, day: string) => `${reference}, sent on ${day}`,
  givenFor: (purposes: string[]) => `You agreed that we use it ${purposes.join(' and ')}.`,
  since: (day: string) => `Confirmed on ${day}`,
  unconfirmed: 'Not confirmed',
  withdraw: 'Take back',
  withdrawOf: (what: string) => `Take back: ${what}`,
  withdrawAll: 'Take all of it back',
  withdrawn: (day: string) => `You took this back on ${day}.`,
  left: 'You are not on the list.',
  done: 'Taken back. We have sent you a mail that says so.',
  nothing: 'There is nothing that you could take back.',
  answer: (days: number) =>
    `What you take back we use no more from that moment, and erase within ${days} days. An enquiry that you take back is not answered.`,
  contact: (officer: string, contact: string, days: number) =>
    `Questions and complaints: ${officer}, ${contact}. You have an answer within ${days} days, and may then turn to the Data Protection Board of India.`,
  policy: 'Privacy policy',
  stale: {
    title: 'This link does not lead anywhere any more',
    details: (contact: string) =>
      `What it was about is erased, or the link is not whole. For anything else write to ${contact}.`,
  },
  mail: {
    subject: 'You took back what you had agreed to',
    preview: 'We use it no more.',
    heading: 'Taken back',
    text: 'You, or somebody with the link from one of our mails to you, took this back:',
    erased: (days: number) => `We use it no more from now on, and erase it within ${days} days.`,
    contact: (officer: string, contact: string) =>
      `It was not you, or you want to complain? Write to ${officer}, ${contact}.`,
  },
  notice: {
    subject: (count: number) => `Consent taken back: ${count === 1 ? '1 lead' : `${count} leads`}`,
    preview: 'Erase it, or answer why a law keeps it.',
    heading: 'Consent was taken back',
    text: (days: number) =>
      `The sender of these leads took consent back. They are closed, and mails that had not left are stopped. The site erases them by itself after ${days} days; whatever else you hold, in a mailbox or another system, is yours to erase.`,
    open: 'Open privacy at the desk',
  },
} as const
