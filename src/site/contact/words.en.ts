export const callsCopy = {
  call: 'Call us',
  callHours: '10 AM to 6 PM IST',
  sales: 'Sales',
  support: 'Support',
  general: 'General',
  email: 'Email',
  calculator: 'Bill too high? Work it out first',
  hours: 'Business hours',
  open: 'Open now',
  closed: 'Closed now',
  week: [
    ['Monday to Friday', '10:00 AM to 6:00 PM'],
    ['Saturday', '10:00 AM to 6:00 PM'],
    ['Sunday', 'Closed'],
  ],
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
} as const

export const officeCopy = {
  map: {
    office: 'Office',
    show: 'Show map',
    title: 'Map of our office',
    description: 'Our office in Hyderabad and our branches on a map of India.',
    open: 'Open in your map app',
  },

  branches: {
    heading: 'Branches',
    call: 'Call',
    credit: {
      text: 'Outline of India: Survey of India, shared by DataMeet (CC BY 4.0)',
      href: 'https://github.com/datameet/maps',
    },
    diagram: 'Map of India with our office in Hyderabad and our branches in Patna, Raipur and Delhi.',
  },
} as const
