export const officeCopy = {
  map: {
    office: 'Office',
    show: 'Show map',
    title: 'Map of our office',
    description: 'Where our office and branches are, at their latitude and longitude.',
    open: 'Open in your map app',
  },

  branches: {
    heading: 'Branches',
    call: 'Call',
    diagram:
      'Our office in Hyderabad and the branches in Raipur, Patna and Delhi, drawn at their latitude and longitude.',
  },
} as const
