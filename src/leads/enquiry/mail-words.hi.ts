// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import { enquiryEmailCopy as english } from './mail-words.en.ts'

export const enquiryEmailCopy: Translated<typeof english> = {
  receipt: {
    subject: (reference) => `आपका संदेश हमें मिल गया है (${reference})`,
    preview: (replyBy) => `हमारा जवाब ${replyBy} तक आएगा।`,
    thanks: (brand) => `${brand} को लिखने के लिए धन्यवाद। आपका संदेश हमें मिल गया है।`,
    reference: 'रेफरेंस नंबर',
    replyBy: 'जवाब कब\u00a0तक',
    closing: 'कुछ और बताना हो तो इसी ईमेल का जवाब दें। विषय में रेफरेंस नंबर रहने दें।',
  },
  notice: english.notice,
}
