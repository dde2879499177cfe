// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const notFoundCopy: Translated<typeof english.notFoundCopy> = {
  title: 'పేజీ కనిపించలేదు',
  description: 'ఈ పేజీ లేదు, లేదా వేరేచోటికి మారింది.',
  heading: 'అయ్యో! పేజీ కనిపించలేదు',
  explanation: 'ఈ పేజీ లేదు, లేదా వేరేచోటికి మారింది. కింద వెతకండి, లేదా హోమ్‌కు వెళ్లండి.',
  home: 'హోమ్‌కు వెళ్లండి',
  near: 'మీరు వెతుకుతున్నది ఇదేమో',
}
