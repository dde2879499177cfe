/** The sentences of the blog. Those of its states are the specification's, word for word. */
export const blogCopy = {
  title: 'Read the small print with us',
  description:
    'Articles on electricity bills, tariffs, power factor, meters and rooftop solar in India, with the sums shown and the sources dated.',
  heading: 'Read the small print with us.',
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
  emptyHint: 'Try another word, or see them all.',
  failedHint: 'We could not load the blogs. Check your connection and try again.',
  retry: 'Try again',

  pages: 'Pages',
  page: 'Page',
  previousPage: 'Previous',
  nextPage: 'Next',

  minutes: (minutes: number) => `${minutes} min read`,

  article: {
    all: 'All blogs',
    published: 'Published',
    updated: 'Updated',
    contents: 'In this article',
    bill: {
      question: 'Have a bill at hand?',
      offer: 'Send it to us. An engineer reads it and replies within 24 hours.',
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
    near: 'Perhaps one of these',
  },
  unreachable: {
    heading: 'We could not load this blog',
    explanation: 'The network did not answer. The blog may well exist: check your connection and try again.',
  },

  api: {
    noPageNumber: 'The page must be a whole number from 1.',
    noSuchPage: 'There is no such page.',
  },
} as const
