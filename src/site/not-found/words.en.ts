export const notFoundCopy = {
  title: 'Page not found',
  description: 'This page does not exist, or it has moved.',
  heading: 'Oops! Page not found',
  explanation: 'This page does not exist, or it has moved. Search below, or go back home.',
  home: 'Return to Home',
  near: 'You may be looking for',
} as const
