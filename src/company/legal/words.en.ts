const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export const policyCopy = {
  lastUpdated: 'Last updated',
  inShort: 'In short',
  contents: 'On this page',
  /** `updated`: `2026-11-26`. */
  inWords: (updated: string) => day.format(new Date(`${updated}T00:00:00Z`)),
  earlier: 'Earlier texts',
  from: (shown: string) => `shown from ${shown}`,
  earlierTitle: (title: string, shown: string) => `${title}, as shown from ${shown}`,
  isEarlier: 'This text holds no more.',
  nowHolds: 'Read the one that holds now',
  isTranslation: 'This is a translation. Where it differs, the English text prevails.',
  english: 'Read the English text',
  missing: {
    title: 'No such text',
    text: 'We never showed a text at this address.',
  },
} as const
