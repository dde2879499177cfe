import { site } from '#company/site.ts'

export const auditEmailCopy = {
  receipt: {
    subject: (reference: string) => `We have your request for a home audit (${reference})`,
    preview: (replyBy: string) => `We call you by ${replyBy}.`,
    thanks: `Thank you for asking ${site.brand} for a home energy audit. Our team will call you to agree on a time.`,
    reference: 'Reference',
    replyBy: 'We call you by',
    phone: 'On this number',
    phoneEnding: (digits: string) => `the one that ends in ${digits}`,
    closing: 'If that is another number, answer this mail and keep the reference in the subject.',
  },
  notice: {
    subject: (reference: string, name: string) => `${reference} Home audit for ${name}`,
    preview: (replyBy: string) => `Call by ${replyBy}`,
    heading: 'New home audit',
    replyBy: 'Call by',
    closing: 'Answering this mail writes to the visitor.',
  },
} as const
