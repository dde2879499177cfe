/** What staff call a sign-up for the newsletter. */
export const subscriptionKindCopy = {
  name: 'Newsletter',
  jobs: { ask: 'Newsletter, please confirm', welcome: 'Newsletter, welcome' },
} as const
