// Translated on 28 November 2026, from revision 897d7439.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const contactCopy: Translated<typeof english.contactCopy> = {
  title: 'बिल ज्यादा आ रहा है? हमें बताएं',
  description: 'हमें लिखें, फोन करें या हमारा ऑफिस और शाखाएं देखें। हम 24 घंटे में जवाब देते हैं।',
  heading: 'बिल ज्यादा आ\u00a0रहा\u00a0है? हमें बताएं।',

  labels: {
    full_name: 'पूरा नाम',
    email: 'ईमेल',
    phone_number: 'फोन नंबर',
    message: 'संदेश',
  },
  errors: {
    full_name: 'अपना नाम लिखें।',
    email: 'सही ईमेल पता लिखें।',
    phone_number: 'सही फोन नंबर लिखें।',
    message: 'संदेश लिखें।',
  },
  notice: 'आपकी जानकारी हम सिर्फ आपको जवाब देने के लिए इस्तेमाल करते हैं।',
  trap: 'इसे खाली छोड़ें',

  about: 'बात किस बारे में है?',
  quickActions: [
    { label: 'डेमो कॉल', message: 'मुझे डेमो कॉल बुक करनी है। बताएं, आपको कौन सा समय ठीक रहेगा।' },
    { label: 'प्रोडक्ट कैटलॉग', message: 'मुझे दाम के साथ प्रोडक्ट कैटलॉग भेजें।' },
    { label: 'क्लाइमेट योद्धा बनें', message: 'मुझे क्लाइमेट योद्धा बनना है। आगे क्या करना होगा?' },
    { label: 'टेक्निकल सपोर्ट', message: 'मुझे टेक्निकल सपोर्ट चाहिए। मेरा प्रोडक्ट और दिक्कत:' },
  ],
  replace: { question: 'आपका लिखा संदेश बदल दें?', yes: 'हां, बदलें', no: 'मेरा ही रखें' },

  submit: 'संदेश भेजें',
  sending: 'भेज रहे हैं...',
  promise: 'हम 24 घंटे में जवाब देते हैं।',

  success: 'हमें लिखने के लिए धन्यवाद! हम जल्द आपसे संपर्क करेंगे!',
  failure: 'कुछ गड़बड़ हो गई!',
  noResponse: 'सर्वर में गड़बड़ी है। थोड़ी देर बाद फिर कोशिश करें।',

  receipt: {
    reference: 'रेफरेंस नंबर',
    replyBy: 'जवाब कब\u00a0तक',
    dismiss: 'रसीद बंद करें',
    timeZone: '(IST)',
    back: 'होम पर लौटें',
    next: 'तब तक',
    steps: {
      home: { path: '/energy-calculator', label: 'कैलकुलेटर में अपना बिल जांचें' },
      business: { path: '/smart-business#kvah-billing', label: 'देखें, पावर फैक्टर आपको कितने का पड़ता है' },
      utility: { path: '/utilities/brief', label: 'हमारा एक पेज का परिचय प्रिंट करें' },
      shop: { path: '/our-products', label: 'हमारे प्रोडक्ट और दाम देखें' },
      yodha: { path: '/about-us#climate-yodha', label: 'देखें, क्लाइमेट योद्धा क्या करते हैं' },
      support: { path: '/contact-us#call-us', label: 'जल्दी है? सपोर्ट को फोन करें' },
    },
  },

  thanks: {
    title: 'आपका संदेश मिल गया',
    description: 'आपका संदेश हमें मिल गया है। हम 24 घंटे में जवाब देते हैं।',
  },
}
