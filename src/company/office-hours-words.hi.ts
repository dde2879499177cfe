// Translated on 26 November 2026, from revision e5e221b6.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './office-hours-words.en.ts'

export const officeHoursWords: Translated<typeof english.officeHoursWords> = {
  initials: ['सो', 'मं', 'बु', 'गु', 'शु', 'श', 'र'],
  span: (first, last) => `${first} से ${last}`,
  hours: (opens, closes) => `${opens} से ${closes} तक`,
  closed: 'बंद',
  inZone: (hours) => `${hours} (IST)`,
}
