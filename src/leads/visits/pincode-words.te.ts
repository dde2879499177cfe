// Translated on 26 November 2026, from revision bdc0824f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './pincode-words.en.ts'

export const pincodeCopy: Translated<typeof english.pincodeCopy> = {
  visited: 'ఇక్కడి ఇళ్లకు మేం వస్తాం.',
  notVisited: 'ఇక్కడి ఇళ్లకు ఇంకా రావడం లేదు. అయినా బుక్ చేయండి: ఫోన్ చేస్తాం.',
  sixDigits: 'పిన్‌కోడ్‌లో 6 అంకెలు ఉంటాయి.',
  source: 'GeoNames, CC BY 4.0',
  inTwo: 'ఈ పిన్‌కోడ్ రెండు రాష్ట్రాల్లో ఉంది. మీది ఎంచుకోండి:',
  filled: 'రాష్ట్రం, ఊరు GeoNames (CC BY 4.0) నుంచి. ఒకసారి సరిచూడండి.',
}
