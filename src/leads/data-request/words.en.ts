/** The form by which somebody asks for what the data protection law gives them. */
export const dataRequestCopy = {
  title: 'Ask about your data',
  description:
    'See what we keep about you, correct it, delete it, take back a consent, or complain. No account needed.',
  heading: 'Your data, your call',
  lead: (days: number) => `Tell us what you want done. We answer within ${days} days. It costs nothing.`,

  rights: {
    access: 'Show me what you keep about me',
    correction: 'Correct what you keep about me',
    erasure: 'Delete what you keep about me',
    withdrawal: 'Take back my consent',
    grievance: 'I have a complaint about my data',
  },
  labels: {
    right: 'What do you want?',
    full_name: 'Full name',
    email: 'Email',
    phone_number: 'Phone',
    message: 'Anything that helps us find it',
  },
  optional: '(optional)',
  chooseRight: 'Choose one',
  emailHint: 'The email you used with us. We answer only to this address.',
  phoneHint: 'If you gave us a phone number, type the same one.',
  messageHint: 'A reference number, what is wrong, or what happened.',

  errors: {
    right: 'Choose what you want.',
    full_name: 'Enter your name.',
    email: 'Enter a valid email address.',
    phone_number: 'Enter a valid phone number.',
  },
  notice: 'We use your details only to answer this request.',
  trap: 'Leave this empty',
  submit: 'Send request',
  success: 'We have your request.',

  thanks: {
    title: 'We have your request',
    description: 'We have your request about your data.',
    reference: 'Reference',
    answerBy: 'We answer by',
    hint: 'Keep this number. We have also sent it to your email.',
    board: 'Not happy with our answer? You can go to the Data Protection Board of India.',
    back: 'Back to the privacy policy',
  },

  kind: {
    name: 'Data request',
    ownName: 'Your request about your data',
    jobs: { notice: 'Data request, to the privacy contact', receipt: 'Data request, receipt' },
  },
  mails: {
    receipt: {
      subject: (reference: string) => `We have your request about your data (${reference})`,
      preview: (answerBy: string) => `We answer by ${answerBy}.`,
      thanks: (brand: string) => `${brand} has your request about your data.`,
      reference: 'Reference',
      replyBy: 'We answer by',
      closing: 'To add something, reply to this email. Keep the reference in the subject.',
    },
    notice: {
      subject: (reference: string, name: string) => `${reference} Data request from ${name}`,
      preview: (answerBy: string) => `The law wants an answer. Answer by ${answerBy}`,
      heading: 'New data request',
      replyBy: 'Answer by',
      closing: 'Find the person on the desk’s privacy page, do what they ask, then reply to this email.',
    },
  },
} as const
