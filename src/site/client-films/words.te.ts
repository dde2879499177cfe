// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const filmCopy: Translated<typeof english.filmCopy> = {
  play: (title) => `${title}: నడపండి`,
  outline: 'ఏం చూడాలి',
  transcript: 'మాటలు చదవండి',
}
