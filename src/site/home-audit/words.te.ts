// Translated on 27 November 2026, from revision 19704541.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const visitCopy: Translated<typeof english.visitCopy> = {
  booking: 'బుకింగ్',
  free: 'ఉచితం. ఈ పేజీలో మీరు ఏమీ కట్టక్కర్లేదు',
  ask: 'ఫోన్‌లో అడగండి',
  asked: (labels) => labels.join(', '),
}
