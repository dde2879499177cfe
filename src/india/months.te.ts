// Translated on 27 November 2026, from revision 97bb5376.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './months.en.ts'

export const MONTHS: Translated<typeof english.MONTHS> = [
  'జనవరి',
  'ఫిబ్రవరి',
  'మార్చి',
  'ఏప్రిల్',
  'మే',
  'జూన్',
  'జులై',
  'ఆగస్టు',
  'సెప్టెంబరు',
  'అక్టోబరు',
  'నవంబరు',
  'డిసెంబరు',
]

export const dateWords: Translated<typeof english.dateWords> = {
  inOrder: (year, month, day) => [year, month, day].filter(Boolean).join(' '),
}
