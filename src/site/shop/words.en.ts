import { termsInWords } from '#company/terms.en.ts'

export const shopCopy = {
  title: 'Shop',
  description: 'The AI Smart Plug for one appliance, the Bijli Auditor for the whole home. Prices, pictures, returns.',

  pictures: (product: string) => `Pictures of the ${product}`,

  plug: {
    points: ['Units and rupees for one appliance', 'Switch it from your phone', 'You fit it yourself: plug it in'],
    bill: {
      unit: 'One unit, in INR',
      list: 'List price',
      saving: 'You save',
      price: 'Price',
    },
    order: 'Order Now',
    /** Opens the calculator with the load that the plug is bought for. */
    cost: 'What does my geyser cost?',
    elsewhere: 'Nothing is charged on this page. The total, with any tax or delivery charge, is told before you pay.',
    returns: `Unopened plugs can be returned within ${termsInWords.returnWindow} of delivery; refunds take ${termsInWords.refundTime}.`,
    policy: 'Returns and refunds',
    /** Where no payment page is set, Order Now leads to the contact form with this in it. */
    orderMessage: (product: string, price: string) =>
      `I would like to order the ${product} at ${price}. Number of plugs: 1. My delivery address and pincode are:`,
  },

  auditor: {
    points: [
      'Live load of the whole house',
      'Power factor and hours of heavy use',
      'Home audit by our team when it is fitted',
    ],
    price: 'Contact for Pricing',
    why: 'The price depends on your connection and board.',
    message: 'Please send me the price of the Bijli Auditor. My connection (sanctioned load, phases) is:',
  },

  closing: {
    heading: 'Fitting out a building or a whole feeder?',
    text: 'Tell us how many points you want to measure. Sales will work it out with you.',
    action: 'Contact Sales Team',
    message: 'I would like to talk to the sales team. The number of points we want to measure is:',
  },
} as const
