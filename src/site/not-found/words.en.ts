export const notFoundCopy = {
  title: 'Page not found',
  description: 'This address does not exist, or it has moved.',
  heading: 'Oops! Page not found',
  explanation: 'The meter stopped between two numbers. This address does not exist, or it has moved.',
  home: 'Return to Home',
  near: 'Perhaps one of these',
} as const
