// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './picture-words.en.ts'

export const pictureCopy: Translated<typeof english.pictureCopy> = {
  auditTrail: {
    label: 'बदलावों का रिकॉर्ड: कब, किसने, क्या, और पुरानी और नई बात',
    changes: [
      ['टैरिफ श्रेणी', 'LT I से LT II'],
      ['राउंड 14', 'रीडर बदला'],
      ['एक्सपोर्ट', '1,204 रिकॉर्ड'],
      ['रीडिंग 04827', 'मंजूर'],
    ],
    heading: 'बदलाव',
  },
  builder: {
    label: 'ब्लॉक से बना काम का क्रम: फोटो के बिना मीटर की खराबी रीडर को लौटती है, फोटो के साथ टीम को जाती है',
    fault: 'मीटर खराब',
    photo: 'फोटो है?',
    crew: 'टीम भेजें',
    ask: 'रीडर से पूछें',
    close: 'पूरा, बिल बदला',
    drop: 'ब्लॉक रखें',
    yes: 'हां',
    no: 'नहीं',
  },
  chain: {
    label: 'मांग से लगने तक पांच कदम; तीन हो चुके, स्टॉक में बारह नग हैं',
    steps: [
      {
        name: 'मांग',
        note: '3 नवं',
      },
      {
        name: 'मंजूरी',
        note: '4 नवं',
      },
      {
        name: 'ऑर्डर',
        note: '4 नवं',
      },
      {
        name: 'स्टोर',
        note: 'स्टॉक में',
      },
      {
        name: 'लगा',
        note: 'बाकी',
      },
    ],
  },
  checks: {
    label: 'रीडिंग के पांच अंक, हर एक पर भरोसे का नंबर; तीसरा साफ नहीं, इसलिए ऐप फोटो मांगती है',
    doubt: '8 हो सकता है',
    lastMonth: 'पिछला महीना 04790',
    usual: 'आम खपत 30 से 45',
    ask: 'फोटो मांगें',
  },
  dashboard: {
    label: 'डैशबोर्ड: आज की रीडिंग, फीडर के हिसाब से बाकी मीटर, अटके मामले, कितना बिल बन चुका',
    read: 'आज पढ़े',
    unread: 'फीडर पर बाकी',
    exceptions: 'अटके मामले',
    billed: 'बिल बने',
    share: 'राउंड का 82%',
    readers: 'फील्ड में 26 रीडर',
    monthToDate: 'इस महीने अब तक',
  },
  guide: {
    label: 'फॉर्म, और बगल में मदद जो बताती है कि क्या भरना है',
    reason: 'क्यों गए',
    answer: 'मीटर तक नहीं पहुंचे',
    photo: 'फोटो',
    heading: 'क्या माना जाएगा?',
    first: 'गेट बंद, कुत्ता, या',
    second: 'ढक्कन नहीं खुलता।',
    example: 'उदाहरण दिखाएं',
  },
  records: {
    label: 'तीन सूचियां मिलकर एक ग्राहक रिकॉर्ड बनती हैं, दो दोहरे रिकॉर्ड मिला दिए गए',
    meter: 'मीटर',
    consumer: 'ग्राहक 118-4-02',
    category: 'श्रेणी',
    home: 'घर',
    load: 'लोड',
    duplicates: 'दोहरे',
    merged: '2 मिलाए',
  },
  round: {
    label: 'फोन पर रीडिंग का राउंड, और नक्शे पर हो चुकी और बाकी गलियां',
    round: 'राउंड 14',
  },
}
