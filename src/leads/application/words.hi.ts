// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const applicationCopy: Translated<typeof english.applicationCopy> = {
  labels: {
    full_name: 'पूरा नाम',
    email: 'ईमेल',
    phone_number: 'फोन नंबर',
    cover_letter: 'कवर लेटर',
    resume: 'रिज्यूमे',
  },
  errors: {
    full_name: 'अपना नाम लिखें।',
    email: 'सही ईमेल पता लिखें।',
    phone_number: 'सही फोन नंबर लिखें।',
    cover_letter: 'कवर लेटर लिखें।',
    resumeType: 'सिर्फ PDF या DOCX फाइल अपलोड करें!',
    resumeSize: 'फाइल 5MB से छोटी हो!',
    resumeMissing: 'भेजने से पहले अपना रिज्यूमे अपलोड करें!',
  },
  busy: 'अभी बहुत फाइलें आ रही हैं। एक मिनट बाद फिर कोशिश करें।',

  success: 'आपका आवेदन भेज दिया गया!',
  failure: 'कुछ गड़बड़ हो गई। सपोर्ट से संपर्क करें।',
  noResponse: 'सर्वर में गड़बड़ी है। थोड़ी देर बाद फिर कोशिश करें।',
  resumeHint: 'PDF, DOC या DOCX, 5 MB से छोटा।',
  drop: 'या फाइल यहां छोड़ें',
  kinds: { pdf: 'PDF', doc: 'DOC', docx: 'DOCX' },
  remove: (name) => `${name} हटाएं`,
  notice: 'आपकी जानकारी हम सिर्फ इस नौकरी के फैसले के लिए इस्तेमाल करते हैं।',
  trap: 'इसे खाली छोड़ें',
  submit: 'आवेदन भेजें',
  sending: 'भेज रहे हैं...',
  reference: 'रेफरेंस नंबर',
  receiptHint: 'यह नंबर संभालकर रखें। हमने इसे आपके ईमेल पर भी भेजा है।',
}
