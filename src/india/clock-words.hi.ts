// Translated on 26 November 2026, from revision 2fe4d458.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './clock-words.en.ts'

export const clockWords: Translated<typeof english.clockWords> = {
  weekdays: ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'],
  time: (hour, clock) => `${partOfDay(hour)} ${clock} बजे`,
  moment: (weekday, date, time) => `${weekday}, ${date}, ${time} (IST)`,
  span: (weekday, date, from, until) => `${weekday}, ${date}, ${from.replace(/ बजे$/, '')} से ${until} तक (IST)`,
}

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात'
  if (hour < 12) return 'सुबह'
  return hour < 16 ? 'दोपहर' : 'शाम'
}
