// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const filmCopy: Translated<typeof english.filmCopy> = {
  play: (title) => `चलाएं: ${title}`,
  outline: 'क्या देखें',
  transcript: 'जो बोला गया, उसे पढ़ें',
}
