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
