/** What any form says of any field. What is missing is said by the form itself. */
export const formMessages = {
  tooLong: 'This is longer than we can take. Please shorten it.',
  unreadable: 'This contains characters that cannot be read. Please type it again.',
  fileChanged: 'This file has changed, or is gone. Please choose it again.',
} as const

/** What a form says that stopped working, by how far it had come. */
export const failedFormCopy = {
  unsent: {
    heading: 'This was not sent',
    text: 'The form stopped working. What you typed is kept. Open the form again, look at it, and send it.',
    action: 'Open the form again',
  },
  sending: {
    heading: 'This is being sent',
    text: 'The form stopped working while it was sent. Please wait a moment for the answer.',
  },
  sent: {
    heading: 'This was sent',
    text: 'The form stopped working after we had received it. You need not send it again.',
    action: 'Open an empty form',
  },
  /** What was sent before all else failed. */
  sentBefore: {
    heading: 'What you sent has reached us.',
    reference: 'Reference',
    replyBy: 'We reply by',
    timeZone: '(IST)',
  },
} as const
