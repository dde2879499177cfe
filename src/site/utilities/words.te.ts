// Translated on 26 November 2026, from revision 2fe4d458.
import { countInWords } from '#india/list-in-words.te.ts'
import type { Translated } from '#platform/text/translated.ts'
import { utilitiesCopy as englishCopy, type utilitiesHero as englishHero } from './words.en.ts'

export const utilitiesHero: Translated<typeof englishHero> = {
  title: 'ప్రతి మీటర్, ఉన్నది ఉన్నట్టు',
  description: 'డిస్కంల కోసం AI మీటర్ రీడింగ్. యాప్ ఫొటో నుంచి మీటర్‌ను రీడ్ చేస్తుంది, అక్కడికక్కడే సరిచూస్తుంది, బిల్లు ప్రింట్ చేస్తుంది. ఫొటోయే మీ రుజువు.',
  heading: 'ప్రతి మీటర్, ఉన్నది ఉన్నట్టు.',
  lead: 'డిస్కంల కోసం AI మీటర్ రీడింగ్. యాప్ ఫొటో నుంచి మీటర్‌ను రీడ్ చేస్తుంది, అక్కడికక్కడే సరిచూస్తుంది, బిల్లు ప్రింట్ చేస్తుంది. ఫొటోయే మీ రుజువు.',
  talk: 'మాతో మాట్లాడండి',
  oneCoral: 'One Coral చూడండి',
  clients: 'మేం కలిసి పనిచేస్తున్న డిస్కంలు',
  said: (utilities) =>
    [utilities && `${utilities} డిస్కంల కోసం మీటర్లు రీడ్ చేస్తాం.`, 'రిఫరెన్సులు అడగండి.'].filter(Boolean).join(' '),
  ask: 'రిఫరెన్సులు అడగండి',
  message: 'మీరు మీటర్లు రీడ్ చేస్తున్న డిస్కంల రిఫరెన్సులు పంపండి. మా సంస్థ:',
}

export const utilitiesCopy: Translated<typeof englishCopy> = {
  camera: 'కెమెరాలో మీటర్; అంకెలు గుర్తించి 048271.3 kWh అని రీడ్ చేసింది',

  checks: {
    heading: (count) => `ఫొటో నుంచి బిల్లు దాకా ${countInWords(count)} ${count === 1 ? 'పరీక్ష' : 'పరీక్షలు'}.`,
    lead: 'మీ రీడర్ ఫోన్‌ను మీటర్ వైపు చూపిస్తారు. మిగతాది యాప్ చేస్తుంది, నెట్‌వర్క్ ఉన్నా లేకపోయినా.',
    demo: 'మీటర్ రీడింగ్ డెమో చూడండి',
    frames: { now: 'ఇప్పుడు', lastMonth: 'గత నెల', used: 'వాడకం', units: (units) => `${units} kWh` },
  },

  demo: {
    heading: 'ఇక్కడే చూడండి.',
    lead: 'ఈ చిన్న డెమో మీ బ్రౌజర్‌లోనే డిస్‌ప్లే చదువుతుంది. ప్రతి గీత ఎంత వెలుగుతోందో చూసి, బాగా సరిపోయే అంకెను ఎంచుకుంటుంది. రెండు అంకెలు సరిపోతే ఊహించదు.',
    note: 'ఈ డెమో పరీక్షలను చూపిస్తుంది. ఫీల్డ్ యాప్ వేరే రీడర్. మీ ఫోన్ నుంచి ఏదీ బయటకు వెళ్లదు.',
    picture: 'డిస్‌ప్లే స్థితి',
    conditions: { clear: 'శుభ్రం', dusty: 'దుమ్ము', damaged: 'ఒక గీత వెలగడం లేదు' },
    next: 'మరో మీటర్',
    display: (reading) => `మీటర్ డిస్‌ప్లే. శుభ్రంగా ఉంటే చూపేది: ${reading} kWh`,
    digit: 'అంకె',
    readAs: 'చదివింది',
    certainty: 'నమ్మకం',
    unsure: (first, second) => `${first} లేదా ${second}`,
    lastMonth: 'గత నెల',
    usual: 'మామూలు యూనిట్లు',
    usualUnits: (least, most) => `${least} నుంచి ${most} kWh`,
    used: 'అప్పటి నుంచి యూనిట్లు',
    units: 'kWh',
    verdicts: {
      bill: 'బిల్లు అయింది, ఫొటోతో.',
      photo: 'పూర్తి నమ్మకం లేదు. యాప్ మరో ఫొటో అడుగుతుంది.',
      visit: 'స్పష్టంగా ఉంది, కానీ మామూలు యూనిట్లకు చాలా తేడా. బిల్లు చేసే ముందు రెండో వ్యక్తి సరిచూస్తారు.',
    },
  },

  figures: { heading: 'మా అంకెలు.' },
  field: {
    picture: (lakhs) => `${lakhs} చుక్కలు, నెలకు లక్ష రీడింగ్‌లకు ఒకటి`,
    text: (aMinute) => `ఒక్కో చుక్క నెలకు 1 లక్ష రీడింగ్‌లు. మీరు ఈ పేజీ చదివే ఒక నిమిషంలో సుమారు ${aMinute} మీటర్లు రీడ్ అవుతాయి.`,
  },

  evidence: {
    heading: (accuracy) => (accuracy ? `${accuracy} అంటే మా అర్థం.` : 'కచ్చితం అంటే మా అర్థం.'),
    text: 'స్పష్టంగా లేని ఫొటోలు వెనక్కి పంపాక, ప్రతి అంకె మీటర్‌తో సరిపోతేనే రీడింగ్ కచ్చితం అంటాం. మీ పైలట్‌కు లెక్క ఇస్తాం: ఎన్ని చదివాం, ఎన్ని వెనక్కి పంపాం, ఎన్ని తప్పయ్యాయి.',
    readMore: 'కచ్చితత్వాన్ని ఎలా లెక్కిస్తాం (ఇంగ్లిష్‌లో)',
    path: englishCopy.evidence.path,
  },

  closing: {
    heading: 'ఒక ఫీడర్ మీద ప్రయత్నించి చూడండి.',
    lead: 'ఒక ప్రాంతంతో మొదలుపెట్టి గత నెల రీడింగ్‌లతో పోల్చండి.',
    action: 'సంప్రదించండి',
    message: 'ఒక ఫీడర్ మీద AI మీటర్ రీడింగ్ ప్రయత్నించాలి. మా నుంచి ఏం కావాలో చెప్పండి.',
  },
}
