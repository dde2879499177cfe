import type { Purpose } from './record-consent.ts'

/** A person's own page about what they agreed to, and its mails. */
export const consentsCopy = {
  path: '/consents',
  title: 'What you agreed to',
  description: 'See what you agreed to. Take back any of it.',
  lead: (address: string) => `For ${address}. Nothing changes till you tap a button.`,
  purposes: {
    answer: 'to answer you',
    visit: 'to visit your home',
    recruitment: 'to decide on your application',
    'talent-pool': 'to think of you for other jobs',
    newsletter: 'to send you the newsletter',
  } satisfies Record<Purpose, string>,
  newsletter: 'The newsletter',
  sent: (reference: string, day: string) => `${reference}, sent on ${day}`,
  givenFor: (purposes: string[]) => `You agreed that we may use it ${purposes.join(' and ')}.`,
  since: (day: string) => `Confirmed on ${day}`,
  unconfirmed: 'Not confirmed',
  withdraw: 'Take back',
  withdrawOf: (what: string) => `Take back: ${what}`,
  withdrawAll: 'Take all of it back',
  withdrawn: (day: string) => `You took this back on ${day}.`,
  pool: 'Other jobs',
  poolUntil: (day: string) => `Until ${day}.`,
  left: 'You are not subscribed.',
  done: 'Taken back. We have sent you an email to confirm.',
  poolLeft: 'Taken back. The application itself stays as it was.',
  nothing: 'There is nothing to take back.',
  answer: (days: number) =>
    `When you take something back, we stop using it at once and delete it within ${days} days. If you take back an enquiry, we do not reply to it.`,
  contact: (officer: string, contact: string, days: number) =>
    `Questions and complaints: ${officer}, ${contact}. We answer within ${days} days. After that you can go to the Data Protection Board of India.`,
  policy: 'Privacy policy',
  stale: {
    title: 'This link does not work any more',
    details: (contact: string) => `The data is deleted, or the link is cut. For help, write to ${contact}.`,
  },
  mail: {
    subject: 'You took back your consent',
    preview: 'We have stopped using your data.',
    heading: 'Taken back',
    text: 'You, or someone with the link from our email, took this back:',
    erased: (days: number) => `We have stopped using it. We will delete it within ${days} days.`,
    contact: (officer: string, contact: string) => `Not you, or you want to complain? Write to ${officer}, ${contact}.`,
  },
  notice: {
    subject: (count: number) => `Consent taken back: ${count === 1 ? '1 lead' : `${count} leads`}`,
    preview: 'Erase it, or answer why a law keeps it.',
    heading: 'Consent was taken back',
    text: (days: number) =>
      `The sender of these leads took consent back. They are closed. Emails not yet sent are stopped. The site erases them by itself after ${days} days; whatever else you hold, in a mailbox or another system, is yours to erase.`,
    open: 'Open privacy at the desk',
  },
} as const
