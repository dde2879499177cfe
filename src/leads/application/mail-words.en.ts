export const applicationEmailCopy = {
  receipt: {
    subject: (reference: string) => `We have your application (${reference})`,
    preview: () => 'We have your application.',
    thanks: (brand: string) => `Thank you for applying to ${brand}. We have your application and will read it.`,
    reference: 'Reference',
    opening: 'Opening',
    resume: 'Resume',
    closing: 'To add something, reply to this email. Keep the reference in the subject.',
  },
  notice: {
    subject: (reference: string, name: string) => `${reference} Application from ${name}`,
    preview: () => 'Somebody applies for a job.',
    heading: 'New application',
    hint: (reference: string) =>
      `The resume is not attached. It is kept privately: sign in to the desk and look for ${reference}.`,
    closing: 'Reply to this email to write to the applicant.',
  },
  /** Shown where an applicant named no opening of ours. */
  noOpening: 'None named',
} as const
