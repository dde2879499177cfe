// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './footer-words.en.ts'

export const newsletterFooterCopy: Translated<typeof english.newsletterFooterCopy> = {
  heading: 'हमारा न्यूजलेटर पाएं।',
  lead: 'टैरिफ में बदलाव, काम आई बचत और प्रोडक्ट की खबरें। महीने में एक ईमेल।',
  labels: { full_name: 'पूरा नाम', email: 'ईमेल' },
  onPage: 'अलग पेज पर सब्सक्राइब करें',
}
