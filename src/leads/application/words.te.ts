// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const applicationCopy: Translated<typeof english.applicationCopy> = {
  labels: {
    full_name: 'పూర్తి పేరు',
    email: 'ఈమెయిల్',
    phone_number: 'ఫోన్ నంబరు',
    cover_letter: 'కవర్ లెటర్',
    resume: 'రెజ్యూమె',
  },
  errors: {
    full_name: 'మీ పేరు రాయండి.',
    email: 'సరైన ఈమెయిల్ రాయండి.',
    phone_number: 'సరైన ఫోన్ నంబరు రాయండి.',
    cover_letter: 'కవర్ లెటర్ రాయండి.',
    resumeType: 'PDF లేదా DOCX ఫైళ్లు మాత్రమే పంపండి!',
    resumeSize: 'ఫైల్ 5MB కన్నా తక్కువ ఉండాలి!',
    resumeMissing: 'పంపే ముందు మీ రెజ్యూమె జోడించండి!',
  },
  busy: 'ఇప్పుడు చాలా ఫైళ్లు వస్తున్నాయి. ఒక నిమిషం ఆగి ప్రయత్నించండి.',

  success: 'దరఖాస్తు అందింది!',
  failure: 'ఏదో పొరపాటు జరిగింది. సపోర్ట్‌ను సంప్రదించండి.',
  noResponse: 'సర్వర్ లోపం. కాసేపటి తర్వాత ప్రయత్నించండి.',
  resumeHint: 'PDF, DOC లేదా DOCX, 5 MB కన్నా తక్కువ.',
  drop: 'లేదా ఫైల్‌ను ఇక్కడ వదలండి',
  kinds: { pdf: 'PDF', doc: 'DOC', docx: 'DOCX' },
  remove: (name) => `${name} తీసేయండి`,
  notice: 'మీ వివరాలు ఈ ఉద్యోగ నిర్ణయానికి మాత్రమే వాడతాం.',
  trap: 'ఇది ఖాళీగా ఉంచండి',
  submit: 'దరఖాస్తు పంపండి',
  sending: 'పంపుతున్నాం...',
  reference: 'రిఫరెన్స్',
  receiptHint: 'ఈ నంబరు దాచుకోండి. మీ ఈమెయిల్‌కు కూడా పంపాం.',
}
