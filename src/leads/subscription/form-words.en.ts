/** What the form says, in the footer and on its own page. */
export const newsletterFormCopy = {
  errors: { full_name: 'Enter your name.', email: 'Enter a valid email address.' },
  notice: 'We use your name and email only to send you the newsletter.',
  submit: 'Subscribe',
  submitting: 'Subscribing...',

  /** Specification 8. */
  success: "Thank you for subscribing! You'll receive updates in your inbox.",
  noResponse: 'Server error. Please try again later.',
  failure: 'Something went wrong!',
  humanCheck: {
    missing: 'Please complete the reCAPTCHA verification.',
    invalid: 'The check did not work. Please do it again.',
    expired: 'The check has expired. Please do it again.',
    early: 'Please wait a moment, then send again.',
    spent: 'This check was already used. Please do it again.',
    unavailable: 'We cannot check this now. Please try again in a minute.',
  },
} as const
