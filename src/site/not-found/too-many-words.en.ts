export const tooManyCopy = {
  title: 'Too many requests',
  description: 'Too many pages were opened from your network in one minute.',
  heading: 'Please wait a minute',
  explanation:
    'Too many pages were opened from your network in one minute, maybe by someone else. Wait a minute and open the page again.',
  home: 'Return to Home',
} as const
