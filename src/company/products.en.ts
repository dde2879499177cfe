import type { Fact } from './fact.ts'
import { terms, termsInWords } from './terms.en.ts'

/** What the company sells to homes. Amounts are paise of Indian rupees; the specification's section 9 names them. */
export const products = {
  plug: {
    name: 'AI Smart Plug',
    summary:
      'Plug it into the wall and put your appliance on it. It shows what the appliance uses, in units and rupees. Switch it off from your phone.',
    listPricePaise: 249_900,
    pricePaise: 115_000,
    /** Front, side and back. */
    pictures: ['plug-front', 'plug-side', 'plug-back'],
  },
  auditor: {
    name: 'Bijli Auditor',
    summary:
      'One device in your DB box tracks the whole house. It records the load all day and shows where your units go.',
    pictures: ['auditor-front', 'auditor-hero', 'auditor-ct', 'auditor-board'],
  },
  switches: {
    name: 'Smart switches',
    summary: 'Your usual wall switch, which also shows the units it uses.',
  },
} as const

/** In the order of the shop's table. Write beside each value where it comes from. */
export const plugFacts: readonly Fact[] = [
  { id: 'amperes', label: 'Rated current (A)', value: null },
  { id: 'watts', label: 'Maximum load (W)', value: null },
  { id: 'standard', label: 'Indian standard (BIS)', value: null },
  { id: 'wifi', label: 'Wi-Fi', value: null },
  { id: 'in-the-box', label: 'In the box', value: null },
  // Specification, section 1: the product of the smart-home page.
  { id: 'measures', label: 'Measures', value: 'One appliance, in units and rupees' },
  { id: 'fitting', label: 'Fitting', value: 'Plug it in yourself' },
  { id: 'warranty', label: 'Warranty', value: null },
  { id: 'delivery', label: 'Delivery time', value: null },
  // Specification, sections 2 and 9.
  { id: 'payment', label: 'Payment', value: `On our payment partner’s page, in ${terms.currency}` },
  { id: 'payment-methods', label: 'UPI, card, EMI, cash on delivery', value: null },
  { id: 'cancelling', label: 'Cancel', value: termsInWords.cancellation },
  { id: 'returns', label: 'Return', value: `Unopened, within ${termsInWords.returnWindow}` },
  { id: 'refund', label: 'Refund', value: `In ${termsInWords.refundTime}` },
]
