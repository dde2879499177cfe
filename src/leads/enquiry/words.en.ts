export const contactCopy = {
  title: 'Bill too high? Tell us',
  description: 'Write to us, call us, or find our office and branches. We reply within 24 hours.',
  heading: 'Bill\u00a0too\u00a0high? Tell us.',

  labels: {
    full_name: 'Full name',
    email: 'Email',
    phone_number: 'Phone number',
    message: 'Message',
  },
  errors: {
    full_name: 'Enter your name.',
    email: 'Enter a valid email address.',
    phone_number: 'Enter a valid phone number.',
    message: 'Write a message.',
  },
  notice: 'We use your details only to reply to you.',
  trap: 'Leave this empty',

  about: 'What is it about?',
  /** The message of the last one goes to support. */
  quickActions: [
    { label: 'Demo call', message: 'I want to book a demo call. Please tell me what time suits you.' },
    { label: 'Product catalog', message: 'Please send me the product catalog with prices.' },
    {
      label: 'Become a Climate Yodha',
      message: 'I want to become a Climate Yodha. What should I do next?',
    },
    { label: 'Technical support', message: 'I need technical support. My product and the problem:' },
  ],
  replace: { question: 'Replace your message?', yes: 'Replace it', no: 'Keep mine' },

  submit: 'Send message',
  sending: 'Sending...',
  promise: 'We reply within 24 hours.',

  success: 'Thank you for contacting us! We will reach out to you shortly!',
  failure: 'Something went wrong!',
  noResponse: 'Server error. Please try again later.',

  receipt: {
    reference: 'Reference',
    replyBy: 'We reply by',
    dismiss: 'Close receipt',
    timeZone: '(IST)',
    back: 'Return to Home',
    next: 'Till then',
    /** One next step, by what the message is about. */
    steps: {
      home: { path: '/energy-calculator', label: 'Check your bill in the calculator' },
      business: { path: '/smart-business#kvah-billing', label: 'See what your power factor costs you' },
      utility: { path: '/utilities/brief', label: 'Print our one-page brief' },
      shop: { path: '/our-products', label: 'See our products and prices' },
      yodha: { path: '/about-us#climate-yodha', label: 'See what a Climate Yodha does' },
      support: { path: '/contact-us#call-us', label: 'Urgent? Call support' },
    },
  },

  thanks: {
    title: 'We have your message',
    description: 'We have your message. We reply within 24 hours.',
  },
} as const
