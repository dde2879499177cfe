import type { Rating } from './find-ratings.ts'

/** What staff think of an applicant. */
export const ratingsCopy = {
  heading: 'What we think',
  first: 'Say first what you think. Then you see what colleagues have written.',
  stars: 'On the whole, from 1 to 5',
  meanings: {
    1: '1: no',
    2: '2: rather not',
    3: '3: perhaps',
    4: '4: yes',
    5: '5: by all means',
  } as Record<number, string>,
  unsaid: 'Cannot say',
  criterionOf: (name: string, stars: number) => `${name}: ${stars} of 5`,
  /** Of all who could say. */
  meanOf: ({ mean, count }: Rating) => (mean === null ? `judged by ${count}` : `${mean} of 5, by ${count}`),
  notJudged: 'not judged yet',
  text: 'Why',
  textHint: 'What speaks for them and what against, for this job. The applicant can ask to read it.',
  submit: 'Save',
  change: 'Change what you wrote',
  yours: (stars: number) => `You: ${stars} of 5`,
  by: (name: string, stars: number, time: string) => `${name}: ${stars} of 5, ${time}`,
  noOther: 'Nobody else has written yet.',
  none: 'Nobody has written yet.',
  waiting: (count: number) => (count === 1 ? 'One colleague has written.' : `${count} colleagues have written.`),
  mean: (mean: number, count: number) => `${mean} of 5, by ${count}`,
  /** In a row of the list. */
  inList: ({ mean, count }: Rating) => (mean === null ? `Rated by ${count}` : `${mean} of 5 by ${count}`),
  done: 'Saved.',
  refused: {
    kind: 'Only applicants are rated.',
    stars: 'Choose from 1 to 5.',
    text: 'Say why, in up to 2,000 letters.',
  },
} as const
