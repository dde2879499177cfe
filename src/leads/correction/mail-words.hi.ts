// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import { correctionEmailCopy as english } from './mail-words.en.ts'

export const correctionEmailCopy: Translated<typeof english> = {
  receipt: {
    subject: (reference) => `आपका बताया सुधार हमें मिल गया है (${reference})`,
    preview: () => 'आपका बताया सुधार हमें मिल गया है।',
    thanks: (brand) => `${brand} को गलत रेट बताने के लिए धन्यवाद। हम उसे जांचेंगे और आपको लिखेंगे।`,
    reference: 'रेफरेंस नंबर',
    closing: 'कुछ और बताना हो तो इसी ईमेल का जवाब दें। विषय में रेफरेंस नंबर रहने दें।',
  },
  notice: english.notice,
}
