// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './letter-words.en.ts'

export const letterCopy: Translated<typeof english.letterCopy> = {
  consents: 'देखें कि आपने किस बात की सहमति दी, या उसे वापस लें',
}
