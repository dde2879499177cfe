// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import { auditEmailCopy as english } from './mail-words.en.ts'

export const auditEmailCopy: Translated<typeof english> = {
  receipt: {
    subject: (reference) => `होम ऑडिट की आपकी बुकिंग मिल गई है (${reference})`,
    preview: (replyBy) => `हम ${replyBy} तक फोन करेंगे।`,
    thanks: (brand) => `${brand} से होम ऑडिट बुक करने के लिए धन्यवाद। समय तय करने के लिए हमारी टीम आपको फोन करेगी।`,
    reference: 'रेफरेंस नंबर',
    replyBy: 'फोन कब\u00a0तक',
    phone: 'इस नंबर पर',
    phoneEnding: (digits) => `जिसके आखिर में ${digits} है`,
    closing: 'यह नंबर गलत हो तो इसी ईमेल का जवाब दें। विषय में रेफरेंस नंबर रहने दें।',
  },
  notice: english.notice,
}
