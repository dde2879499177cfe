export const tooManyCopy = {
  title: 'Too many pages at once',
  description: 'More pages were asked for from your network than we answer in a minute.',
  heading: 'That was a lot at once',
  explanation:
    'More pages were asked for from your network than we answer in a minute. Others who share it may be the cause. Wait a minute, then open the page again.',
  home: 'Return to Home',
} as const
