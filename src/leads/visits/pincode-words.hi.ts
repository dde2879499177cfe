// Translated on 26 November 2026, from revision bdc0824f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './pincode-words.en.ts'

export const pincodeCopy: Translated<typeof english.pincodeCopy> = {
  visited: 'हम यहां के घरों में आते हैं।',
  notVisited: 'हम यहां के घरों में अभी नहीं आते। फिर भी बुक करें: हम फोन करेंगे।',
  sixDigits: 'पिन कोड में छह अंक होते हैं।',
  source: 'GeoNames, CC BY 4.0',
  inTwo: 'यह पिन कोड दो राज्यों में है। अपना राज्य चुनें:',
  filled: 'राज्य और शहर GeoNames (CC BY 4.0) से। जांच लें।',
}
