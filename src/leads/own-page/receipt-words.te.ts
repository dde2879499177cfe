// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './receipt-words.en.ts'

export const ownPageLinkCopy: Translated<typeof english.ownPageLinkCopy> = {
  label: 'మీ పేజీ',
  add: 'మీ బిల్లు ఫొటో జోడించండి',
  see: 'ఎక్కడి దాకా వచ్చిందో చూడండి',
  photo: 'మీ బిల్లు ఫొటో',
  optional: '(ఇష్టమైతే)',
  hint: 'JPG, PNG, WebP, HEIC లేదా PDF, 10 MB వరకు.',
  type: 'JPG, PNG, WebP, HEIC లేదా PDF ఫైల్ ఎంచుకోండి.',
  size: 'ఫైల్ 10 MB కన్నా తక్కువ ఉండాలి.',
  sent: 'మాకు అందింది',
  failed: 'చేరలేదు. మళ్లీ పంపండి',
}
