export const applicationCopy = {
  labels: {
    full_name: 'Full name',
    email: 'Email',
    phone_number: 'Phone number',
    cover_letter: 'Cover letter',
    resume: 'Resume',
  },
  errors: {
    full_name: 'Enter your name.',
    email: 'Enter a valid email address.',
    phone_number: 'Enter a valid phone number.',
    cover_letter: 'Write a cover letter.',
    /** The specification's words (5), for a resume of another kind, one that is too large, and none. */
    resumeType: 'Please upload only PDF or DOCX files!',
    resumeSize: 'File size must be less than 5MB!',
    resumeMissing: 'Please upload your resume before submitting!',
  },
  busy: 'Many people are sending files just now. Please try again in a minute.',

  success: 'Application submitted successfully!',
  failure: 'Something went wrong. Please contact support.',
  noResponse: 'Server error. Please try again later.',
  resumeHint: 'PDF, DOC or DOCX, under 5 MB.',
  drop: 'or drop the file here',
  kinds: { pdf: 'PDF', doc: 'DOC', docx: 'DOCX' },
  remove: (name: string) => `Remove ${name}`,
  notice: 'We use what you send to decide whom to hire for this opening.',
  trap: 'Leave this empty',
  submit: 'Submit application',
  sending: 'Sending...',
  reference: 'Reference',
  receiptHint: 'Keep the reference. A copy of it is on its way to your inbox.',
} as const
