// Translated on 26 November 2026, from revision e5e221b6.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './office-hours-words.en.ts'

export const officeHoursWords: Translated<typeof english.officeHoursWords> = {
  initials: ['सो', 'मं', 'बु', 'गु', 'शु', 'श', 'र'],
  // Said once: सोम से शुक्रवार, सुबह 10:00 से शाम 6:00 बजे.
  span: (first, last) => `${first.replace(/वार$/, '')} से ${last}`,
  hours: (opens, closes) => `${opens.replace(/ बजे$/, '')} से ${closes}`,
  closed: 'बंद',
  inZone: (hours) => `${hours} (IST)`,
}
