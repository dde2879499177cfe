/**
 * Samples. They show how a review looks; nobody has said them. The company
 * replaces them with reviews of its customers, with their consent, and takes
 * the mark away.
 */
export const sampleReviews = {
  mark: (place: number, count: number) => `Sample review ${place} of ${count}`,
  reviews: [
    {
      quote: 'The geyser was on for three hours every morning. Nobody had noticed. Now it is forty minutes.',
      who: 'Home owner, Hyderabad',
      product: 'AI Smart Plug',
    },
    {
      quote: 'I open the app when the AC goes on. That is enough to turn it up two degrees.',
      who: 'Home owner, Raipur',
      product: 'AI Smart Plug',
    },
    {
      quote: 'The auditor showed a load at 2 in the morning. It was the old pump.',
      who: 'Home owner, Patna',
      product: 'Bijli Auditor',
    },
    {
      quote: 'For the first time I could check the bill line by line.',
      who: 'Home owner, Delhi',
      product: 'Bijli Auditor',
    },
  ],
} as const
