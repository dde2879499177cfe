// Translated on 28 November 2026, from revision 4a8e8c1a.
import { countInWords } from '#india/list-in-words.te.ts'
import type { Translated } from '#platform/text/translated.ts'
import { smartBusinessCopy as englishCopy, type smartBusinessHero as englishHero } from './words.en.ts'

export const smartBusinessHero: Translated<typeof englishHero> = {
  title: 'kVAh బిల్లింగా? పని చేయని కరెంటుకు డబ్బు కట్టకండి',
  description: 'తెలంగాణలో పవర్ ఫ్యాక్టర్, kVAh బిల్లింగ్: మీ బిల్లుపై ప్రభావం, లీడింగ్ పవర్ ఫ్యాక్టర్ కూడా ఎందుకు బిల్లు అవుతుంది, దాన్ని ఎలా సరిచేస్తాం.',
  heading: 'kVAh బిల్లింగా? పని\u00a0చేయని కరెంటుకు డబ్బు కట్టకండి.',
  lead: 'మీ పవర్ ఫ్యాక్టర్‌ను ఏది తగ్గిస్తోందో కనిపెట్టి సరిచేస్తాం.',
  costCut: (share, asOf) => `ఇప్పటి దాకా మా కస్టమర్ల ఖర్చు ${share} తగ్గింది. ${asOf}.`,
  talk: 'ఇంజినీరుతో మాట్లాడండి',
  devices: 'పరికరాలు చూడండి',

  simulator: {
    heading: 'తెలంగాణలో kVAh బిల్లింగ్ మీ బిల్లును ఏం చేస్తుంది.',
    lead: 'kVAh బిల్లింగ్‌లో మీరు తీసుకునే మొత్తం కరెంటుకు, పని చేయని దానికి కూడా, డబ్బు కడతారు. పవర్ ఫ్యాక్టర్ ఎంత తక్కువైతే బిల్లు అంత ఎక్కువ.',
  },
}

export const smartBusinessCopy: Translated<typeof englishCopy> = {
  change: {
    heading: 'ఏం మారింది: లీడింగ్ పవర్ ఫ్యాక్టర్ కూడా బిల్లు అవుతోంది.',
    lead: '2025 చివర్లో బిల్లులు పెరిగాయి. అప్పటి నుంచి డిస్కంలు లీడింగ్ kVArh కూడా లెక్కిస్తున్నాయని పరిశ్రమల సంఘాలు అంటున్నాయి. అంటే మెషిన్లు ఆగాక ఆన్‌లో ఉన్న కెపాసిటర్లు ఇప్పుడు బిల్లు పెంచవచ్చు.',
    factsHeading: 'మాకు తెలిసింది, ఎప్పటి నుంచి',
    day: {
      hours: ['0', '6', '12', '18', '24 h'],
      label: (lag, lead) => `ఒక వర్క్‌షాప్‌లో ఒక పని రోజు. గీత పైన, పని వేళల్లో, ${lag} kVAr ల్యాగ్. గీత కింద, రాత్రి, ${lead} kVAr లీడ్.`,
      lag: (hours, kvar, kvarh) => `ల్యాగ్, ${hours} పని గంటల్లో: ${kvar} kVAr. నెలకు ${kvarh} kVArh.`,
      lead: (kvar, kvarh) => `లీడ్, మెషీన్లు ఆగి, కెపాసిటర్లు ఆన్: ${kvar} kVAr. నెలకు ${kvarh} kVArh.`,
      more: 'బిల్లులో పెరిగేది',
      sum: (kwh, counted, ignored) => `${kwh} kWh పనికి: లీడ్‌తో ${counted} kVAh, లీడ్ లేకుండా ${ignored} kVAh.`,
      note: 'లెక్కించిన ఉదాహరణ: 30 రోజుల్లో 25, రెండు షిఫ్టులు. kVAh కనీసం √(kWh² + (ల్యాగ్ + లీడ్)²).',
    },
    caution:
      'ఇప్పుడే కెపాసిటర్లు కొనకండి. ముందు కొన్ని వారాలు ల్యాగ్, లీడ్ నమోదు చేయండి. కెపాసిటర్లు పగలే కావాలంటే, బ్యాంక్ లోడ్‌తో పాటు ఆన్ ఆఫ్ అవ్వాలి, లేదా చిన్నది కావాలి.',
    readMore: [
      { path: englishCopy.change.readMore[0].path, label: 'కెపాసిటర్లు బిల్లు పెంచేదెప్పుడు (ఇంగ్లిష్‌లో)' },
      { path: englishCopy.change.readMore[1].path, label: 'kVAh బిల్లింగ్‌లో ఏం పడుతుంది' },
    ],
  },

  workflow: {
    heading: 'మీ పవర్ ఫ్యాక్టర్‌ను ఎలా సరిచేస్తాం.',
  },

  plant: {
    heading: 'మీ ప్లాంట్, మీ ఫోన్‌లో.',
    lead: 'ప్రతి ఫీడర్ ఇప్పటి లోడ్, ప్రతి మెట్టు తర్వాత పవర్ ఫ్యాక్టర్, ఇప్పటి దాకా బిల్లు చూడండి. నమూనా అంకెలతో స్క్రీన్లు.',
    region: 'యాప్ స్క్రీన్లు',
    screens: { load: 'ఇప్పటి లోడ్', powerFactor: 'పవర్ ఫ్యాక్టర్', bill: 'ఇప్పటి బిల్లు' },
  },

  films: {
    heading: (count) => `చూడాల్సిన ${count === 1 ? 'విషయం ఒకటి' : `${countInWords(count)} విషయాలు`}.`,
    visit: 'మా పని చూడడానికి రండి',
    visitMessage: 'మీతో పనిచేసిన ఒక వ్యాపారంతో మాట్లాడాలి. ఎవరికి ఫోన్ చేయాలో చెప్పండి.',
  },

  solutions: {
    heading: (count) => `${countInWords(count)} ${count === 1 ? 'సేవ' : 'సేవలు'}. మీకు కావలసినవే తీసుకోండి.`,
  },

  closing: {
    heading: 'ఒక బిల్లు పంపండి. డబ్బు ఎక్కడికి పోతోందో చూపిస్తాం.',
    lead: 'ఇంజినీర్లు 24 గంటల్లో జవాబిస్తారు.',
    contact: 'సంప్రదించండి',
    products: 'ప్రొడక్టులు చూడండి',
  },
}
