export const enquiryEmailCopy = {
  receipt: {
    subject: (reference: string) => `We have your message (${reference})`,
    preview: (replyBy: string) => `We reply by ${replyBy}.`,
    thanks: (brand: string) => `Thank you for writing to ${brand}. We have your message.`,
    reference: 'Reference',
    replyBy: 'We reply by',
    closing: 'To add something, reply to this email. Keep the reference in the subject.',
  },
  notice: {
    subject: (reference: string, name: string) => `${reference} Enquiry from ${name}`,
    preview: (replyBy: string) => `Reply by ${replyBy}`,
    heading: 'New enquiry',
    replyBy: 'Reply by',
    closing: 'Reply to this email to write to the visitor.',
  },
} as const
