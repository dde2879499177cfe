import { termsInWords, terms as values } from '#company/terms.en.ts'
import type { Policy } from './policy.ts'

/** Specification, section 9. `company`: its legal name, else its brand. */
export const termsAndConditions = (brand: string, company: string): Policy => ({
  title: 'Terms and conditions',
  description: `Who can use this site, what the prices mean and which courts decide: the terms of ${brand}.`,
  path: '/termsandconditions',
  inShort: [
    ['Your age', termsInWords.leastAge],
    ['Amounts', `In ${values.currency}`],
    ['Returns', termsInWords.returnWindow],
    ['Disputes', termsInWords.courts],
  ],
  note: termsInWords.amounts,
  sections: [
    {
      id: 'who',
      heading: 'Who can use this site',
      text: [
        `You must be ${values.leastAgeYears} or older to use this site, to order from us or to send us a form.`,
        `"We" and "us" means ${company}. If you use this site, you accept these terms.`,
      ],
    },
    {
      id: 'prices',
      heading: 'Prices and payment',
      text: [
        'All amounts are in Indian rupees (INR).',
        'You pay on the page of our payment partner. The partner’s own terms apply there. We never see your card.',
      ],
    },
    {
      id: 'orders',
      heading: 'Orders, cancellation and returns',
      text: [
        'You can cancel an order only before dispatch or activation.',
        `You can return an unopened device within ${termsInWords.returnWindow} of delivery. We process refunds within ${termsInWords.refundTime}.`,
      ],
      link: { to: '/returns&refundsPolicy', label: 'Returns and refunds in full' },
    },
    {
      id: 'figures',
      heading: 'Calculators and figures',
      text: [
        'Our calculators give you an estimate. Your discom’s bill and your state’s tariff order decide what you must pay.',
        'What you save depends on your load, your tariff and how you use the device. Every number about us carries its month.',
      ],
    },
    {
      id: 'installation',
      heading: 'Electrical work',
      text: ['Work in a DB box is dangerous. A licensed electrician must fit any device that goes inside it.'],
    },
    {
      id: 'content',
      heading: 'Words, pictures and names',
      text: [
        'The text, pictures, drawings and names on this site are ours, or we may use them. You can link to any page, and quote from it with a link.',
      ],
    },
    {
      id: 'use',
      heading: 'Fair use of the site',
      text: [
        'Do not try to break the site, overload it or read what is not yours. If you find a weak spot, tell us before you tell others.',
      ],
    },
    {
      id: 'law',
      heading: 'Law and courts',
      text: [`The law of India applies. The courts of ${values.courts} decide disputes.`],
      link: { to: '/contact-us', label: 'Talk to us first' },
    },
  ],
})
