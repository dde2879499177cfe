export const uiCopy = {
  notifications: 'Notifications',
  close: 'Close',
  missing: 'A part of this page did not load.',
  reload: 'Reload the page',
  /** Where a part of a page failed, and the page did not. */
  part: {
    heading: 'This part stopped working',
    text: 'The rest of the page works. What you typed is safe.',
    again: 'Try again',
    /** Of the failure, where the reference of something that was sent may stand beside it. */
    report: 'Report',
  },
  carousel: {
    role: 'carousel',
    previous: 'Previous picture',
    next: 'Next picture',
    picture: (place: number, count: number) => `Picture ${place} of ${count}`,
  },
  /** One line; the fields themselves say what is wrong. */
  errorSummary: (count: number, first: string) =>
    count === 1 ? `Please correct 1 field: ${first}` : `Please correct ${count} fields. First: ${first}`,
  /** What the plate of a drawn meter says. */
  meterPlate: 'Single phase 240 V 50 Hz',
} as const
