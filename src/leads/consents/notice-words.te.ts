// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import { privacyNotice as english } from './notice-words.en.ts'

export const privacyNotice: Translated<typeof english> = {
  more: 'చూడండి: మా',
  link: 'ప్రైవసీ పాలసీ',
  path: english.path,
}
