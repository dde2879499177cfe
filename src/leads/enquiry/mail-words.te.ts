// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import { enquiryEmailCopy as english } from './mail-words.en.ts'

export const enquiryEmailCopy: Translated<typeof english> = {
  receipt: {
    subject: (reference) => `మీ మెసేజ్ అందింది (${reference})`,
    preview: (replyBy) => `${replyBy}‌లోగా జవాబిస్తాం.`,
    thanks: (brand) => `${brand} వారికి రాసినందుకు ధన్యవాదాలు. మీ మెసేజ్ అందింది.`,
    reference: 'రిఫరెన్స్',
    replyBy: 'జవాబిచ్చే గడువు',
    closing: 'ఇంకేమైనా చెప్పాలంటే ఈ ఈమెయిల్‌కే జవాబు రాయండి. సబ్జెక్టులో రిఫరెన్స్ అలాగే ఉంచండి.',
  },
  notice: english.notice,
}
