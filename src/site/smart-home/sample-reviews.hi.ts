// Translated on 27 November 2026, from revision 82f1719d.
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
    quote: 'छह घंटे 600 W लेने वाला AC 3.6 यूनिट खर्च करता है। BEE के अनुसार 20 °C की जगह 24 °C पर रखें तो करीब 24% कम।',
    who: 'BEE, 2018',
  },
  {
    ...english[2],
    quote: 'देखें, रात 2 बजे क्या चल रहा है। 750 W का पंप 6 बजे तक चलता रह जाए तो 3 यूनिट लेता है।',
    who: 'हिसाब लगाकर दिया उदाहरण',
  },
  {
    ...english[3],
    quote: 'TV, सेट-टॉप बॉक्स और चार्जर: स्टैंडबाय पर 25 W, यानी दिन में 0.6 यूनिट, महीने में 18। दीवार के स्विच से बंद करें।',
    who: 'हिसाब लगाकर दिया उदाहरण',
  },
]
