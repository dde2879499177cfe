/** Of the page, beside what the company says of a visit. */
export const visitCopy = {
  booking: 'Booking',
  free: 'Free. You pay nothing on this page',
  /** What the company has not said yet, by its labels: "What it costs". */
  ask: 'Ask on the call',
  asked: (labels: readonly string[]) =>
    labels.map((label, at) => (at === 0 ? label : label[0]!.toLowerCase() + label.slice(1))).join(', '),
} as const
