// Translated on 27 November 2026, from revision 19704541.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const visitCopy: Translated<typeof english.visitCopy> = {
  booking: 'बुकिंग',
  free: 'मुफ्त। इस पेज पर कुछ नहीं देना है',
  ask: 'फोन पर पूछें',
  asked: (labels) => labels.join(', '),
}
