export const letterCopy = {
  /** The foot's link to a person's own page. */
  consents: 'See or take back what you agreed to',
} as const
