// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import { applicationEmailCopy as english } from './mail-words.en.ts'

export const applicationEmailCopy: Translated<typeof english> = {
  receipt: {
    subject: (reference) => `आपका आवेदन हमें मिल गया है (${reference})`,
    preview: () => 'आपका आवेदन हमें मिल गया है।',
    thanks: (brand) => `${brand} में आवेदन करने के लिए धन्यवाद। आपका आवेदन हमें मिल गया है और हम उसे पढ़ेंगे।`,
    reference: 'रेफरेंस नंबर',
    opening: 'नौकरी',
    resume: 'रिज्यूमे',
    closing: 'कुछ और बताना हो तो इसी ईमेल का जवाब दें। विषय में रेफरेंस नंबर रहने दें।',
  },
  notice: english.notice,
  noOpening: 'कोई नहीं बताई',
}
