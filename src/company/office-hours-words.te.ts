// Translated on 26 November 2026, from revision bdc0824f.
export const officeHoursWords = {
  /** In a strip of the week, from Monday. */
  initials: ['సో', 'మం', 'బు', 'గు', 'శు', 'శ', 'ఆ'],
  span: (first: string, last: string) => `${first.replace(/వారం$/, '')} నుంచి ${last}`,
  hours: (opens: string, closes: string) => `${opens} నుంచి ${closes}`,
  closed: 'సెలవు',
  inZone: (hours: string) => `${hours} IST`,
} as const
