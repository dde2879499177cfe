export const humanCheckCopy = {
  unreachable: 'The check that you are a person could not be loaded.',
  again: 'Try again',
  /** The words of the check itself. */
  widget: {
    label: 'I am a person',
    verifying: 'Checking...',
    verified: 'Checked',
    error: 'The check did not work. Please try again.',
    expired: 'The check has expired. Please try again.',
    waitAlert: 'Still checking... please wait.',
  },
} as const
