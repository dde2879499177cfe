// Translated on 26 November 2026, from revision 526e9c4f.
/** Of the office's week. Times of day stay as clocks and bills print them: 10:00 AM. */
export const officeHoursWords = {
  days: ['సోమవారం', 'మంగళవారం', 'బుధవారం', 'గురువారం', 'శుక్రవారం', 'శనివారం', 'ఆదివారం'],
  to: (first: string, last: string) => `${first} నుంచి ${last}`,
  closed: 'సెలవు',
  zone: 'IST',
}
