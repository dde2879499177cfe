// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const litHouseCopy: Translated<typeof english.litHouseCopy> = {
  state: 'రాష్ట్రం',
  switches: 'మీ ఇంట్లో ఏవి ఆన్‌లో ఉన్నాయి?',
  names: {
    ac: 'ఏసీ',
    geyser: 'గీజర్',
    fan: 'ఫ్యాన్లు',
    fridge: 'ఫ్రిజ్',
    tv: 'టీవీ',
    pump: 'మోటారు',
  },
  inside: {
    ac: 'ఏసీ',
    geyser: 'గీజర్',
    fan: 'ఫ్యాన్లు',
    fridge: 'ఫ్రిజ్',
    tv: 'టీవీ',
    pump: 'మోటారు',
  },
  sentences: {
    ac: (hours, units) => `ఏసీ, 1.5 టన్ను, రోజుకు ${hours}: నెలకు సుమారు ${units} యూనిట్లు`,
    geyser: (hours, units) => `గీజర్, రోజుకు ${hours}: నెలకు సుమారు ${units} యూనిట్లు`,
    fan: (hours, units) => `ఫ్యాన్లు, మూడు, రోజుకు ${hours}: నెలకు సుమారు ${units} యూనిట్లు`,
    fridge: (_, units) => `ఫ్రిజ్, రాత్రీ పగలూ: నెలకు సుమారు ${units} యూనిట్లు`,
    tv: (hours, units) => `టీవీ, రోజుకు ${hours}: నెలకు సుమారు ${units} యూనిట్లు`,
    pump: (hours, units) => `నీటి మోటారు, 1 hp, రోజుకు ${hours}: నెలకు సుమారు ${units} యూనిట్లు`,
  },
  hours: (hours) => (hours === 0.5 ? 'అరగంట' : `${hours} గంటలు`),
  minutes: (minutes) => `${minutes} నిమిషాలు`,
  month: 'నెలకు',
  units: 'యూనిట్లు',
  step: (unit, price) => `ఒక్క ${unit}‌వ యూనిట్‌కే ${price} పడింది.`,
  stepUnknown: (unit) => `${unit}‌వ యూనిట్ నుంచి మొత్తం బిల్లు మారుతుంది.`,
  note: (lacks) => (lacks === '' ? 'ఇంటి కనెక్షన్, 3 kW, లైట్లతో.' : `ఇంటి కనెక్షన్, 3 kW, లైట్లతో. ఈ లెక్కలో లేనివి: ${lacks}.`),
  article: (appliance) => `${appliance}: బిల్లులో ఎంత పెరుగుతుంది?`,
  articleLead: (appliance, units, price, total, state) =>
    `ఈ ఇల్లు ఉన్న రాష్ట్రం: ${state}. ${appliance} నెలకు ${units} యూనిట్లు. దాంతో ${price} పెరిగి బిల్లు ${total} అవుతుంది. ఆపి చూడండి.`,
  submit: 'ఈ బిల్లు వివరాలు చూడండి',
  plain: (on) => `ఇది లైట్లు, ${on.join(', ')}‌తో. మీ ఇంట్లో ఉన్నవి ఆన్ చేసి బటన్ నొక్కండి.`,
}
