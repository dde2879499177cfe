// Translated on 26 November 2026, from revision 526e9c4f.
import { countInWords } from '#india/list-in-words.hi.ts'
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const oneCoralHero: Translated<typeof english.oneCoralHero> = {
  title: 'बिजली कंपनी चलाएं, बिना कोड के',
  description:
    'One Coral बिजली कंपनियों के लिए ERP और बिजनेस इंटेलिजेंस है, बिना कोड के। फील्ड का काम, मंजूरियां, डेटा और डैशबोर्ड एक सिस्टम में।',
  heading: 'बिजली कंपनी चलाएं, बिना कोड के।',
  lead: 'One Coral आपके फील्ड का काम, मंजूरियां, डेटा और रिपोर्ट एक सिस्टम में रखता है। आपकी अपनी टीम इसे बदल सकती है।',
  bookDemo: 'मुफ्त डेमो बुक करें',
  screen: {
    label: 'One Coral की एक स्क्रीन',
    title: 'रीडिंग राउंड 14',
    time: 'तीसरा दिन, सुबह 11:40',
    read: (meters, share) => `${meters} मीटर में से पढ़े, ${share}%`,
    feeder: 'फीडर',
    share: 'पढ़े',
    left: 'बाकी',
    leftOf: (meters) => `${meters} बाकी`,
    feeders: ['स्टेशन रोड', 'बाजार', 'रिंग रोड', 'पुराना शहर', 'लेक व्यू', 'मिल एरिया'],
    waiting: [
      { meter: '118-4-02', why: 'तीसरा अंक साफ नहीं', act: 'फोटो मांगें' },
      { meter: '204-1-17', why: 'गेट बंद, दूसरी बार', act: 'रीडर भेजें' },
      { meter: '093-2-40', why: 'आम से पांच गुना', act: 'जांचें' },
    ],
    caption: 'नंबर उदाहरण के हैं। हर जोड़ खुलकर अपने मीटर दिखाता है।',
  },
}

export const oneCoralCopy: Translated<typeof english.oneCoralCopy> = {
  about: {
    heading: 'One Coral क्या है?',
    text: 'बिजली कंपनी बहुत से छोटे नियमों से चलती है: कौन सा मीटर कौन पढ़ेगा, टैरिफ कौन बदल सकता है, टीम कब निकलेगी। One Coral ये सब रखता है। जो लोग काम करते हैं, वे इन्हें बदल सकते हैं।',
    before: 'पहले',
    after: 'One Coral के साथ',
  },

  modules: {
    heading: (count) => `${countInWords(count)} मॉड्यूल, एक सिस्टम।`,
    lead: 'किसी एक पर टैप करें और देखें कि वह क्या करता है और बिजली कंपनी में कहां काम आता है।',
    label: 'मॉड्यूल',
    picture: 'मॉड्यूल की तस्वीर',
    features: 'खास बातें',
    useCase: 'कहां काम आता है',
  },

  impact: {
    heading: 'अब तक इससे क्या बदला।',
  },

  closing: {
    heading: 'जो काम आपको सबसे ज्यादा परेशान करता है, वह लाएं।',
    lead: 'हम उसे डेमो में, आपके सामने बनाते हैं।',
    action: 'संपर्क करें',
  },
}
