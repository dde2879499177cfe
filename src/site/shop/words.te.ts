// Translated on 27 November 2026, from revision aef4a693.
import { termsInWords } from '#company/terms.te.ts'
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const shopCopy: Translated<typeof english.shopCopy> = {
  title: 'షాప్',
  description: 'ఒక పరికరానికి AI Smart Plug, ఇల్లంతటికీ Bijli Auditor. ధరలు, ఫొటోలు, రిటర్న్ వివరాలు.',

  pictures: (product) => `ఫొటోలు: ${product}`,

  plug: {
    bill: {
      unit: (unit) => `${unit ?? 'ఒకటి'}, రూపాయల్లో`,
      list: 'లిస్ట్ ధర',
      saving: 'మీకు ఆదా',
      price: 'ధర',
    },
    order: 'ఆర్డర్ చేయండి',
    cost: 'గీజర్‌కు నెలకు ఎంత ఖర్చవుతుంది?',
    elsewhere: 'పన్ను, డెలివరీ చూశాక, తర్వాతి పేజీలో డబ్బు కడతారు.',
    returns: `తెరవని ప్లగ్‌ను తిరిగి ఇవ్వడానికి గడువు డెలివరీ నుంచి ${termsInWords.returnWindow}. డబ్బు తిరిగి రావడానికి ${termsInWords.refundTime} పడుతుంది.`,
    policy: 'రిటర్న్, రీఫండ్',
    facts: 'కొనే ముందు',
    ask: 'ఇంకేదైనా అడగండి',
    question: (product) => `${product} గురించి నా ప్రశ్న:`,
    orderMessage: (product, price) =>
      `${product} ఆర్డర్ చేయాలనుకుంటున్నాను${price ? ` (${price})` : ''}. ప్లగ్‌లు: 1. నా డెలివరీ చిరునామా, పిన్‌కోడ్:`,
  },

  auditor: {
    points: ['ఇల్లంతటి లోడ్, ఇప్పటికిప్పుడు', 'పవర్ ఫ్యాక్టర్, మీరు ఎక్కువ వాడే వేళలు', 'బిగించేటప్పుడు మా టీమ్ హోమ్ ఆడిట్ చేస్తుంది'],
    price: 'ధర కోసం సంప్రదించండి',
    why: 'ధర మీ కనెక్షన్, DB బాక్సు మీద ఆధారపడి ఉంటుంది.',
    orderMessage: (product, price) => `${product} ఆర్డర్ చేయాలనుకుంటున్నాను (${price}). నా డెలివరీ చిరునామా, పిన్‌కోడ్:`,
    message: (product) => `${product} ధర పంపండి. నా కనెక్షన్ (కాంట్రాక్టెడ్ లోడ్, ఫేజ్‌లు):`,
  },

  closing: {
    heading: 'భవనం మొత్తానికో, ఫీడర్‌కో కావాలా?',
    text: 'ఎన్ని చోట్ల కొలవాలో చెప్పండి. మా సేల్స్ టీమ్ మీతో కలిసి ధర లెక్కిస్తుంది.',
    action: 'సేల్స్ టీమ్‌ను సంప్రదించండి',
    message: 'సేల్స్ టీమ్‌తో మాట్లాడాలి. మేం కొలవాల్సిన చోట్లు:',
  },
}
