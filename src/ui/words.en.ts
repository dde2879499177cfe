export const uiCopy = {
  notifications: 'Notifications',
  close: 'Close',
  missing: 'A part of this page did not load.',
  reload: 'Load the page again',
  /** Where a part of a page failed, and the page did not. */
  part: {
    heading: 'This part stopped working',
    text: 'The rest of the page works. What you typed is kept.',
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
  errorSummaryTitle: (count: number) =>
    count === 1 ? 'One thing needs another look' : `${COUNTED[count] ?? count} things need another look`,
  /** What the plate of a drawn meter says. */
  meterPlate: 'Single phase 240 V 50 Hz',
} as const

const COUNTED: Record<number, string> = {
  2: 'Two',
  3: 'Three',
  4: 'Four',
  5: 'Five',
  6: 'Six',
  7: 'Seven',
  8: 'Eight',
  9: 'Nine',
}
