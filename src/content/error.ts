export const errorCopy = {
  title: 'Error',
  heading: 'Unexpected Application Error!',
  explanation: 'The page tripped. Try again, or go home.',
  retry: 'Try again',
  home: 'Return to Home',
  reference: 'Reference',
  stack: 'Stack trace',
} as const
