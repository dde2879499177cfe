// Translated on 28 November 2026, from revision bed6842e.
import { MONTHS } from '#india/months.hi.ts'
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const policyCopy: Translated<typeof english.policyCopy> = {
  lastUpdated: 'पिछला बदलाव',
  inShort: 'थोड़े में',
  contents: 'इस पेज पर',
  inWords: (updated) => {
    const [year, month, day] = updated.split('-')
    return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`
  },
  earlier: 'पहले के लेख',
  from: (shown) => `${shown} से दिखाया गया`,
  earlierTitle: (title, shown) => `${title}, जैसा ${shown} से दिखाया गया`,
  isEarlier: 'यह लेख अब लागू नहीं है।',
  nowHolds: 'जो अभी लागू है, उसे पढ़ें',
  isTranslation: 'यह अनुवाद है। कहीं फर्क हो तो अंग्रेजी वाला लेख मान्य है।',
  english: 'अंग्रेजी में पढ़ें',
  missing: {
    title: 'ऐसा कोई लेख नहीं',
    text: 'इस पते पर हमने कभी कोई लेख नहीं दिखाया।',
  },
}
