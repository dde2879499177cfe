// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const captchaCopy: Translated<typeof english.captchaCopy> = {
  otherCheck: 'इस साइट पर जांच reCAPTCHA से होती है।',
}
