/** What mails to staff say of any lead. */
export const leadCopy = {
  receiptHeld: (reason: string) =>
    `The visitor got no receipt by mail (${reason}). Look before you answer; the desk can send it.`,
} as const
