// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './error-words.en.ts'

export const errorCopy: Translated<typeof english.errorCopy> = {
  title: 'లోపం',
  heading: 'అనుకోని లోపం వచ్చింది!',
  explanation: 'ఈ పేజీలో లోపం ఉంది. మీరు టైప్ చేసింది ఈ ట్యాబ్‌లో భద్రంగా ఉంది. మళ్లీ ప్రయత్నించండి, లేదా హోమ్‌కు వెళ్లండి.',
  retry: 'మళ్లీ ప్రయత్నించండి',
  home: 'హోమ్‌కు వెళ్లండి',
  reference: 'రిఫరెన్స్',
  stack: 'లోపం వివరాలు',
}
