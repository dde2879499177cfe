import { termsInWords as terms } from '#company/terms.en.ts'
import type { Policy } from './policy.ts'

/** Specification, section 9. */
export const returnsAndRefunds: Policy = {
  title: 'Returns and refunds',
  description: `You can return an unopened device within ${terms.returnWindow} of delivery. The refund takes ${terms.refundTime}.`,
  path: '/returns&refundsPolicy',
  inShort: [
    ['Return window', terms.returnWindow],
    ['Counted from', terms.returnFrom],
    ['Refund processed in', terms.refundTime],
    ['Cancel an order', terms.cancellation],
  ],
  note: terms.amounts,
  sections: [
    {
      id: 'cancellation',
      heading: 'Cancellation',
      text: [
        'You can cancel an order only before we dispatch it. You can cancel a service or a software license only before it is activated.',
      ],
    },
    {
      id: 'returns',
      heading: 'Returns',
      text: [
        `You can return a device within ${terms.returnWindow} of delivery, if it is unopened and unused.`,
        'Call us or write to us before you send it back, so that we know your order.',
      ],
    },
    {
      id: 'not-returnable',
      heading: 'What cannot be returned',
      text: ['You cannot return these:'],
      list: ['devices that are opened or used', 'services already delivered', 'software licenses already delivered'],
    },
    {
      id: 'digital-services',
      heading: 'Digital services',
      text: ['Digital services are not refundable. We do refund a payment that failed or was charged twice.'],
    },
    {
      id: 'refunds',
      heading: 'Refunds',
      text: [
        `We process a refund within ${terms.refundTime}. Amounts are in INR.`,
        'After that your bank may take some time. Ask us for the transfer reference.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      text: ['Nothing on this page takes away your rights under the Consumer Protection Act, 2019.'],
      link: { to: '/contact-us', label: 'Ask about a return' },
    },
  ],
}
