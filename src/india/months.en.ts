/** Written out, as Intl's words differ between the server's and the browsers' versions, and a page must not. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

export const dateWords = {
  /** As exactly as it is known. */
  inOrder: (year: string, month?: string, day?: number) => [day, month, year].filter(Boolean).join(' '),
} as const
