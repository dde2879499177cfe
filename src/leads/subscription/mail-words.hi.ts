// Translated on 27 November 2026, from revision 074bdc40.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './mail-words.en.ts'

export const newsletterEmailCopy: Translated<typeof english.newsletterEmailCopy> = {
  footer: {
    why: (brand) => `यह आपको इसलिए मिला है क्योंकि किसी ने ${brand} के न्यूजलेटर फॉर्म में यह ईमेल पता लिखा।`,
    preferences: 'विषय और पसंद',
    unsubscribe: 'अनसब्सक्राइब करें',
  },
  confirm: {
    subject: (brand) => `${brand} का सब्सक्रिप्शन पक्का करें`,
    preview: 'एक टैप, और न्यूजलेटर शुरू।',
    heading: 'अपना सब्सक्रिप्शन पक्का करें',
    // No name here: whoever typed this address chose the name too, and may have written anything in it.
    text: 'किसी ने, उम्मीद है आपने ही, हमसे इस ईमेल पर न्यूजलेटर भेजने को कहा है।',
    button: 'सब्सक्रिप्शन पक्का करें',
    otherwise: 'यह आपने नहीं किया? इस ईमेल को छोड़ दें, हम और कुछ नहीं भेजेंगे।',
  },
  welcome: {
    subject: (brand) => `${brand} के न्यूजलेटर में आपका स्वागत है`,
    preview: 'न्यूजलेटर शुरू हो गया।',
    heading: 'न्यूजलेटर शुरू हो गया',
    text: 'हम महीने में करीब एक बार लिखते हैं: टैरिफ ऑर्डर, बचत के तरीके और प्रोडक्ट की खबरें।',
  },
  known: {
    subject: 'आपका सब्सक्रिप्शन पहले से है',
    preview: 'कुछ नहीं करना है। विषय एक टैप में बदलें।',
    heading: 'आपका सब्सक्रिप्शन पहले से है',
    text: 'किसी ने यह ईमेल हमारे न्यूजलेटर फॉर्म में फिर से लिखा। कुछ नहीं बदला है।',
  },
  paused: {
    subject: 'आपका सब्सक्रिप्शन है, अभी रुका हुआ है',
    preview: 'एक टैप में फिर शुरू कर सकते हैं।',
    heading: 'आपका सब्सक्रिप्शन है, अभी रुका हुआ है',
    text: (day) =>
      `किसी ने यह ईमेल हमारे न्यूजलेटर फॉर्म में लिखा। आपने कुछ दिन रोकने को कहा था, इसलिए ${day} तक कोई न्यूजलेटर नहीं आएगा। अभी पाने के लिए नीचे “विषय और पसंद” खोलें।`,
  },
}
