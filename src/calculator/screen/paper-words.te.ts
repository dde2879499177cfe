// Translated on 27 November 2026, from revision bd1e8487.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './paper-words.en.ts'

export const paperCopy: Translated<typeof english.paperCopy> = {
  changed: {
    days: 'బిల్లు రోజులు',
    hint: 'మధ్యలో రేట్లు మారాయి. అన్ని రోజులూ కొత్త రేట్లయితే ఖాళీగా ఉంచండి.',
    earlier: (day) => `వాటిలో ${day} వరకు`,
  },
  hint: 'బిల్లులో ఉన్నట్టే, రూపాయల్లో. తగ్గించే వాటికి మైనస్ పెట్టండి.',
  payment: 'ఎలా కడతారు',
  noPayment: 'మామూలుగా',
  payments: {
    prompt: 'రాయితీ గడువులోగా',
    online: 'ఆన్‌లైన్',
    advance: 'ముందుగానే',
    prepaid: 'ప్రీపెయిడ్ మీటర్',
  },
  fuel: 'ఇంధన సర్‌చార్జీ, మీ బిల్లులో ఉన్నట్టు',
  fuelHint: 'తరచూ మారుతుంది, కొన్ని రాష్ట్రాల్లో ప్రతి నెలా. ఖాళీగా ఉంచితే మాకు తెలిసింది వాడతాం.',
  fuelSecond: 'రెండో ఇంధన సర్‌చార్జీ, మీ బిల్లులో ఉన్నట్టు',
  fuelKind: 'బిల్లులో ఎలా ఉంది',
  fuelKinds: {
    '': 'ఇక్కడ మామూలుగా',
    percent: 'శాతం',
    paisePerUnit: 'యూనిట్‌కు పైసలు',
    amountPaise: 'ఈ బిల్లులో రూపాయలు',
  },
  schemes: 'రాష్ట్ర పథకాలు',
  usualSchemes: 'మామూలుగా అందరికీ వచ్చేవి',
  noSchemes: 'ఏవీ లేవు',
}
