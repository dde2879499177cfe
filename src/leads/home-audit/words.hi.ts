// Translated on 28 November 2026, from revision c2ac3878.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const auditCopy: Translated<typeof english.auditCopy> = {
  title: 'होम ऑडिट बुक करें',
  description:
    'हमारे इंजीनियर आपके घर आकर DB बॉक्स जांचते हैं और पता करते हैं कि सबसे ज्यादा बिजली कहां जा रही है। हम 24 घंटे में जवाब देते हैं।',
  heading: 'होम ऑडिट बुक करें',
  promise: 'हम 24 घंटे में जवाब देते हैं।',
  facts: 'ऑडिट के बारे में',
  lead: 'हमारे इंजीनियर आपके घर आकर DB बॉक्स जांचते हैं और पता करते हैं कि सबसे ज्यादा बिजली कहां जा रही है।',
  where: 'हम कहां आएं?',

  labels: {
    fullName: 'पूरा नाम',
    phoneNumber: 'मोबाइल नंबर',
    email: 'ईमेल',
    country: 'देश',
    state: 'राज्य',
    city: 'शहर',
    addressLine1: 'पता, पहली लाइन',
    addressLine2: 'पता, दूसरी लाइन',
    pincode: 'पिन कोड',
  },
  optional: '(जरूरी नहीं)',
  pincodeNote: '(6 अंक)',
  notice: 'आपकी जानकारी हम सिर्फ आपको जवाब देने और आपके घर आने के लिए इस्तेमाल करते हैं।',
  trap: 'इसे खाली छोड़ें',

  errors: {
    fullName: 'पूरा नाम कम से कम 2 अक्षर का हो',
    phoneNumber: '10 अंकों का सही मोबाइल नंबर लिखें',
    email: 'सही ईमेल पता लिखें',
    country: 'अपना देश चुनें',
    state: 'अपना राज्य चुनें',
    city: 'शहर का नाम कम से कम 2 अक्षर का हो',
    addressLine1: 'अपना पता लिखें',
    pincode: '6 अंकों का सही पिन कोड लिखें',
  },

  places: {
    chooseCountry: 'अपना देश चुनें',
    loadingCountries: 'देशों की सूची आ रही है...',
    noCountries: 'कोई देश नहीं मिला',
    countryFirst: 'पहले देश चुनें',
    chooseState: 'अपना राज्य चुनें',
    loadingStates: 'राज्यों की सूची आ रही है...',
    noStates: 'कोई राज्य नहीं मिला',
    countriesFailed: 'देशों की सूची नहीं आई।',
    statesFailed: 'राज्यों की सूची नहीं आई।',
    retry: 'फिर कोशिश करें',
    showStates: 'इस देश के राज्य दिखाएं',
  },

  success: 'ऑडिट की बुकिंग मिल गई। हमारी टीम 24 घंटे में आपको फोन करेगी।',

  submit: 'ऑडिट बुक करें',
  submitting: 'भेज रहे हैं...',
  cancel: 'रद्द करें',
  close: 'बंद करें',
  failure: 'कुछ गड़बड़ हो गई! आपकी बुकिंग नहीं गई। फिर कोशिश करें।',
  noResponse: 'नेटवर्क नहीं है। आपकी बुकिंग नहीं गई। आपने जो लिखा, वह सुरक्षित है।',

  done: {
    heading: 'ऑडिट की बुकिंग मिल गई',
    text: 'हमारी टीम 24 घंटे में आपको फोन करेगी।',
    name: 'नाम',
    mobile: 'मोबाइल',
    city: 'शहर',
    reference: 'रेफरेंस नंबर',
    replyBy: 'जवाब कब\u00a0तक',
    timeZone: '(IST)',
    next: { path: '/energy-calculator', label: 'कैलकुलेटर में अपना बिल जांचें' },
    close: 'बंद करें',
  },
}
