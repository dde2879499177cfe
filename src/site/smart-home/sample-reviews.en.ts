/**
 * What a customer may find, worked out: nobody has said it, and no name stands beside it. They stand until a customer's own
 * words do, with their consent.
 */
export const sampleReviews = [
  {
    quote: 'A 2 kW geyser that heats for three hours a day uses 6 units. Forty minutes use 1.3.',
    who: 'Worked example',
    key: 'plug',
    // Watts, by the hour: two thirds of an hour are 1,333 on average.
    hours: { before: { 5: 2000, 6: 2000, 7: 2000 }, after: { 6: 1333 } },
  },
  {
    // An average hour of an AC whose label says 960 units a year, and BEE as BusinessLine quotes it in 2018:
    // content/posts/what-an-air-conditioner-costs-per-hour.md.
    quote:
      'An AC that draws 600 W for six hours uses 3.6 units. At 24 °C in place of 20 °C, BEE expects about 24% less.',
    who: 'BEE, 2018',
    key: 'plug',
    hours: {
      before: { 0: 600, 1: 600, 2: 600, 3: 600, 22: 600, 23: 600 },
      after: { 0: 456, 1: 456, 2: 456, 3: 456, 22: 456, 23: 456 },
    },
  },
  {
    quote: 'See what runs at 2 in the morning. A 750 W pump left on till 6 uses 3 units.',
    who: 'Worked example',
    key: 'auditor',
    hours: { before: { 2: 750, 3: 750, 4: 750, 5: 750 }, after: {} },
  },
  {
    // content/posts/standby-loads-at-home.md has the same watts, and what they cost in a month.
    quote:
      'TV, set-top box and chargers: 25 W on standby use 0.6 units a day, 18 a month. Switch them off at the wall.',
    who: 'Worked example',
    key: 'auditor',
    hours: { before: Object.fromEntries(Array.from({ length: 24 }, (_, hour) => [hour, 25])), after: {} },
  },
] as const
