// Translated on 26 November 2026, from revision 526e9c4f.
export const officeHoursWords = {
  days: ['సోమవారం', 'మంగళవారం', 'బుధవారం', 'గురువారం', 'శుక్రవారం', 'శనివారం', 'ఆదివారం'],
  /** In a strip of the week. */
  initials: ['సో', 'మం', 'బు', 'గు', 'శు', 'శ', 'ఆ'],
  span: (first: string, last: string) => `${first} నుంచి ${last}`,
  hours: (opens: string, closes: string) => `${opens} నుంచి ${closes}`,
  closed: 'సెలవు',
  inZone: (hours: string) => `${hours} IST`,
  /** `hour` from 0 to 23, `clock` by twelve hours: సాయంత్రం 6:00. */
  time: (hour: number, clock: string) => `${partOfDay(hour)} ${clock}`,
} as const

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 19) return 'రాత్రి'
  if (hour < 12) return 'ఉదయం'
  return hour < 16 ? 'మధ్యాహ్నం' : 'సాయంత్రం'
}
