export const humanCheckCopy = {
  unreachable: 'The check that you are a person did not load.',
  again: 'Try again',
  /** The words of our own check. */
  puzzle: {
    label: 'I am a person',
    status: {
      unsolved: '',
      solving: 'Checking...',
      solved: 'Checked',
      failed: 'The check did not work. Please try again.',
      expired: 'The check has expired. Please try again.',
    },
  },
} as const
