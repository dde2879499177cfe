export const archiveCopy = {
  title: 'Our newsletters so far',
  description: 'Every newsletter that we have sent, with the day it went out.',
  heading: 'Our newsletters so far',
  name: 'Newsletters so far',
  subscribe: 'Get it by email',
  empty: 'We have not sent any newsletter yet.',
  pages: 'Pages',
  newer: 'Newer',
  older: 'Older',
  page: (number: number) => `Page ${number}`,
  feed: (brand: string) => `${brand}: newsletters`,

  edition: {
    all: 'All newsletters',
    sent: 'Sent on',
    article: 'Read the article',
  },

  missing: {
    title: 'This newsletter is not here',
    text: 'It is not public, or the link is wrong.',
  },
} as const
