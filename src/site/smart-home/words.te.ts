// Translated on 28 November 2026, from revision 7b384870.
import { countInWords } from '#india/list-in-words.te.ts'
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const smartHomeHero: Translated<typeof english.smartHomeHero> = {
  title: 'బిల్లు రాకముందే తెలుసుకోండి',
  description: 'ఒక పరికరానికి స్మార్ట్ ప్లగ్, ఇల్లంతటికీ Bijli Auditor, మా టీమ్ చేసే హోమ్ ఆడిట్. పరికరం నడుస్తుండగానే దాని ఖర్చు చూడండి.',
  heading: 'బిల్లు రాకముందే తెలుసుకోండి.',
  lead: 'స్విచ్‌లు వేయండి. బిల్లు చూడండి.',
  explore: 'స్మార్ట్ హోమ్ ప్రొడక్టులు చూడండి',
  app: 'స్మార్ట్ హోమ్ యాప్ తీసుకోండి',
}

export const smartHomeCopy: Translated<typeof english.smartHomeCopy> = {
  products: {
    heading: (count) => `మీ ఇంటి కరెంటును చూడడానికి ${countInWords(count)} ${count === 1 ? 'దారి' : 'దారులు'}.`,
    lead: 'ఒక ప్లగ్‌తో మొదలుపెట్టండి. తర్వాత ఇల్లంతా చేర్చండి.',
    plug: {
      text: 'ఒక పరికరం వాడే కరెంటును యూనిట్లు, రూపాయల్లో చూపిస్తుంది. ఫోన్ నుంచే ఆపేయండి.',
      action: 'కొనండి',
    },
    auditor: {
      text: 'మీ DB బాక్సులో అమరుతుంది, రాత్రీ పగలూ ఇల్లంతటి లెక్క చూస్తుంది.',
      action: 'కొటేషన్ అడగండి',
      message: (product) => `${product} కొటేషన్ పంపండి. మా ఇల్లు, మా కనెక్షన్ (kW, ఫేజ్‌లు):`,
    },
    switches: {
      action: 'త్వరలో (తెలియజేయండి)',
      message: 'స్మార్ట్ స్విచ్‌లు వచ్చినప్పుడు చెప్పండి.',
    },
    listPrice: 'లిస్ట్ ధర',
    price: 'ధర',
  },

  comparison: {
    heading: 'మీకు ఏది కావాలి?',
    lead: 'చాలా ఇళ్లు గీజర్ లేదా ఏసీకి ఒక ప్లగ్‌తో మొదలుపెడతాయి.',
    region: 'ప్రొడక్టుల పోలిక',
    feature: 'ఫీచర్',
    price: 'ధర',
    yes: 'ఉంది',
    no: 'లేదు',
    noPrice: { plug: 'అడిగితే చెబుతాం', auditor: 'అడిగితే చెబుతాం', switches: 'త్వరలో' },
  },

  reviews: {
    day: {
      hours: ['రాత్రి 12', 'ఉదయం 6', 'మధ్యాహ్నం', 'సాయంత్రం 6', 'రాత్రి 12'],
      most: (power) => `${power}, గంట గంటకు`,
      before: (units) => `ముందు: రోజుకు ${units} యూనిట్లు`,
      after: (units) => `తర్వాత: ${units}`,
      saved: (units) => `రోజుకు ${units} యూనిట్లు తక్కువ`,
      label: (before, after) => `ఒక రోజు, గంట గంటకూ. ముందు: ${before} యూనిట్లు. తర్వాత: ${after} యూనిట్లు.`,
    },
    examples: {
      label: 'ఉదాహరణలు',
      heading: 'మీకు ఏం తెలుస్తుంది.',
      mark: (place, count) => `${count} ఉదాహరణల్లో ${place}‌వది`,
      show: (place, count) => `${count} ఉదాహరణల్లో ${place}‌వది చూపండి`,
      pause: 'ఉదాహరణలు ఆపండి',
      play: 'ఉదాహరణలు కొనసాగించండి',
    },
    reviews: {
      label: 'రివ్యూలు',
      heading: 'మా కస్టమర్లు ఏమంటున్నారు.',
      show: (place, count) => `${count} రివ్యూల్లో ${place}‌వది చూపండి`,
      pause: 'రివ్యూలు ఆపండి',
      play: 'రివ్యూలు కొనసాగించండి',
    },
  },

  stats: { heading: 'మా కస్టమర్లు ఎంత ఆదా చేశారు.' },

  bills: {
    heading: (fewer, less) => `యూనిట్లు ${fewer}% తగ్గితే ఈ బిల్లు ${less}% తగ్గుతుంది.`,
    note: (state, kw, before, after, lacks) =>
      `${state}‌లో ఒక ఇల్లు, ${kw} kW కనెక్షన్, ఈ రోజు రేట్లతో: నెలకు ${before} యూనిట్లు, తర్వాత ${after}.${lacks === '' ? '' : ` రెండు లెక్కల్లోనూ లేనివి: ${lacks}.`}`,
    label: (before, price, after, lower) =>
      `ఒకే కొలతలో రెండు బిల్లులు. ${before} యూనిట్లు: ${price}. ${after} యూనిట్లు: ${lower}.`,
    before: 'ఇప్పుడు',
    after: 'ఆదాతో',
    units: (units) => `${units} యూనిట్లు`,
    more: 'వరుస వరుసగా చూడండి',
  },

  closing: {
    heading: 'మీ ఇంటి కరెంటును పరీక్ష చేయించండి.',
    text: 'హోమ్ ఆడిట్ బుక్ చేయడానికి ఒక నిమిషం చాలు. 24 గంటల్లో జవాబిస్తాం.',
  },
}
