// Translated on 26 November 2026, from revision ccc6bf70.
import type { Translated } from '#platform/text/translated.ts'
import { editionCopy as english } from './words.en.ts'

export const editionCopy: Translated<typeof english> = {
  ...english,
  list: (brand) => `${brand} న్యూస్‌లెటర్`,
  foot: {
    why: (brand) => `${brand} న్యూస్‌లెటర్ కోసం మీరు ఈ ఈమెయిల్ నిర్ధారించారు కాబట్టి ఇది వచ్చింది.`,
    preferences: 'అంశాలు, ఎంపికలు',
    unsubscribe: 'అన్‌సబ్‌స్క్రైబ్',
  },
  bill: {
    heading: (units, state) => `${state}‌లో ఇల్లు, నెలకు ${units.toLocaleString('en-IN')} యూనిట్లు`,
    source: (source, day) => `${day}‌న లెక్క వేసినది. ${source}`,
    link: 'మీ బిల్లు లెక్క వేయండి',
  },
  article: 'వ్యాసం చదవండి',
  inEnglish: 'ఇంగ్లిష్‌లో',
  readHere: 'బ్రౌజర్‌లో చదవండి',
  picture: (alt) => `[చిత్రం: ${alt}]`,
}
