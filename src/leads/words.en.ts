/** What mails to staff say of any lead. */
export const leadCopy = {
  receiptHeld: (reason: string) =>
    `The visitor got no receipt by email (${reason}). Look before you answer; the desk can send it.`,
  notice: {
    reference: 'Reference',
    receivedAt: 'Received',
    full_name: 'Full name',
    email: 'Email',
    phone_number: 'Phone number',
    open: 'Open it at the desk',
  },
} as const
