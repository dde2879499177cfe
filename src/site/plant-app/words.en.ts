/** What stands on the plant app's screens, and what each shows, for who cannot see it. */
export const screenCopy = {
  load: {
    label: '312.4 kW now, the largest part of it 118 kW of chiller 1',
    now: 'Load now',
    loads: ['Chiller 1', 'Compressor', 'Line 2', 'Lighting'],
  },
  powerFactor: {
    label: '0.99 now, from 0.82 before the APFC panel was switched on; three of four steps are in',
    last: 'Last 24 hours',
    from: 'from 0.82',
    on: 'APFC on',
    step: (number: number) => `Step ${number}`,
  },
  bill: {
    label: '₹4,82,310 this month: energy, demand and other charges; fewer units a day since the correction',
    soFar: 'This month so far',
    energy: 'Energy',
    demand: 'Demand',
    other: 'Other',
    unitsADay: 'Units a day',
  },
} as const
