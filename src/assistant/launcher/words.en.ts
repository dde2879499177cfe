/** The words of the round button on every page, apart from those that are needed once it was pressed. */
export const launcherCopy = {
  open: 'Open assistant',
  close: 'Close assistant',
  /** What the round button is before its script has come: a link. */
  link: 'Ask us a question',
  linkPath: '/contact-us',
  hint: {
    close: 'Close hint',
    /** In two lines on a phone. Nothing on other pages: who fills in a form or reads the terms is left alone. */
    byPage: {
      '/': ['A question about', 'your bill? Ask here.'],
      '/about-us': ['Do we work in your', 'city? Ask here.'],
      '/blogs': ['A question about', 'your bill? Ask here.'],
      '/one-coral': ['A demo with your', 'own work? Ask here.'],
      '/our-products': ['Will it carry your', 'geyser? Ask here.'],
      '/smart-business': ['Know your power', 'factor? Ask here.'],
      '/smart-home': ['Which one suits', 'my home? Ask here.'],
      '/utilities': ['Pilot, tender, API?', 'Ask here.'],
    },
  },

  options: {
    name: 'Assistant',
    heading: 'Ask',
    intro: 'What do you want to know?',
    help: { name: 'Website Help', about: 'Ask about products, prices and services' },
    calculator: { name: 'Energy Calculator', about: 'Work out your electricity bill' },
    failed: 'This did not open.',
    failedLink: 'Write to us instead',
  },
  loading: 'Opening Website Help…',
  tryAgain: 'Try again',
} as const
