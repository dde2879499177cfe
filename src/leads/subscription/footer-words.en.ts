/** The newsletter in every page's footer; what it says when it is sent is in words.en.ts. */
export const newsletterFooterCopy = {
  heading: 'Get our newsletter.',
  lead: 'Tariff changes, savings that worked and product news. One email a month.',
  labels: { full_name: 'Full name', email: 'Email' },
  onPage: 'Subscribe on its own page',
} as const
