// Translated on 27 November 2026, from revision 6417278d.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const careersCopy: Translated<typeof english.careersCopy> = {
  title: 'ఉద్యోగాలు',
  description: 'మా దగ్గరున్న ఉద్యోగాలు, పని ఏమిటి, ఏం అడుగుతాం. మీ రెజ్యూమెతో ఇక్కడే దరఖాస్తు చేయండి.',
  heading: 'మాతో కలిసి పనిచేయండి.',
  lead: (count) =>
    count === 0
      ? 'ఇప్పుడు ఉద్యోగాలు లేవు. కొత్తవి ముందుగా ఇక్కడే వస్తాయి.'
      : `${COUNTED[count] ?? count} ${count === 1 ? 'ఉద్యోగం' : 'ఉద్యోగాలు'}. ప్రతి దరఖాస్తునూ చదువుతాం.`,
  view: 'వివరాలు',

  place: 'చోటు',
  type: 'రకం',
  pay: {
    label: 'జీతం',
    from: (low, high) => (high ? `${low} నుంచి ${high} వరకు` : low),
    per: {
      hour: (sum) => `గంటకు ${sum}`,
      day: (sum) => `రోజుకు ${sum}`,
      week: (sum) => `వారానికి ${sum}`,
      month: (sum) => `నెలకు ${sum}`,
      year: (sum) => `ఏడాదికి ${sum}`,
    },
  },
  all: 'అన్ని ఉద్యోగాలు',

  apply: 'దరఖాస్తు చేయండి',
  after: 'దరఖాస్తు చేశాక',
  next: {
    heading: 'తర్వాత ఏం జరుగుతుంది',
    steps: [
      'మీకు ఒక ఈమెయిల్ వస్తుంది. అందులో రిఫరెన్స్, మీ సొంత పేజీ లింక్ ఉంటాయి.',
      'మీ రెజ్యూమె చదివి మీకు రాస్తాం. జవాబు మీ పేజీలో కూడా కనిపిస్తుంది.',
      'కలవాలనుకుంటే, సమయం మీరే అక్కడ ఎంచుకుంటారు.',
    ],
  },
  thanks: {
    title: 'మీ దరఖాస్తు అందింది',
    description: 'మీ దరఖాస్తు అందింది. రిఫరెన్స్ నంబరు దాచుకోండి.',
  },

  closed: {
    title: (title) => `${title}: ముగిసింది`,
    untitled: 'ఈ ఉద్యోగానికి గడువు ముగిసింది',
    text: 'ఈ ఉద్యోగానికి గడువు ముగిసింది. మీరు గడువులోగా దరఖాస్తు చేసి ఉంటే మేం సంప్రదిస్తాం.',
  },
  until: 'చివరి తేదీ',
  inEnglish: 'ఇంగ్లిష్‌లో',

  notFound: {
    title: 'ఉద్యోగం కనిపించలేదు',
    text: 'మీరు వెతుకుతున్న ఉద్యోగ ప్రకటన లేదు.',
  },
}

const COUNTED: Record<number, string> = { 1: 'ఒక', 2: 'రెండు', 3: 'మూడు', 4: 'నాలుగు', 5: 'ఐదు', 6: 'ఆరు' }
