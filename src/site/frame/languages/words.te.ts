// Translated on 27 November 2026, from revision 13afebcb.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const languagesCopy: Translated<typeof english.languagesCopy> = {
  label: 'భాష',
  about: 'అనువాదాల గురించి',
  formIn: 'ఈ ఫారం ఈ భాషలో నింపండి',
  fileAgain: 'ఫైల్‌ను అక్కడ మళ్లీ ఎంచుకోవాలి.',
}
