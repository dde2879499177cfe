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
  busy: 'Too many files at the moment. Please try again in a minute.',

  success: 'Application submitted successfully!',
  failure: 'Something went wrong. Please contact support.',
  noResponse: 'Server error. Please try again later.',
  resumeHint: 'PDF, DOC or DOCX, under 5 MB.',
  drop: 'or drop the file here',
  kinds: { pdf: 'PDF', doc: 'DOC', docx: 'DOCX' },
  remove: (name: string) => `Remove ${name}`,
  notice: 'We use your details only to decide on this job.',
  trap: 'Leave this empty',
  submit: 'Submit application',
  sending: 'Sending...',
  reference: 'Reference',
  receiptHint: 'Keep this number. We have also sent it to your email.',
} as const
