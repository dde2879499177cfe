import type { LeadStatus } from '#database/tables.ts'

/** A sender's own page about one lead, and its mails. */
export const ownPageCopy = {
  path: '/your-enquiry',
  title: 'What you sent us',
  description: 'See where it stands. Add a message, a photo of your bill, or change your visit.',
  /** In the foot of a receipt. */
  mailLink: 'See where it stands, or add a message or a photo',
  sentOn: (what: string, day: string) => `${what}, sent on ${day}`,
  reference: 'Reference',
  standing: 'Where it stands',
  replyBy: 'We reply by',

  /** By how staff handle it. */
  standings: {
    new: 'We have it. We have not replied yet.',
    'in-hand': 'One of us is working on it.',
    answered: 'We have replied.',
    closed: 'Closed. Write below if something is left.',
    none: 'We have it.',
  } satisfies Record<LeadStatus, string>,
  /** While nobody of us has written. */
  visitIsBooked: 'We have it. Your visit is booked.',
  applied: 'We have your application. We read every one.',
  stages: {
    screening: 'We are reading your application.',
    interview: 'We want to meet you.',
    offer: 'We want to work with you. We write or call about the offer.',
    hired: 'You are one of us. Welcome.',
    declined: 'We chose others for this job. Thank you for the time that you gave it. Do apply again.',
  },
  /** At the stage `interview`, beside the times. */
  invited: {
    toChoose: 'We want to meet you. Choose a time below, or wait for our call.',
    booked: 'We want to meet you. The time is booked.',
    over: 'The time of your interview is over. We write or call about what comes next.',
  },
  withdrawn: (day: string, days: number) =>
    `You took back your consent on ${day}. We do nothing more with it, and delete it within ${days} days.`,

  sent: 'What was sent with your email address',
  person: { name: 'Name', email: 'Email', phone: 'Phone' },
  notYou: 'Not from you? Delete it below.',
  file: 'File',
  said: 'Messages',
  byUs: (brand: string) => brand,
  byYou: 'You',
  nothingSaid: 'No messages yet.',
  mailedOnly: 'What was sent and what we replied is shown from the link in our email.',

  add: {
    heading: 'Add a message or a photo',
    headingMessage: 'Write to us',
    message: 'Message',
    photo: 'Photo of your bill, or a PDF',
    photoHint: 'JPG, PNG, WebP, HEIC or PDF, up to 10 MB.',
    submit: 'Send',
    nothing: 'Write a message or choose a file.',
    photoType: 'Please choose a JPG, PNG, WebP, HEIC or PDF file.',
    photoSize: 'The file must be under 10 MB.',
    tooMany: (contact: string) => `There are many messages here already. Please write to ${contact}.`,
    busy: 'Too many files at the moment. Please try again in a minute.',
    failure: 'That was not sent. Please try again.',
  },
  resume: {
    heading: 'Send another resume',
    label: 'New resume',
    hint: 'PDF, DOC or DOCX, under 5 MB. It takes the place of the one that we have.',
    submit: 'Replace the resume',
    over: 'This application is decided. The resume cannot change any more.',
  },

  yours: 'It is your data',
  download: 'Download all of it as a file',
  downloadHint: 'What you sent, what we wrote, and what we did with it.',
  withdraw: { button: 'Take back my consent', hint: 'We stop at once, do not reply, and delete it soon after.' },
  withdrawApplication: { button: 'Take back my application', hint: 'We stop at once and delete it soon after.' },
  erase: {
    heading: 'Delete it now',
    hint: 'What you sent, its files and all messages go at once, for good. We cannot bring them back.',
    visit: 'The time that you booked is off then. No email tells you so: take it out of your calendar.',
    kept: 'Papers that the law makes us keep, such as a bill for something you bought, are not on this page and stay.',
    sure: 'Yes, delete all of it',
    button: 'Delete',
    unsure: 'Tick the box to delete it.',
  },

  done: {
    added: 'Sent. We have your message.',
    resume: 'We have your new resume.',
    withdrawn: 'Taken back. We have sent you an email to confirm.',
    booked: 'Booked. We have sent you an email.',
    cancelled: 'Cancelled. We have sent you an email.',
    pooled: 'Agreed. We think of you for other jobs too.',
    unpooled: 'Taken back. Your application stays as it was.',
    erased: 'Deleted. Nothing of it is left on our site.',
  } as Record<string, string>,

  stale: {
    title: 'This link is not valid any more',
    lead: 'A link works for 90 days. We can send you a new one.',
    email: 'Email address that you wrote to us with',
    submit: 'Send me the link',
    wrong: 'Enter a valid email address.',
    sent: 'If we have something from this address, an email with the link is on its way. Look in the spam folder too.',
  },
  ask: { title: 'Find what you sent us', lead: 'We send the link to the email address that you wrote to us with.' },

  mail: {
    again: {
      subject: 'Your links',
      preview: 'See where it stands.',
      heading: 'What you sent us',
      text: 'Somebody asked on our site for the links to what came with your email address. Was it not you? Then do nothing.',
      closing: 'Each link works for 90 days. Keep this email to yourself.',
    },
    staff: {
      subject: (reference: string, name: string) => `${reference} ${name} added something`,
      preview: 'On their own page.',
      heading: 'A visitor added something',
      reference: 'Reference',
      from: 'From',
      file: 'File',
      resume: 'New resume',
      text: 'Message',
      open: 'Open at the desk',
      closing: 'It is with the lead at the desk.',
    },
    erased: {
      subject: (reference: string) => `${reference} was deleted by its sender`,
      preview: 'Erase what you hold elsewhere.',
      heading: 'A lead was deleted by its sender',
      text: (reference: string) =>
        `The sender of ${reference} deleted it on their own page. The site holds nothing of it any more. Whatever else you hold of it, in a mailbox or another system, is yours to erase, unless a law makes you keep it.`,
    },
  },
} as const
