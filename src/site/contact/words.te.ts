// Translated on 26 November 2026, from revision 526e9c4f.
import { listInWords } from '#india/list-in-words.te.ts'
import type { Translated } from '#platform/text/translated.ts'
import { type callsCopy as englishCalls, officeCopy as englishOffice } from './words.en.ts'

export const callsCopy: Translated<typeof englishCalls> = {
  call: 'ఫోన్ చేయండి',
  sales: 'సేల్స్',
  support: 'సపోర్ట్',
  general: 'జనరల్',
  whatsapp: 'WhatsApp',
  email: 'ఈమెయిల్',
  calculator: 'బిల్లు ఎక్కువా? ముందు లెక్క చూడండి',
  hours: 'పని వేళలు',
  open: 'తెరిచి ఉంది',
  closed: 'మూసి ఉంది',
}

export const officeCopy: Translated<typeof englishOffice> = {
  map: {
    office: 'ఆఫీసు',
    show: 'మ్యాప్ చూపండి',
    title: 'మా ఆఫీసు మ్యాప్',
    description: (city) => `భారతదేశ పటంలో మా ఆఫీసు (${city}), మా బ్రాంచీలు.`,
    open: 'మీ మ్యాప్ యాప్‌లో తెరవండి',
  },

  branches: {
    heading: 'బ్రాంచీలు',
    call: 'కాల్',
    map: 'మ్యాప్',
    credit: {
      text: 'భారతదేశ సరిహద్దు రేఖ: Survey of India, DataMeet పంచుకున్నది (CC BY 4.0)',
      href: englishOffice.branches.credit.href,
    },
    diagram: (office, branches) =>
      `భారతదేశ పటంలో మా ఆఫీసు: ${office}${branches.length > 0 ? `; మా బ్రాంచీలు: ${listInWords(branches)}` : ''}.`,
  },
}
