/** What the form says, in the footer and on its own page. */
export const newsletterFormCopy = {
  errors: { full_name: 'Enter your name.', email: 'Enter a valid email address.' },
  notice: 'We use your name and address to send you the newsletter until you leave it.',
  submit: 'Subscribe',
  submitting: 'Subscribing...',

  /** Specification 8. */
  success: "Thank you for subscribing! You'll receive updates in your inbox.",
  noResponse: 'Server error. Please try again later.',
  failure: 'Something went wrong!',
  humanCheck: {
    missing: 'Please complete the reCAPTCHA verification.',
    invalid: 'The verification did not succeed. Please complete it again.',
    expired: 'The verification has expired. Please complete it again.',
    early: 'Please wait a moment, then send again.',
    spent: 'The verification was used already. Please complete it again.',
    unavailable: 'We cannot verify just now. Please try again in a minute.',
  },
} as const
