// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './office-hours-words.en.ts'

export const officeHoursWords: Translated<typeof english.officeHoursWords> = {
  days: ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'],
  initials: ['सो', 'मं', 'बु', 'गु', 'शु', 'श', 'र'],
  span: (first, last) => `${first} से ${last}`,
  hours: (opens, closes) => `${opens} से ${closes} तक`,
  closed: 'बंद',
  inZone: (hours) => `${hours} (IST)`,
  time: (hour, clock) => `${partOfDay(hour)} ${clock} बजे`,
}

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात'
  if (hour < 12) return 'सुबह'
  return hour < 16 ? 'दोपहर' : 'शाम'
}
