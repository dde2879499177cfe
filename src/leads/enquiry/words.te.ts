// Translated on 28 November 2026, from revision 897d7439.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const contactCopy: Translated<typeof english.contactCopy> = {
  title: 'బిల్లు ఎక్కువ వస్తోందా? చెప్పండి',
  description: 'మాకు రాయండి, ఫోన్ చేయండి, లేదా మా ఆఫీసు, బ్రాంచీలు చూడండి. 24 గంటల్లో జవాబిస్తాం.',
  heading: 'బిల్లు ఎక్కువ వస్తోందా? చెప్పండి.',

  labels: {
    full_name: 'పూర్తి పేరు',
    email: 'ఈమెయిల్',
    phone_number: 'ఫోన్ నంబరు',
    message: 'మెసేజ్',
  },
  errors: {
    full_name: 'మీ పేరు రాయండి.',
    email: 'సరైన ఈమెయిల్ రాయండి.',
    phone_number: 'సరైన ఫోన్ నంబరు రాయండి.',
    message: 'మెసేజ్ రాయండి.',
  },
  notice: 'మీ వివరాలు మీకు జవాబివ్వడానికి మాత్రమే వాడతాం.',
  trap: 'ఇది ఖాళీగా ఉంచండి',

  about: 'దేని గురించి?',
  quickActions: [
    { label: 'డెమో కాల్', message: 'నాకు డెమో కాల్ కావాలి. మీకు ఏ సమయం వీలవుతుందో చెప్పండి.' },
    { label: 'ప్రొడక్ట్ కేటలాగ్', message: 'ధరలతో ప్రొడక్ట్ కేటలాగ్ పంపండి.' },
    {
      label: 'క్లైమేట్ యోధగా చేరండి',
      message: 'నేను క్లైమేట్ యోధగా చేరాలనుకుంటున్నాను. ఇప్పుడేం చేయాలి?',
    },
    { label: 'టెక్నికల్ సపోర్ట్', message: 'నాకు టెక్నికల్ సపోర్ట్ కావాలి. నా ప్రొడక్ట్, సమస్య:' },
  ],
  replace: { question: 'మీ మెసేజ్‌ను మార్చేయాలా?', yes: 'మార్చండి', no: 'నాదే ఉంచండి' },

  submit: 'మెసేజ్ పంపండి',
  sending: 'పంపుతున్నాం...',
  promise: '24 గంటల్లో జవాబిస్తాం.',

  success: 'మమ్మల్ని సంప్రదించినందుకు ధన్యవాదాలు! త్వరలోనే మీతో మాట్లాడతాం!',
  failure: 'ఏదో పొరపాటు జరిగింది!',
  noResponse: 'సర్వర్ లోపం. కాసేపటి తర్వాత ప్రయత్నించండి.',

  receipt: {
    reference: 'రిఫరెన్స్',
    replyBy: 'జవాబిచ్చే గడువు',
    dismiss: 'రసీదు మూసేయండి',
    timeZone: '(IST)',
    back: 'హోమ్‌కు వెళ్లండి',
    next: 'అప్పటి దాకా',
    steps: {
      home: { path: '/energy-calculator', label: 'కాలిక్యులేటర్‌లో మీ బిల్లు చూడండి' },
      business: { path: '/smart-business#kvah-billing', label: 'మీ పవర్ ఫ్యాక్టర్ ఖర్చు ఎంతో చూడండి' },
      utility: { path: '/utilities/brief', label: 'మా ఒక పేజీ వివరణ ప్రింట్ చేయండి' },
      shop: { path: '/our-products', label: 'మా ప్రొడక్టులు, ధరలు చూడండి' },
      yodha: { path: '/about-us#climate-yodha', label: 'క్లైమేట్ యోధ ఏం చేస్తారో చూడండి' },
      support: { path: '/contact-us#call-us', label: 'అత్యవసరమా? సపోర్ట్‌కు ఫోన్ చేయండి' },
    },
  },

  thanks: {
    title: 'మీ మెసేజ్ అందింది',
    description: 'మీ మెసేజ్ అందింది. 24 గంటల్లో జవాబిస్తాం.',
  },
}
