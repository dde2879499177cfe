export const errorCopy = {
  title: 'Error',
  heading: 'Unexpected Application Error!',
  explanation: 'The page tripped. What you typed into a form is kept in this tab. Try again, or go home.',
  retry: 'Try again',
  home: 'Return to Home',
  reference: 'Reference',
  stack: 'Stack trace',
} as const
