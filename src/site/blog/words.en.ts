/** The sentences of the blog. Those of its states are the specification's, word for word. */
export const blogCopy = {
  title: 'Electricity bills, explained',
  description:
    'Simple articles on electricity bills, tariffs, power factor, meters and rooftop solar in India. We show the sums and give the source and date.',
  heading: 'Electricity bills, explained.',
  name: 'Blogs',

  search: {
    label: 'Search blogs',
    example: 'For example: kVAh',
    submit: 'Search',
    found: (count: number, search: string) => `${count} ${count === 1 ? 'blog' : 'blogs'} for “${search}”`,
    title: (search: string) => `Search: ${search}`,
    all: 'All blogs',
  },

  loading: 'Loading blogs...',
  empty: 'No blogs found.',
  emptyHint: 'Try another word, or see all blogs.',
  failedHint: 'We could not load the blogs. Check your connection and try again.',
  retry: 'Try again',

  pages: 'Pages',
  page: 'Page',
  previousPage: 'Previous',
  nextPage: 'Next',

  /** Beside an article that is not there in the language of the page. */
  inEnglish: 'In English',

  minutes: (minutes: number) => `${minutes} min read`,

  article: {
    all: 'All blogs',
    inEnglish: 'This article is in English. We have not translated it yet.',
    published: 'Published',
    updated: 'Updated',
    contents: 'In this article',
    bill: {
      question: 'Is your bill with you?',
      offer: 'Send it to us. An engineer will read it and reply within 24 hours.',
      action: 'Contact us',
    },
    sources: 'Sources',
    share: 'Share',
    shareButton: 'Share this article',
    copyLink: 'Copy link',
    copied: 'Link copied',
    email: 'Email',
    previous: 'Previous',
    next: 'Next',
    neighbours: 'More blogs',
    related: 'Read next',
    loading: 'Loading blog...',
  },

  missing: {
    heading: 'Blog Not Found',
    explanation: "The blog you're looking for does not exist.",
    back: 'Back to Blogs',
    near: 'You may be looking for',
  },
  unreachable: {
    heading: 'We could not load this blog',
    explanation: 'There was no answer from the network. Check your connection and try again.',
  },

  api: {
    noPageNumber: 'The page must be a whole number from 1.',
    noSuchPage: 'There is no such page.',
  },
} as const
