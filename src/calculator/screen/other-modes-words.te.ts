// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './other-modes-words.en.ts'

export const readingsCopy: Translated<typeof english.readingsCopy> = {
  before: 'ముందు రీడింగ్',
  beforeOn: 'తీసిన తేదీ',
  after: 'తర్వాతి రీడింగ్',
  afterOn: 'తీసిన తేదీ',
  digits: 'మీటర్ అంకెలు',
  digitsHint: 'చివరి అంకె దాటి మళ్లీ 0 నుంచి మొదలైతేనే.',
  factor: 'మల్టిప్లైయింగ్ ఫ్యాక్టర్',
  factorHint: 'ట్రాన్స్‌ఫార్మర్ మీటర్ బిల్లులో ఉంటుంది. లేకపోతే 1.',
}

export const appliancesCopy: Translated<typeof english.appliancesCopy> = {
  hint: 'ఇవి మామూలు విలువలు. మీ పరికరం లేబుల్ మీద వేరేలా ఉంటే మార్చండి.',
  name: 'పరికరం',
  count: 'ఎన్ని',
  watts: 'వాట్లు',
  hours: 'రోజుకు గంటలు',
  own: (place) => `మీది, ${place}`,
  found: (units) => `నెలకు ${units} యూనిట్లు`,
  result: 'ఈ బిల్లులో ఒక్కోదాని ఖర్చు',
  saves: (price) => `ఆపితే ${price} ఆదా`,
  priced: 'అన్నీ కలిపితే బిల్లు. ఆపితే వాటా కన్నా ఎక్కువే ఆదా: ఆ యూనిట్లే అన్నింటికన్నా ఖరీదు.',
  unpriced: 'ఈ యూనిట్ల ధర ఇక్కడ తెలియదు.',
  none: 'కనీసం ఒకటైనా ఎన్ని ఉన్నాయో చెప్పండి.',
}

export const checkCopy: Translated<typeof english.checkCopy> = {
  legend: 'మీ బిల్లులోని వరుసలు',
  hint: 'ప్రతి మొత్తం బిల్లులో ఉన్నట్టే రాయండి. సబ్సిడీ, రాయితీ ముందు మైనస్ పెట్టండి. మీ బిల్లులో లేని వరుసలు వదిలేయండి.',
  total: 'మొత్తం',
  heading: 'టారిఫ్ పక్కన మీ బిల్లు',
  line: 'వరుస',
  printed: 'బిల్లులో',
  computed: 'టారిఫ్ ప్రకారం',
  verdicts: {
    agrees: 'సరిపోయింది',
    differs: (amount) => `తేడా ${amount}`,
    'only on your bill': 'మీ బిల్లులోనే ఉంది',
    'only by the tariff': 'రాయలేదు',
    'not known to us': 'మాకు తెలియదు',
  },
  tolerance: 'రూపాయి వరకు తేడాను సరిపోయినట్టే లెక్కిస్తాం: డిస్కంలు వరుసలను రౌండ్ చేస్తాయి.',
  none: 'మీ బిల్లులో ఉన్నది రాయండి, వరుస వరుసగా పోలుస్తాం.',
  fine: (count) => (count === 1 ? 'మీరు రాసిన వరుస సరిపోయింది.' : `మీరు రాసిన ${count} వరుసలూ సరిపోయాయి.`),
  found: (count) => (count === 1 ? 'ఒక వరుసలో తేడా ఉంది.' : `${count} వరుసల్లో తేడా ఉంది.`),
  ask: 'మమ్మల్ని అడగండి',
  message: (state, units, lines) => `మా కరెంటు బిల్లు (${state}, ${units} యూనిట్లు) టారిఫ్‌తో సరిపోవడం లేదు. ${lines} ఒకసారి చూడండి.`,
  messageLine: (label, printed, computed) => `${label}: బిల్లులో ${printed}, టారిఫ్ ప్రకారం ${computed}.`,
}
