// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import { sampleReviews as english } from './sample-reviews.en.ts'

export const sampleReviews: Translated<typeof english> = [
  {
    ...english[0],
    quote: '2 kW का गीजर दिन में तीन घंटे चले तो 6 यूनिट लेता है। चालीस मिनट में 1.3।',
    who: 'हिसाब लगाकर दिया उदाहरण',
  },
  {
    ...english[1],
    quote: 'AC को 20 °C की जगह 24 °C पर रखें। BEE के अनुसार इससे उसकी करीब 24% यूनिट बच सकती हैं।',
    who: 'BEE, 2018',
  },
  {
    ...english[2],
    quote: 'देखें, रात 2 बजे क्या चल रहा है। 750 W का पंप 6 बजे तक चलता रह जाए तो 3 यूनिट लेता है।',
    who: 'हिसाब लगाकर दिया उदाहरण',
  },
  {
    ...english[3],
    quote: 'अपना बिल लाइन दर लाइन जांचें: पहले यूनिट, फिर हर स्लैब का रेट, फिर चार्ज और ड्यूटी।',
    who: 'शुरुआत कैसे करें',
  },
]
