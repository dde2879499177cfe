export const errorCopy = {
  title: 'Error',
  heading: 'Unexpected Application Error!',
  explanation: 'This page has a fault. What you typed is safe in this tab. Try again, or go home.',
  retry: 'Try again',
  home: 'Return to Home',
  reference: 'Reference',
  /** Where the database or the disk is away, or too busy: in the place of a page. */
  away: {
    title: 'Please try again',
    heading: 'We cannot do this just now',
    text: 'Our system is busy or being looked after. Please try again in a minute.',
    kept: 'Nothing was saved. What you typed is kept on this page; Try again sends it.',
    file: 'Choose your file again',
    password: 'Your password, once more',
  },
  stack: 'Stack trace',
} as const
