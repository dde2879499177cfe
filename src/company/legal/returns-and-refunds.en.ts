import { termsInWords as terms } from '#company/terms.en.ts'
import type { Policy } from './policy.ts'

/** Specification, section 9. */
export const returnsAndRefunds: Policy = {
  title: 'Returns and refunds',
  description: `Unopened devices can be returned within ${terms.returnWindow} of delivery; refunds take ${terms.refundTime}.`,
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
        'An order can be cancelled only before it is dispatched, or before a service or a software license is activated.',
      ],
    },
    {
      id: 'returns',
      heading: 'Returns',
      text: [
        `A device that is unopened and unused can be returned within ${terms.returnWindow} of delivery.`,
        'Write to us or call us before you send it back, so that we know which order it belongs to.',
      ],
    },
    {
      id: 'not-returnable',
      heading: 'What cannot be returned',
      text: ['These are not returnable:'],
      list: [
        'devices that were opened or used',
        'services that were delivered',
        'software licenses that were delivered',
      ],
    },
    {
      id: 'digital-services',
      heading: 'Digital services',
      text: ['Digital services are not refundable, except for a transaction that failed or was charged twice.'],
    },
    {
      id: 'refunds',
      heading: 'Refunds',
      text: [
        `A refund that is due is processed within ${terms.refundTime}. Amounts are in INR.`,
        'How long your bank takes after that is its own affair; ask us for the reference of the transfer.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      text: ['Nothing on this page takes away what the Consumer Protection Act, 2019 gives you.'],
      link: { to: '/contact-us', label: 'Ask about a return' },
    },
  ],
}
