export const errorCopy = {
  title: 'Error',
  heading: 'Unexpected Application Error!',
  explanation: 'The page tripped. What you typed into a form is kept in this tab. Try again, or go home.',
  retry: 'Try again',
  home: 'Return to Home',
  reference: 'Reference',
  /** Of a failure, where the reference of something that was sent may stand beside it. */
  report: 'Report',
  stack: 'Stack trace',
  /** Where a part of a page failed, and the page did not. */
  part: {
    heading: 'This part stopped working',
    text: 'The rest of the page works. What you typed is kept.',
    again: 'Try again',
  },
  form: {
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
  },
  /** What was sent before all else failed. */
  sent: {
    heading: 'What you sent has reached us.',
    reference: 'Reference',
    replyBy: 'We reply by',
    timeZone: '(IST)',
  },
} as const
