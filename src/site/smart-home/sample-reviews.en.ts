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
    // BEE, as BusinessLine quotes it in 2018: content/posts/what-an-air-conditioner-costs-per-hour.md.
    quote: 'Set the AC at 24 °C in place of 20 °C. BEE says that can save about 24% of its units.',
    who: 'BEE, 2018',
    key: 'plug',
  },
  {
    quote: 'See what runs at 2 in the morning. A 750 W pump left on till 6 uses 3 units.',
    who: 'Worked example',
    key: 'auditor',
    hours: { before: { 2: 750, 3: 750, 4: 750, 5: 750 }, after: {} },
  },
  {
    quote: 'Check your bill line by line: units first, then the rate of each slab, then charges and duty.',
    who: 'How to start',
    key: 'auditor',
  },
] as const
