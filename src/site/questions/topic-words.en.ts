/** The topics of questions, as the desk's list has them. */
export const topicNames = {
  home: 'Home',
  business: 'Business',
  utility: 'Utility',
  orders: 'Orders and returns',
  company: 'The company',
} as const
