// Translated on 26 November 2026, from revision 1a93d935.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './trouble-words.en.ts'

export const answerTroubles: Translated<typeof english.answerTroubles> = {
  text: 'नंबर लिखें, जैसे 342।',
  comma: 'कॉमा हजार और लाख के बीच आता है, जैसे 1,250 और 1,23,456। दशमलव से पहले बिंदु लगाएं।',
  negative: 'यह शून्य से कम नहीं हो सकता।',
  huge: 'इतना बड़ा बिल हमने नहीं देखा। नंबर जांचें।',
  powerFactor: 'पावर फैक्टर 0 से ऊपर और ज्यादा से ज्यादा 1 होता है।',
  range: 'बड़ा नंबर बाद में आता है।',
  day: 'ऐसा कोई दिन नहीं। साल, महीना, दिन लिखें: 2026-11-30।',
  days: 'ये पूरे बिल के दिनों से कम हों।',
  dates: 'बाद की तारीख पहले वाली के बाद की हो।',
  span: 'रीडिंग के बीच 750 दिन से ज्यादा हैं। कोई बिल इतना लंबा नहीं होता।',
  values: 'बाद की रीडिंग पहले वाली से कम है। मीटर फिर 0 से चला हो तो बताएं, उसमें कितने अंक हैं।',
  digits: 'मीटर में 1 से 9 अंक होते हैं।',
  factor: 'फैक्टर 0 से ऊपर होता है।',
}

export const answerMissing = () => 'नंबर लिखें।'
