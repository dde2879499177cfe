// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import { correctionEmailCopy as english } from './mail-words.en.ts'

export const correctionEmailCopy: Translated<typeof english> = {
  receipt: {
    subject: (reference) => `మీ రేటు సవరణ అందింది (${reference})`,
    preview: () => 'మీ రేటు సవరణ అందింది.',
    thanks: (brand) => `ఒక రేటు తప్పని ${brand} వారికి చెప్పినందుకు ధన్యవాదాలు. సరిచూసి మీకు రాస్తాం.`,
    reference: 'రిఫరెన్స్',
    closing: 'ఇంకేమైనా చెప్పాలంటే ఈ ఈమెయిల్‌కే జవాబు రాయండి. సబ్జెక్టులో రిఫరెన్స్ అలాగే ఉంచండి.',
  },
  notice: english.notice,
}
