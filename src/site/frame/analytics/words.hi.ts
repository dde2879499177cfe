// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const analyticsCopy: Translated<typeof english.analyticsCopy> = {
  label: 'एनालिटिक्स',
  question: 'क्या Google Analytics आपका आना गिन सकता है? मना करने पर भी साइट वैसी ही चलेगी।',
  agree: 'हां',
  refuse: 'नहीं',
  change: 'एनालिटिक्स की पसंद बदलें',
}
