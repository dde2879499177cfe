// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const screenCopy: Translated<typeof english.screenCopy> = {
  load: {
    label: 'ఇప్పుడు 312.4 kW, అందులో పెద్ద భాగం చిల్లర్ 1 ది, 118 kW',
    now: 'ఇప్పటి లోడ్',
    loads: ['చిల్లర్ 1', 'కంప్రెసర్', 'లైన్ 2', 'లైట్లు'],
  },
  powerFactor: {
    label: 'ఇప్పుడు 0.99, APFC ప్యానెల్ ఆన్ చేయక ముందు 0.82; నాలుగు మెట్లలో మూడు ఆన్‌లో ఉన్నాయి',
    last: 'గత 24 గంటలు',
    from: '0.82 నుంచి',
    on: 'APFC ఆన్',
    step: (number) => `మెట్టు ${number}`,
  },
  bill: {
    label: 'ఈ నెల ₹4,82,310: ఎనర్జీ, డిమాండ్, ఇతర చార్జీలు; సరిచేశాక రోజుకు యూనిట్లు తగ్గాయి',
    soFar: 'ఈ నెల ఇప్పటి దాకా',
    energy: 'ఎనర్జీ',
    demand: 'డిమాండ్',
    other: 'ఇతర',
    unitsADay: 'రోజుకు యూనిట్లు',
  },
}
