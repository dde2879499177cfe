// Translated on 27 November 2026, from revision 4fac10bd.
import type { Translated } from '#platform/text/translated.ts'
import { applicationKindCopy as english } from './kind-words.en.ts'

export const applicationKindCopy: Translated<typeof english> = {
  ...english,
  ownName: 'आपका आवेदन',
  opening: 'नौकरी',
  noOpening: 'कोई नहीं बताई',
}
