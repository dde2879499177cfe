// Translated on 26 November 2026, from revision bb290c3f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const blogCopy: Translated<typeof english.blogCopy> = {
  title: 'बिजली बिल, आसान भाषा में',
  description:
    'भारत में बिजली बिल, टैरिफ, पावर फैक्टर, मीटर और छत के सोलर पर आसान लेख। हम हिसाब दिखाते हैं और स्रोत और तारीख बताते हैं।',
  heading: 'बिजली बिल, आसान भाषा में।',
  name: 'ब्लॉग',

  search: {
    label: 'ब्लॉग खोजें',
    example: 'जैसे: kVAh',
    submit: 'खोजें',
    found: (count, search) => `“${search}” पर ${count} ब्लॉग`,
    title: (search) => `खोज: ${search}`,
    all: 'सभी ब्लॉग',
  },

  loading: 'ब्लॉग आ रहे हैं...',
  empty: 'कोई ब्लॉग नहीं मिला।',
  emptyHint: 'दूसरे शब्द से खोजें, या सभी ब्लॉग देखें।',
  failedHint: 'ब्लॉग नहीं आ पाए। अपना नेटवर्क जांचें और फिर कोशिश करें।',
  retry: 'फिर कोशिश करें',

  pages: 'पेज',
  page: 'पेज',
  previousPage: 'पिछला',
  nextPage: 'अगला',

  inEnglish: 'अंग्रेजी में',

  minutes: (minutes) => `${minutes} मिनट`,

  article: {
    all: 'सभी ब्लॉग',
    inEnglish: 'यह लेख अंग्रेजी में है। इसका अनुवाद अभी नहीं हुआ है।',
    published: 'छपा',
    updated: 'बदला',
    contents: 'इस लेख में',
    bill: {
      question: 'क्या बिल आपके पास है?',
      offer: 'उसे हमें भेजें। इंजीनियर उसे पढ़कर 24 घंटे में जवाब देंगे।',
      action: 'संपर्क करें',
    },
    sources: 'स्रोत',
    share: 'शेयर करें',
    shareButton: 'यह लेख शेयर करें',
    copyLink: 'लिंक कॉपी करें',
    copied: 'लिंक कॉपी हो गया',
    email: 'ईमेल',
    previous: 'पिछला',
    next: 'अगला',
    neighbours: 'और ब्लॉग',
    related: 'आगे पढ़ें',
    loading: 'ब्लॉग आ रहा है...',
  },

  missing: {
    heading: 'ब्लॉग नहीं मिला',
    explanation: 'आप जो ब्लॉग ढूंढ रहे हैं, वह यहां नहीं है।',
    back: 'ब्लॉग पर लौटें',
    near: 'शायद आप यह ढूंढ रहे हैं',
  },
  unreachable: {
    heading: 'यह ब्लॉग नहीं आ पाया',
    explanation: 'नेटवर्क से जवाब नहीं आया। अपना नेटवर्क जांचें और फिर कोशिश करें।',
  },

  api: {
    noPageNumber: 'पेज का नंबर 1 से शुरू होने वाला पूरा नंबर हो।',
    noSuchPage: 'ऐसा कोई पेज नहीं है।',
  },
}
