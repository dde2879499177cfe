// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './form-words.en.ts'

export const newsletterFormCopy: Translated<typeof english.newsletterFormCopy> = {
  errors: { full_name: 'अपना नाम लिखें।', email: 'सही ईमेल पता लिखें।' },
  notice: 'आपका नाम और ईमेल हम सिर्फ न्यूजलेटर भेजने के लिए इस्तेमाल करते हैं।',
  submit: 'सब्सक्राइब करें',
  submitting: 'भेज रहे हैं...',

  success: 'सब्सक्राइब करने के लिए धन्यवाद! खबरें आपके इनबॉक्स में आएंगी।',
  noResponse: 'सर्वर में गड़बड़ी है। थोड़ी देर बाद फिर कोशिश करें।',
  failure: 'कुछ गड़बड़ हो गई!',
  humanCheck: {
    missing: 'reCAPTCHA की जांच पूरी करें।',
    invalid: 'जांच नहीं हो पाई। फिर से करें।',
    expired: 'जांच का समय निकल गया। फिर से करें।',
    early: 'थोड़ा रुकें, फिर भेजें।',
    spent: 'यह जांच एक बार इस्तेमाल हो चुकी है। फिर से करें।',
    unavailable: 'अभी जांच नहीं हो पा रही। एक मिनट बाद फिर कोशिश करें।',
  },
}
