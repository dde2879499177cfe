import { listInWords } from '#india/list-in-words.en.ts'

export const callsCopy = {
  call: 'Call us',
  sales: 'Sales',
  support: 'Support',
  general: 'General',
  whatsapp: 'WhatsApp',
  email: 'Email',
  calculator: 'Bill too high? Work it out first',
  hours: 'Business hours',
  open: 'Open now',
  closed: 'Closed now',
} as const

export const officeCopy = {
  map: {
    office: 'Office',
    show: 'Show map',
    title: 'Map of our office',
    description: (city: string) => `Our office in ${city} and our branches on a map of India.`,
    open: 'Open in your map app',
  },

  branches: {
    heading: 'Branches',
    call: 'Call',
    map: 'Map',
    credit: {
      text: 'Outline of India: Survey of India, shared by DataMeet (CC BY 4.0)',
      href: 'https://github.com/datameet/maps',
    },
    diagram: (office: string, branches: readonly string[]) =>
      `Map of India with our office in ${office}${branches.length > 0 ? ` and our branches in ${listInWords(branches)}` : ''}.`,
  },
} as const
