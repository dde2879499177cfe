// Translated on 26 November 2026, from revision bb290c3f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const blogCopy: Translated<typeof english.blogCopy> = {
  title: 'కరెంటు బిల్లు, వివరంగా',
  description: 'భారత్‌లో కరెంటు బిల్లు, టారిఫ్, పవర్ ఫ్యాక్టర్, మీటర్లు, రూఫ్‌టాప్ సోలార్ గురించి సులభమైన వ్యాసాలు. లెక్కలు చూపిస్తాం, ఆధారం, తేదీ చెబుతాం.',
  heading: 'కరెంటు బిల్లు, వివరంగా.',
  name: 'బ్లాగులు',

  search: {
    label: 'బ్లాగులు వెతకండి',
    example: 'ఉదాహరణకు: kVAh',
    submit: 'వెతకండి',
    found: (count, search) => `“${search}” కు ${count} ${count === 1 ? 'బ్లాగు' : 'బ్లాగులు'}`,
    title: (search) => `వెతికింది: ${search}`,
    all: 'అన్ని బ్లాగులు',
  },

  loading: 'బ్లాగులు వస్తున్నాయి...',
  empty: 'బ్లాగులు దొరకలేదు.',
  emptyHint: 'వేరే మాట రాసి చూడండి, లేదా అన్ని బ్లాగులు చూడండి.',
  failedHint: 'బ్లాగులు తేలేకపోయాం. మీ నెట్ కనెక్షన్ చూసి మళ్లీ ప్రయత్నించండి.',
  retry: 'మళ్లీ ప్రయత్నించండి',

  pages: 'పేజీలు',
  page: 'పేజీ',
  previousPage: 'ముందు',
  nextPage: 'తర్వాత',

  inEnglish: 'ఇంగ్లిష్‌లో',

  minutes: (minutes) => `చదవడానికి ${minutes} నిమి.`,

  article: {
    all: 'అన్ని బ్లాగులు',
    inEnglish: 'ఈ వ్యాసం ఇంగ్లిష్‌లో ఉంది. దీన్ని ఇంకా అనువదించలేదు.',
    published: 'ప్రచురించింది',
    updated: 'మార్చింది',
    contents: 'ఈ వ్యాసంలో',
    bill: {
      question: 'మీ బిల్లు దగ్గర ఉందా?',
      offer: 'మాకు పంపండి. ఇంజినీరు చదివి 24 గంటల్లో జవాబిస్తారు.',
      action: 'సంప్రదించండి',
    },
    sources: 'ఆధారాలు',
    share: 'షేర్',
    shareButton: 'ఈ వ్యాసం షేర్ చేయండి',
    copyLink: 'లింక్ కాపీ',
    copied: 'లింక్ కాపీ అయింది',
    email: 'ఈమెయిల్',
    previous: 'ముందు',
    next: 'తర్వాత',
    neighbours: 'మరిన్ని బ్లాగులు',
    related: 'ఇవీ చదవండి',
    loading: 'బ్లాగు వస్తోంది...',
  },

  missing: {
    heading: 'బ్లాగు కనిపించలేదు',
    explanation: 'మీరు వెతుకుతున్న బ్లాగు లేదు.',
    back: 'బ్లాగులకు వెళ్లండి',
    near: 'మీరు వెతుకుతున్నది ఇదేమో',
  },
  unreachable: {
    heading: 'ఈ బ్లాగు తేలేకపోయాం',
    explanation: 'నెట్‌వర్క్ నుంచి జవాబు లేదు. మీ నెట్ కనెక్షన్ చూసి మళ్లీ ప్రయత్నించండి.',
  },

  api: {
    noPageNumber: 'పేజీ 1 నుంచి పూర్తి సంఖ్య కావాలి.',
    noSuchPage: 'అలాంటి పేజీ లేదు.',
  },
}
