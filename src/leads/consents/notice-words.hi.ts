// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import { NOTICE_PLACEHOLDER, type privacyNotice as english } from './notice-words.en.ts'

export { NOTICE_PLACEHOLDER }

export const privacyNotice: Translated<typeof english> = {
  more: 'और जानें:',
  link: 'प्राइवेसी पॉलिसी',
  path: '/privacypolicy',
}
