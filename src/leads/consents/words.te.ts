// Translated on 26 November 2026, from revision bdc0824f.
import type { Translated } from '#platform/text/translated.ts'
import { consentsCopy as english } from './words.en.ts'

export const consentsCopy: Translated<typeof english> = {
  path: english.path,
  title: 'మీరు ఒప్పుకున్నవి',
  description: 'మీరు దేనికి ఒప్పుకున్నారో చూడండి. ఏదైనా వెనక్కి తీసుకోండి.',
  lead: (address) => `${address} కోసం. మీరు బటన్ నొక్కే దాకా ఏదీ మారదు.`,
  purposes: {
    answer: 'మీకు జవాబివ్వడానికి',
    visit: 'మీ ఇంటికి రావడానికి',
    recruitment: 'మీ దరఖాస్తును పరిశీలించడానికి',
    'talent-pool': 'ఇతర ఉద్యోగాలకు మిమ్మల్ని గుర్తుంచుకోవడానికి',
    newsletter: 'మీకు న్యూస్‌లెటర్ పంపడానికి',
  },
  newsletter: 'న్యూస్‌లెటర్',
  sent: (reference, day) => `${reference}, ${day}‌న పంపినది`,
  givenFor: (purposes) => `దీన్ని ${purposes.join(', ')} వాడవచ్చని మీరు ఒప్పుకున్నారు.`,
  since: (day) => `${day}‌న నిర్ధారించారు`,
  unconfirmed: 'నిర్ధారించలేదు',
  withdraw: 'వెనక్కి తీసుకోండి',
  withdrawOf: (what) => `వెనక్కి తీసుకోండి: ${what}`,
  withdrawAll: 'అన్నీ వెనక్కి తీసుకోండి',
  withdrawn: (day) => `దీన్ని ${day}‌న మీరు వెనక్కి తీసుకున్నారు.`,
  pool: 'ఇతర ఉద్యోగాలు',
  poolUntil: (day) => `${day} వరకు.`,
  left: 'మీరు సబ్‌స్క్రైబ్ చేసుకోలేదు.',
  done: 'వెనక్కి తీసుకున్నారు. నిర్ధారణగా మీకు ఈమెయిల్ పంపాం.',
  poolLeft: 'వెనక్కి తీసుకున్నారు. మీ దరఖాస్తు అలాగే ఉంది.',
  nothing: 'వెనక్కి తీసుకోవడానికి ఏమీ లేదు.',
  answer: (days) => `మీరు వెనక్కి తీసుకుంటే వెంటనే వాడడం ఆపేసి ${days} రోజుల్లో తొలగిస్తాం. ఎంక్వైరీని వెనక్కి తీసుకుంటే దానికి జవాబివ్వం.`,
  contact: (officer, contact, days) =>
    `ప్రశ్నలు, ఫిర్యాదులు: ${officer}, ${contact}. ${days} రోజుల్లో జవాబిస్తాం. ఆ తర్వాత మీరు Data Protection Board of Indiaను ఆశ్రయించవచ్చు.`,
  policy: 'ప్రైవసీ పాలసీ',
  stale: {
    title: 'ఈ లింక్ ఇక పనిచేయదు',
    details: (contact) => `డేటా తొలగించారు, లేదా లింక్ పూర్తిగా రాలేదు. సాయం కోసం ${contact} కు రాయండి.`,
  },
  mail: {
    subject: 'మీ సమ్మతిని వెనక్కి తీసుకున్నారు',
    preview: 'మీ డేటా వాడడం ఆపేశాం.',
    heading: 'సమ్మతిని వెనక్కి తీసుకున్నారు',
    text: 'మీరు, లేదా మా ఈమెయిల్‌లోని లింక్ ఉన్న ఎవరో, దీన్ని వెనక్కి తీసుకున్నారు:',
    erased: (days) => `దీన్ని వాడడం ఆపేశాం. ${days} రోజుల్లో తొలగిస్తాం.`,
    contact: (officer, contact) => `ఇది మీరు చేయలేదా, ఫిర్యాదు ఉందా? రాయండి: ${officer}, ${contact}.`,
  },
  notice: english.notice,
}
