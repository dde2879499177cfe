// Translated on 27 November 2026, from revision 97bb5376.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './months.en.ts'

export const MONTHS: Translated<typeof english.MONTHS> = [
  'जनवरी',
  'फरवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
]

export const dateWords: Translated<typeof english.dateWords> = {
  inOrder: (year, month, day) => [day, month, year].filter(Boolean).join(' '),
}
