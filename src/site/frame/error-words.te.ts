// Translated on 27 November 2026, from revision 2b8de2e4.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './error-words.en.ts'

export const errorCopy: Translated<typeof english.errorCopy> = {
  title: 'లోపం',
  heading: 'అనుకోని లోపం వచ్చింది!',
  explanation: 'ఈ పేజీలో లోపం ఉంది. మీరు టైప్ చేసింది ఈ ట్యాబ్‌లో భద్రంగా ఉంది. మళ్లీ ప్రయత్నించండి, లేదా హోమ్‌కు వెళ్లండి.',
  retry: 'మళ్లీ ప్రయత్నించండి',
  home: 'హోమ్‌కు వెళ్లండి',
  reference: 'రిఫరెన్స్',
  away: {
    title: 'మళ్లీ ప్రయత్నించండి',
    heading: 'ఇది ఇప్పుడు చేయలేకపోతున్నాం',
    text: 'మా సిస్టమ్ ఇప్పుడు బిజీగా ఉంది లేదా దానిపై పని జరుగుతోంది. ఒక నిమిషం ఆగి మళ్లీ ప్రయత్నించండి.',
    kept: 'ఏదీ సేవ్ కాలేదు. మీరు టైప్ చేసింది ఈ పేజీలోనే ఉంది; "మళ్లీ ప్రయత్నించండి" నొక్కితే అది వెళ్తుంది.',
    file: 'మీ ఫైల్‌ను మళ్లీ ఎంచుకోండి',
    password: 'మీ పాస్‌వర్డ్, మరోసారి',
  },
  stack: 'లోపం వివరాలు',
}
