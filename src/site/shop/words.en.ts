import { termsInWords } from '#company/terms.en.ts'

export const shopCopy = {
  title: 'Shop',
  description: 'The AI Smart Plug for one appliance, the Bijli Auditor for the whole home. Prices, pictures, returns.',

  pictures: (product: string) => `Pictures of the ${product}`,

  plug: {
    bill: {
      /** Of what one price buys; where the product does not say it, one. */
      unit: (unit: string | null) => `${unit ?? 'One unit'}, in INR`,
      list: 'List price',
      saving: 'You save',
      price: 'Price',
    },
    order: 'Order Now',
    /** Opens the calculator with the load that the plug is bought for. */
    cost: 'What does a geyser cost a month?',
    elsewhere: 'You pay on the next page, after you have seen tax and delivery.',
    returns: `You can return an unopened plug within ${termsInWords.returnWindow} of delivery. The refund takes ${termsInWords.refundTime}.`,
    policy: 'Returns and refunds',
    facts: 'Before you buy',
    ask: 'Ask us anything else',
    question: (product: string) => `I have a question about the ${product}:`,
    /** Where no payment page is set, Order Now leads to the contact form with this in it. */
    orderMessage: (product: string, price: string | undefined) =>
      `I want to order the ${product}${price ? ` at ${price}` : ''}. Number of plugs: 1. My delivery address and pincode:`,
  },

  auditor: {
    points: [
      'Live load of the whole house',
      'Power factor, and the hours when you use most',
      'Our team does a home audit when they fit it',
    ],
    price: 'Contact for Pricing',
    why: 'The price depends on your connection and your DB box.',
    orderMessage: (product: string, price: string) =>
      `I want to order the ${product} at ${price}. My delivery address and pincode:`,
    message: (product: string) =>
      `Please send me the price of the ${product}. My connection (sanctioned load, phases) is:`,
  },

  closing: {
    heading: 'Need it for a whole building or feeder?',
    text: 'Tell us how many points you want to measure. Our sales team will work out the price with you.',
    action: 'Contact Sales Team',
    message: 'I want to talk to the sales team. Number of points we want to measure:',
  },
} as const
