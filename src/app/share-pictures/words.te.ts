// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const shareCopy: Translated<typeof english.shareCopy> = {
  house: ['బిల్లు రాకముందే', 'తెలుసుకోండి.'],
  workshop: ['పని చేయని కరెంటుకు', 'డబ్బు కట్టకండి.'],
  month: 'నెలకు',
  billed: (kvah) => `బిల్లు ${kvah} kVAh`,
}
