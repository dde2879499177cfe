// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const launcherCopy: Translated<typeof english.launcherCopy> = {
  open: 'सहायक खोलें',
  close: 'सहायक बंद करें',
  link: 'हमसे सवाल पूछें',
  linkPath: '/contact-us',
  hint: {
    close: 'संकेत बंद करें',
    byPage: {
      '/': ['बिल के बारे में', 'सवाल है? यहां पूछें।'],
      '/about-us': ['क्या हम आपके शहर', 'में हैं? यहां पूछें।'],
      '/blogs': ['बिल के बारे में', 'सवाल है? यहां पूछें।'],
      '/one-coral': ['अपने काम पर डेमो', 'चाहिए? यहां पूछें।'],
      '/our-products': ['गीजर का लोड', 'उठाएगा? यहां पूछें।'],
      '/smart-business': ['अपना पावर फैक्टर', 'पता है? यहां पूछें।'],
      '/smart-home': ['मेरे घर के लिए', 'कौन सा? यहां पूछें।'],
      '/utilities': ['पायलट, टेंडर, API?', 'यहां पूछें।'],
    },
  },

  options: {
    name: 'सहायक',
    heading: 'पूछें',
    intro: 'आप क्या जानना चाहते हैं?',
    help: { name: 'साइट पर मदद', about: 'प्रोडक्ट, दाम और सेवाओं के बारे में पूछें' },
    calculator: { name: 'बिजली बिल कैलकुलेटर', about: 'अपना बिजली बिल निकालें' },
    failed: 'यह नहीं खुला।',
    failedLink: 'इसकी जगह हमें लिखें',
  },
  loading: 'मदद खुल रही है…',
  tryAgain: 'फिर कोशिश करें',
}
