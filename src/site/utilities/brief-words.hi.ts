// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './brief-words.en.ts'

export const briefCopy: Translated<typeof english.briefCopy> = {
  title: 'बिजली कंपनियों के लिए एक पेज का परिचय',
  description: (brand) =>
    `${brand} बिजली कंपनियों के लिए क्या करती है, प्रिंट करने लायक एक पेज पर: नंबर, इंटीग्रेशन, सुरक्षा और संपर्क।`,
  heading: (brand) => `${brand}: AI से मीटर रीडिंग और One Coral।`,
  lead: 'हमारी ऐप फोटो से मीटर पढ़ती है, वहीं नंबर जांचती है और बिल छापती है। One Coral फील्ड का काम, मंजूरियां, डेटा और रिपोर्ट एक सिस्टम में रखता है।',
  how: 'यह पेज प्रिंट करें, या अपने ब्राउजर के मेनू से PDF में सेव करें।',
  figures: 'नंबर',
  partners: (count) => `कुल मिलाकर हमारे ${count} पार्टनर हैं।`,
  utilities: (count, isOfPartners) =>
    isOfPartners ? `इनमें ${count} बिजली कंपनियां हैं।` : `हम ${count} बिजली कंपनियों के साथ काम करते हैं।`,
  metersRead: (count) => `हम ${count} बिजली कंपनियों के मीटर पढ़ते हैं।`,
  facts: 'इंटीग्रेशन, सुरक्षा और पायलट',
  more: 'अपने बिलिंग सिस्टम, होस्टिंग और सर्टिफिकेट के बारे में पूछें। हम लिखकर जवाब देते हैं।',
  contact: 'संपर्क',
  sales: 'सेल्स',
  email: 'ईमेल',
  address: 'ऑफिस',
  link: 'प्रिंट करने के लिए एक पेज का परिचय',
}
