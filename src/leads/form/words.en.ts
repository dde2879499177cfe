/** What any form says of any field. What is missing is said by the form itself. */
export const formMessages = {
  tooLong: 'This is too long. Please make it shorter.',
  unreadable: 'Some letters here cannot be read. Please type it again.',
  fileChanged: 'This file has changed or is gone. Please choose it again.',
  fileAgain: 'Please choose your file again.',
} as const

/** What a form says that stopped working, by how far it had come. */
export const failedFormCopy = {
  unsent: {
    heading: 'This was not sent',
    text: 'The form stopped working. What you typed is safe. Open the form again, check it and send it.',
    action: 'Open the form again',
  },
  sending: {
    heading: 'This is being sent',
    text: 'The form stopped working while it was being sent. Please wait a moment.',
  },
  sent: {
    heading: 'This was sent',
    text: 'We have received it. You need not send it again.',
    action: 'Open an empty form',
  },
  /** What was sent before all else failed. */
  sentBefore: {
    heading: 'We have what you sent.',
    reference: 'Reference',
    replyBy: 'We reply by',
    timeZone: '(IST)',
  },
} as const
