// Translated on 26 November 2026, from revision 526e9c4f.
import { listInWords } from '#india/list-in-words.hi.ts'
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const callsCopy: Translated<typeof english.callsCopy> = {
  call: 'हमें फोन करें',
  sales: 'सेल्स',
  support: 'सपोर्ट',
  general: 'सामान्य',
  whatsapp: 'WhatsApp',
  email: 'ईमेल',
  calculator: 'बिल ज्यादा है? पहले हिसाब निकालें',
  hours: 'ऑफिस का समय',
  open: 'अभी खुला है',
  closed: 'अभी बंद है',
}

export const officeCopy: Translated<typeof english.officeCopy> = {
  map: {
    office: 'ऑफिस',
    show: 'नक्शा देखें',
    title: 'हमारे ऑफिस का नक्शा',
    description: (city) => `${city} में हमारा ऑफिस और हमारी शाखाएं, भारत के नक्शे पर।`,
    open: 'अपनी मैप ऐप में खोलें',
  },

  branches: {
    heading: 'शाखाएं',
    call: 'फोन करें',
    map: 'नक्शा',
    credit: {
      text: 'भारत की रूपरेखा: Survey of India, DataMeet से (CC BY 4.0)',
      href: 'https://github.com/datameet/maps',
    },
    diagram: (office, branches) =>
      `भारत का नक्शा, ${office} में हमारा ऑफिस${branches.length > 0 ? ` और ${listInWords(branches)} में हमारी शाखाएं` : ''}।`,
  },
}
