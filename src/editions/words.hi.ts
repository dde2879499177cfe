// Translated on 26 November 2026, from revision ccc6bf70.
import type { Translated } from '#platform/text/translated.ts'
import { editionCopy as english } from './words.en.ts'

export const editionCopy: Translated<typeof english> = {
  ...english,
  list: (brand) => `${brand} का न्यूजलेटर`,
  foot: {
    why: (brand) => `यह आपको इसलिए आया है क्योंकि आपने ${brand} के न्यूजलेटर के लिए यह ईमेल पक्का किया था।`,
    preferences: 'विषय और पसंद',
    unsubscribe: 'अनसब्सक्राइब करें',
  },
  bill: {
    heading: (units, state) => `${state} में घर, महीने में ${units.toLocaleString('en-IN')} यूनिट`,
    source: (source, day) => `${day} को निकाला। ${source}`,
    link: 'अपना बिल निकालें',
  },
  article: 'लेख पढ़ें',
  inEnglish: 'अंग्रेजी में',
  readHere: 'ब्राउज़र में पढ़ें',
  picture: (alt) => `[तस्वीर: ${alt}]`,
}
