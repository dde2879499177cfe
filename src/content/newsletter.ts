export const newsletterCopy = {
  heading: 'A clear reading, by email.',
  lead: 'Tariff changes, savings that worked and product news. Written to be understood.',
  labels: { full_name: 'Full name', email: 'Email' },
  errors: { full_name: 'Enter your name.', email: 'Enter a valid email address.' },
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  subscribeOnPage: 'Subscribe on its own page',

  success: "Thank you for subscribing! You'll receive updates in your inbox.",
  noToken: 'Please complete the reCAPTCHA verification.',
  failure: 'Something went wrong!',
  noResponse: 'Server error. Please try again later.',
} as const
