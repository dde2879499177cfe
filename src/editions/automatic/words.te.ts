// Translated on 27 November 2026, from revision 508176c9.
import type { Translated } from '#platform/text/translated.ts'
import { automaticCopy as english } from './words.en.ts'

export const automaticCopy: Translated<typeof english> = {
  ...english,
  inEnglish: (title) => `${title} (ఇంగ్లిష్‌లో)`,

  tariff: {
    subjects: {
      order: (state, day) => `${state}: ${day} నుంచి కొత్త టారిఫ్`,
      surcharge: (state, month) => `${state}: ${month} ఇంధన సర్‌చార్జీ`,
      both: (state) => `${state} బిల్లుల్లో ఏం మారుతుంది`,
    },
    preheader: 'ఇంటి బిల్లు, షాపు బిల్లు: ముందు ఎంత, తర్వాత ఎంత; మూలంతో సహా.',
    button: 'మీ బిల్లు లెక్క వేయండి',
  },
  change: {
    heading: {
      order: (name, day) => `${name}: ${day} నుంచి`,
      surcharge: (company, months) => `${company} ఇంధన సర్‌చార్జీ: ${months}`,
    },
    caption: 'ఒక నెల బిల్లు',
    columns: { who: 'ఎవరిది', before: 'ముందు', after: 'తర్వాత', change: 'తేడా' },
    told: (said) => said.map((each) => `${each}.`).join(' '),
    home: (units) => `ఇల్లు, ${units} యూనిట్లు`,
    shop: (units) => `షాపు, ${units} యూనిట్లు`,
    factory: (units, load) => `ఫ్యాక్టరీ, ${units} యూనిట్లు, ${load}`,
    untouched: 'మార్పు లేదు',
    unknown: 'తెలియదు',
    more: (amount) => `${amount} ఎక్కువ`,
    less: (amount) => `${amount} తక్కువ`,
    same: 'అంతే',
    bases: {
      order: 'మా కాలిక్యులేటర్‌తో లెక్క వేసినది, 3 kW ఇంటికి, 5 kW షాపుకు, ఇంధన సర్‌చార్జీ లేకుండా.',
      surcharge: 'మా కాలిక్యులేటర్‌తో లెక్క వేసినది, 3 kW ఇంటికి, 5 kW షాపుకు: సర్‌చార్జీకి ముందు నెల, ఆ తర్వాత దాని మొదటి నెల.',
    },
    source: (source) => `మూలం: ${source}`,
    own: (units, before, after, change) => `నెలకు మీ ${units} యూనిట్లకు: ముందు ${before}, తర్వాత ${after}. ${change}.`,
    ownUntouched: (units) => `నెలకు ${units} యూనిట్లు వాడే మీ ఇంటికి దీనివల్ల ఏమీ మారదు.`,
    ownUnknown: '“అంశాలు, ఎంపికలు”లో మీ నెల యూనిట్లు రాస్తే, ఇలాంటి ఈమెయిల్ మీకు ఏం మారుతుందో చెబుతుంది.',
  },

  opening: {
    subject: (title) => `మా దగ్గర ఉద్యోగం: ${title}`,
    subjects: (count) => `మా దగ్గర ${count} కొత్త ఉద్యోగాలు`,
    preheader: 'పని ఏమిటి, ఎక్కడ, ఎలా దరఖాస్తు చేయాలి.',
    link: 'ఉద్యోగం గురించి చదివి దరఖాస్తు చేయండి',
    where: (location, type) => `${location}, ${type}`,
  },
  price: {
    subject: (name) => `కొత్త ధర: ${name}`,
    preheader: 'ఇప్పటి ధర, GSTతో కలిపి.',
    text: (amount) => `ఇప్పుడు దీని ధర ${amount}, GSTతో కలిపి.`,
    link: 'ప్రొడక్ట్ చూడండి',
  },
  digest: {
    subject: (day) => `ఈ వారం కొత్తవి, ${day}`,
    preheader: 'గత ఈమెయిల్ తర్వాత వచ్చినవన్నీ ఒకే ఈమెయిల్‌లో.',
  },
}
