// Translated on 27 November 2026, from revision 508176c9.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './notice-words.en.ts'

export const privacyNotice: Translated<typeof english.privacyNotice> = {
  more: 'और जानें:',
  link: 'प्राइवेसी पॉलिसी',
  path: '/privacypolicy',
}

export const afterNotice: Translated<typeof english.afterNotice> = { mark: '।' }
