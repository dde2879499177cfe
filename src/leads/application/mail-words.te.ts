// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import { applicationEmailCopy as english } from './mail-words.en.ts'

export const applicationEmailCopy: Translated<typeof english> = {
  receipt: {
    subject: (reference) => `మీ దరఖాస్తు అందింది (${reference})`,
    preview: () => 'మీ దరఖాస్తు అందింది.',
    thanks: (brand) => `${brand}‌లో ఉద్యోగానికి దరఖాస్తు చేసినందుకు ధన్యవాదాలు. మీ దరఖాస్తు అందింది, చదువుతాం.`,
    reference: 'రిఫరెన్స్',
    opening: 'ఉద్యోగం',
    resume: 'రెజ్యూమె',
    closing: 'ఇంకేమైనా చెప్పాలంటే ఈ ఈమెయిల్‌కే జవాబు రాయండి. సబ్జెక్టులో రిఫరెన్స్ అలాగే ఉంచండి.',
  },
  notice: english.notice,
  noOpening: 'ఏదీ చెప్పలేదు',
}
