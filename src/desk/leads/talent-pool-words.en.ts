/** Who agreed to be thought of for other jobs. */
export const poolDeskCopy = {
  title: 'Talent pool',
  lead: 'Applicants who agreed that we think of them for other jobs. Each entry ends by itself on its day, and at once when they take it back.',
  none: 'Nobody has agreed just now.',
  columns: {
    name: 'Name',
    opening: 'Applied for',
    stage: 'Stage',
    rating: 'What we think',
    agreed: 'Agreed',
    ends: 'Ends',
  },
  back: 'Applications',
  isMore: (shown: number) => `The next ${shown} to end are shown.`,
} as const
