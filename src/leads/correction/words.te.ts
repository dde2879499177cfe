// Translated on 27 November 2026, from revision 2bd26e64.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const correctionCopy: Translated<typeof english.correctionCopy> = {
  title: 'ఈ రేటు తప్పు',
  description: 'ఎనర్జీ కాలిక్యులేటర్‌లో ఏ రేటు తప్పో చెప్పండి. మీ బిల్లు ఫొటో, లేదా ఉత్తర్వు లింక్ పంపండి.',
  heading: 'ఏ రేటు తప్పు?',
  lead: 'మీ బిల్లు లేదా ఉత్తర్వు ఏం చెబుతోందో రాయండి. సరిచూసి అందరి కోసం కాలిక్యులేటర్‌ను సరిచేస్తాం.',
  about: (tariff) => `దీని గురించి: ${tariff}`,

  labels: {
    state: 'రాష్ట్రం',
    company: 'డిస్కం',
    line: 'ఏ వరుస',
    should_be: 'ఎంత ఉండాలి',
    link: 'ఉత్తర్వు లేదా ప్రకటన లింక్',
    photo: 'బిల్లు లేదా ఉత్తర్వు ఫొటో',
    full_name: 'పూర్తి పేరు',
    email: 'ఈమెయిల్',
  },
  optional: '(ఇష్టమైతే)',
  chooseState: 'రాష్ట్రం ఎంచుకోండి',
  chooseLine: 'వరుస ఎంచుకోండి',
  lines: {
    energy: 'ఎనర్జీ చార్జీ',
    fixed: 'ఫిక్స్‌డ్ లేదా డిమాండ్ చార్జీ',
    fuel: 'ఇంధన సర్‌చార్జీ',
    duty: 'ఎలక్ట్రిసిటీ డ్యూటీ లేదా పన్ను',
    subsidy: 'సబ్సిడీ లేదా పథకం',
    timeOfDay: 'టైమ్ ఆఫ్ డే',
    other: 'వేరే ఏదైనా',
  },
  shouldBeHint: 'బిల్లులో ఉన్నట్టే: 201 నుంచి 300 వరకు యూనిట్‌కు ₹7.10.',
  photoHint: 'JPG, PNG, WebP, HEIC లేదా PDF, 10 MB వరకు. కావాలంటే మీ పేరు, నంబరు కనిపించకుండా చేయండి.',

  errors: {
    state: 'రాష్ట్రం ఎంచుకోండి.',
    line: 'తప్పుగా ఉన్న వరుస ఎంచుకోండి.',
    should_be: 'ఎంత ఉండాలో రాయండి.',
    link: 'https:// తో మొదలయ్యే లింక్ రాయండి.',
    full_name: 'మీ పేరు రాయండి.',
    email: 'సరైన ఈమెయిల్ రాయండి.',
    photoType: 'JPG, PNG, WebP, HEIC లేదా PDF ఫైల్ పంపండి.',
    photoSize: 'ఫైల్ 10 MB లేదా అంతకన్నా తక్కువ ఉండాలి.',
  },
  busy: 'ఇప్పుడు చాలా ఫైళ్లు వస్తున్నాయి. ఒక నిమిషం ఆగి ప్రయత్నించండి.',
  notice: 'మీ వివరాలు రేటు సరిచేయడానికి, మీకు చెప్పడానికి మాత్రమే వాడతాం.',
  trap: 'ఇది ఖాళీగా ఉంచండి',
  submit: 'సవరణ పంపండి',
  sending: 'పంపుతున్నాం...',
  success: 'ధన్యవాదాలు. మీ రేటు సవరణ అందింది.',
  failure: 'ఏదో పొరపాటు జరిగింది. మళ్లీ ప్రయత్నించండి.',
  noResponse: 'సర్వర్ లోపం. కాసేపటి తర్వాత ప్రయత్నించండి.',
  receipt: { reference: 'రిఫరెన్స్', hint: 'ఈ నంబరు దాచుకోండి. మీ ఈమెయిల్‌కు కూడా పంపాం.' },
  back: 'కాలిక్యులేటర్‌కు వెళ్లండి',
  thanks: { title: 'మీ రేటు సవరణ అందింది', description: 'మీరు చెప్పిన రేటు సవరణ అందింది.' },
}
