/** Beside the fields of what only the paper of a bill knows. */
export const paperCopy = {
  changed: {
    days: 'Days of the bill',
    hint: 'The rates changed in between. Leave empty if all days are under the new ones.',
    earlier: (day: string) => `Of them until ${day}`,
  },
  hint: 'Type each amount as printed. Put a minus before a rebate.',
  payment: 'How you pay',
  noPayment: 'As usual',
  payments: {
    prompt: 'Before the day for the rebate',
    online: 'Online',
    advance: 'In advance',
    prepaid: 'By a prepaid meter',
  },
} as const
