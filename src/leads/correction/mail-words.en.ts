export const correctionEmailCopy = {
  receipt: {
    subject: (reference: string) => `We have your correction (${reference})`,
    preview: () => 'We have your correction.',
    thanks: (brand: string) =>
      `Thank you for telling ${brand} that a rate is wrong. We will check it and write to you.`,
    reference: 'Reference',
    closing: 'To add something, reply to this email. Keep the reference in the subject.',
  },
  notice: {
    subject: (reference: string, name: string) => `${reference} A rate is wrong, says ${name}`,
    preview: () => 'A visitor says that a rate is wrong.',
    heading: 'A rate is wrong',
    hint: (reference: string) =>
      `A photo is not attached. It is kept privately: sign in to the desk and look for ${reference}. Surcharges and orders are under Tariffs.`,
    closing: 'Reply to this email to write to the visitor.',
  },
} as const
