// Translated on 26 November 2026, from revision bdc0824f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './pool-words.en.ts'

export const poolCopy: Translated<typeof english.poolCopy> = {
  heading: 'दूसरी नौकरियां',
  agree: 'मेरा आवेदन आज से 12 महीने रखें, और दूसरी नौकरियों के लिए भी मुझे याद रखें।',
  hint: 'सिर्फ आप चाहें तो। इससे इस आवेदन में कुछ नहीं बदलता, और आप इसे यहां कभी भी वापस ले सकते हैं।',
  submit: 'सहमत हूं',
  untick: 'सहमत हैं तो बॉक्स पर टिक करें।',
  until: (day) => `${day} तक हम आपका आवेदन रखेंगे और दूसरी नौकरियों के लिए आपको याद रखेंगे। फिर यह अपने आप खत्म हो जाएगा।`,
  leave: 'इसे वापस लें',
}
