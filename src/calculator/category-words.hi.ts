// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './category-words.en.ts'

export const tariffCategories: Translated<typeof english.tariffCategories> = {
  domestic: 'घर',
  commercial: 'दुकान, दफ्तर, दूसरा कारोबार',
  'lt-industry': 'उद्योग, लो टेंशन',
  'ht-industry': 'उद्योग, हाई टेंशन',
}
