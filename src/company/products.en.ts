/** What the company sells to homes. Amounts are paise of Indian rupees; the specification's section 9 names them. */
export const products = {
  plug: {
    name: 'AI Smart Plug',
    summary:
      'Put it between the wall and the appliance. It tells you what that appliance uses, in units and in rupees, and switches it off when you ask.',
    listPricePaise: 249_900,
    pricePaise: 115_000,
    /** Front, side and back. */
    pictures: ['plug-front', 'plug-side', 'plug-back'],
  },
  auditor: {
    name: 'Bijli Auditor',
    summary:
      'One device at the distribution board watches the whole home. It records the load all day and finds where the units go.',
    pictures: ['auditor-front', 'auditor-hero', 'auditor-ct', 'auditor-board'],
  },
  switches: {
    name: 'Smart switches',
    summary: 'The wall switch you already know, with a meter behind it.',
  },
} as const
