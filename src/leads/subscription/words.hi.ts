// Translated on 26 November 2026, from revision bdc0824f.
import type { Translated } from '#platform/text/translated.ts'
import { newsletterFormCopy } from './form-words.hi.ts'
import type * as english from './words.en.ts'

export const newsletterCopy: Translated<typeof english.newsletterCopy> = {
  title: 'न्यूजलेटर',
  description: 'टैरिफ ऑर्डर, बचत के तरीके और प्रोडक्ट की खबरें, महीने में करीब एक बार।',
  heading: 'आपके बिल के बारे में महीने में एक ईमेल।',
  intro: 'टैरिफ ऑर्डर, बचत के तरीके और प्रोडक्ट की खबरें। एक बार पक्का करें। जब चाहें, एक टैप में बंद करें।',

  labels: { full_name: 'नाम', email: 'ईमेल' },
  ...newsletterFormCopy,
  trap: 'इसे खाली छोड़ें',

  latest: { heading: 'हमने हाल में क्या लिखा', all: 'सभी लेख' },

  plain: {
    again: 'आपने जो लिखा उसे जांचें और फिर सब्सक्राइब दबाएं।',
    sent: 'अपना इनबॉक्स देखें',
    sentDetails: 'हमने आपको एक लिंक भेजा है। पक्का करने के लिए उसे दबाएं।',
  },

  confirm: {
    title: 'अपना सब्सक्रिप्शन पक्का करें',
    description: 'एक टैप, और न्यूजलेटर शुरू।',
    button: 'सब्सक्रिप्शन पक्का करें',
    done: 'न्यूजलेटर शुरू हो गया',
    doneDetails: 'अगला न्यूजलेटर आपके इनबॉक्स में आएगा।',
  },

  preferences: {
    title: 'आपका न्यूजलेटर',
    description: 'अपने विषय चुनें, या अनसब्सक्राइब करें।',
    topics: 'आपके विषय',
    save: 'सेव करें',
    saved: 'सेव हो गया।',
    leave: 'न्यूजलेटर बंद करें',
    unsubscribe: 'अनसब्सक्राइब करें',
    left: 'न्यूजलेटर बंद हो गया।',
    subscribeAgain: 'फिर सब्सक्राइब करें',
    state: 'आपका राज्य',
    stateHint: 'ताकि आपके बिल को बदलने वाले टैरिफ ऑर्डर आएं।',
    noState: 'कोई एक राज्य नहीं',
    pauseTitle: 'कुछ दिन रोकें',
    pauseDetails: '30 दिन तक कोई न्यूजलेटर नहीं आएगा। उसके बाद फिर आएंगे।',
    pause: '30 दिन के लिए रोकें',
    pausedUntil: (day) => `${day} तक कोई न्यूजलेटर नहीं आएगा।`,
    goOn: 'अभी फिर शुरू करें',
    eraseTitle: 'अपनी जानकारी मिटाएं',
    eraseDetails: 'हम आपका नाम, ईमेल और विषय मिटा देते हैं। यह वापस नहीं आ सकता।',
    eraseSure: 'हां, मिटा दें',
    eraseUnsure: 'जानकारी मिटाने के लिए बॉक्स पर टिक करें।',
    erase: 'मेरी जानकारी मिटाएं',
    erased: 'न्यूजलेटर की आपकी जानकारी हमने मिटा दी है।',
  },

  unsubscribe: {
    title: 'अनसब्सक्राइब',
    description: 'एक टैप, और न्यूजलेटर बंद।',
    button: 'अनसब्सक्राइब करें',
    done: 'न्यूजलेटर बंद हो गया',
    doneDetails: 'हम आपको न्यूजलेटर नहीं भेजेंगे। आप हमें लिखेंगे तो जवाब फिर भी मिलेगा।',
    preferences: 'इसकी जगह विषय चुनें',
  },

  stale: {
    title: 'इस लिंक का समय निकल गया',
    details: 'उसी ईमेल से फिर सब्सक्राइब करें। नया लिंक आपके इनबॉक्स में आएगा।',
    link: 'न्यूजलेटर पर जाएं',
  },

  topics: {
    home: 'घर: बिल, उपकरण और बचत',
    business: 'कारोबार: kVAh बिलिंग और पावर फैक्टर',
    utility: 'बिजली कंपनियां: मीटर रीडिंग और One Coral',
    tariffs: 'टैरिफ ऑर्डर, जब बदलें',
    articles: 'नए लेख',
    careers: 'हमारे यहां नौकरियां',
  },
}
