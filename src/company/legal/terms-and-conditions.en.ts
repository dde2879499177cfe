import { site } from '#company/site.ts'
import { termsInWords, terms as values } from '#company/terms.en.ts'
import type { Policy } from './policy.ts'

/** Specification, section 9. */
export const termsAndConditions: Policy = {
  title: 'Terms and conditions',
  description: `Who may use this site, what prices mean and which courts decide: the terms of ${site.brand}.`,
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
      heading: 'Who may use this site',
      text: [
        `You have to be ${values.leastAgeYears} or older to use this site, to order from us and to send us a form.`,
        `"We" and "us" are ${site.brand}. Whoever uses the site accepts these terms.`,
      ],
    },
    {
      id: 'prices',
      heading: 'Prices and payment',
      text: [
        'All amounts are in Indian rupees (INR).',
        'You pay on the page of our payment partner, and the partner’s own terms hold there. We never see your card.',
      ],
    },
    {
      id: 'orders',
      heading: 'Orders, cancellation and returns',
      text: [
        'An order can be cancelled only before dispatch or activation.',
        `Unopened devices can be returned within ${termsInWords.returnWindow} of delivery, and refunds are processed within ${termsInWords.refundTime}.`,
      ],
      link: { to: '/returns&refundsPolicy', label: 'Returns and refunds in full' },
    },
    {
      id: 'figures',
      heading: 'Calculators and figures',
      text: [
        'What the calculators on this site work out is an estimate. Your distribution company’s bill and the tariff order of your state decide what you owe.',
        'Savings depend on the load, the tariff and how a device is used. Every number that we claim about ourselves carries the month in which it was stated.',
      ],
    },
    {
      id: 'installation',
      heading: 'Electrical work',
      text: [
        'Work on a distribution board is dangerous. Devices that are fixed to one have to be installed by a licensed electrician.',
      ],
    },
    {
      id: 'content',
      heading: 'Words, pictures and names',
      text: [
        'The texts, pictures, drawings and names on this site are ours or used with permission. You may link to every page and quote from it with a link.',
      ],
    },
    {
      id: 'use',
      heading: 'Fair use of the site',
      text: [
        'Do not try to break it, to overload it or to read what is not yours. If you find a weakness, tell us before you tell others.',
      ],
    },
    {
      id: 'law',
      heading: 'Law and courts',
      text: [`The law of India applies. The courts of ${values.courts} decide disputes.`],
      link: { to: '/contact-us', label: 'Talk to us first' },
    },
  ],
}
