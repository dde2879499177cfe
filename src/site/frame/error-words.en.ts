export const errorCopy = {
  title: 'Error',
  heading: 'Unexpected Application Error!',
  explanation: 'This page has a fault. What you typed is safe in this tab. Try again, or go home.',
  retry: 'Try again',
  home: 'Return to Home',
  reference: 'Reference',
  stack: 'Stack trace',
} as const
