export const auditEmailCopy = {
  receipt: {
    subject: (reference: string) => `We have your request for a home audit (${reference})`,
    preview: (replyBy: string) => `We call you by ${replyBy}.`,
    thanks: (brand: string) =>
      `Thank you for booking a home energy audit with ${brand}. Our team will call you to fix a time.`,
    reference: 'Reference',
    replyBy: 'We call you by',
    phone: 'On this number',
    phoneEnding: (digits: string) => `the one that ends in ${digits}`,
    closing: 'If this number is wrong, reply to this email. Keep the reference in the subject.',
  },
  notice: {
    subject: (reference: string, name: string) => `${reference} Home audit for ${name}`,
    preview: (replyBy: string) => `Call by ${replyBy}`,
    heading: 'New home audit',
    replyBy: 'Call by',
    closing: 'Reply to this email to write to the visitor.',
  },
} as const
