export const auditCopy = {
  title: 'Book a home audit',
  description:
    'Our engineer visits your home, checks the DB box and finds what uses the most. We reply within 24 hours.',
  heading: 'Book Home Audit',
  promise: 'We reply within 24 hours.',
  facts: 'About the visit',
  /** On the page of its own, for those who came straight to it. */
  lead: 'Our engineer visits your home, checks the DB box and finds what uses the most.',
  where: 'Where should we come?',

  /** By the names of the form's fields (3). */
  labels: {
    fullName: 'Full name',
    phoneNumber: 'Mobile number',
    email: 'Email',
    country: 'Country',
    state: 'State',
    city: 'City',
    addressLine1: 'Address line 1',
    addressLine2: 'Address line 2',
    pincode: 'Pincode',
  },
  optional: '(optional)',
  pincodeNote: '(6 digits)',
  notice: 'We use your details only to reply to you and to visit your home.',
  trap: 'Leave this empty',

  /** The specification's words (5). */
  errors: {
    fullName: 'Full name must be at least 2 characters',
    phoneNumber: 'Please enter a valid 10-digit mobile number',
    email: 'Please enter a valid email address',
    country: 'Please select your country',
    state: 'Please select your state',
    city: 'City must be at least 2 characters',
    addressLine1: 'Please provide your address',
    pincode: 'Please enter a valid 6-digit pincode',
  },

  places: {
    chooseCountry: 'Select your country',
    loadingCountries: 'Loading countries...',
    noCountries: 'No countries available',
    countryFirst: 'Select country first',
    chooseState: 'Select your state',
    loadingStates: 'Loading states...',
    noStates: 'No states available',
    countriesFailed: 'The list of countries did not load.',
    statesFailed: 'The list of states did not load.',
    retry: 'Try again',
    /** Without script: sends the form back with the states of the chosen country. */
    showStates: 'Show the states of this country',
  },

  success: 'Audit request received. Our team will call you within 24 hours.',

  submit: 'Book audit',
  submitting: 'Submitting...',
  cancel: 'Cancel',
  close: 'Close',
  failure: 'Something went wrong! Your request was not sent. Please try again.',
  noResponse: 'No connection. Your request was not sent. What you typed is safe.',

  done: {
    heading: 'Audit request received',
    text: 'Our team will call you within 24 hours.',
    name: 'Name',
    mobile: 'Mobile',
    city: 'City',
    reference: 'Reference',
    replyBy: 'We reply by',
    timeZone: '(IST)',
    /** The one next step. */
    next: { path: '/energy-calculator', label: 'Check your bill in the calculator' },
    close: 'Close',
  },
} as const
