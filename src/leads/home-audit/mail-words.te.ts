// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import { auditEmailCopy as english } from './mail-words.en.ts'

export const auditEmailCopy: Translated<typeof english> = {
  receipt: {
    subject: (reference) => `మీ హోమ్ ఆడిట్ అభ్యర్థన అందింది (${reference})`,
    preview: (replyBy) => `${replyBy}‌లోగా ఫోన్ చేస్తాం.`,
    thanks: (brand) => `${brand} హోమ్ ఆడిట్ బుక్ చేసినందుకు ధన్యవాదాలు. సమయం ఖరారు చేయడానికి మా టీమ్ మీకు ఫోన్ చేస్తుంది.`,
    reference: 'రిఫరెన్స్',
    replyBy: 'ఫోన్ చేసే గడువు',
    phone: 'ఈ నంబరుకు',
    phoneEnding: (digits) => `చివర ${digits} ఉన్న నంబరు`,
    closing: 'నంబరు తప్పయితే ఈ ఈమెయిల్‌కే జవాబు రాయండి. సబ్జెక్టులో రిఫరెన్స్ అలాగే ఉంచండి.',
  },
  notice: english.notice,
}
