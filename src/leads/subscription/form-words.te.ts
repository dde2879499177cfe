// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './form-words.en.ts'

export const newsletterFormCopy: Translated<typeof english.newsletterFormCopy> = {
  errors: { full_name: 'మీ పేరు రాయండి.', email: 'సరైన ఈమెయిల్ రాయండి.' },
  notice: 'మీ పేరు, ఈమెయిల్ న్యూస్‌లెటర్ పంపడానికి మాత్రమే వాడతాం.',
  submit: 'సబ్‌స్క్రైబ్',
  submitting: 'చేరుస్తున్నాం...',

  success: 'సబ్‌స్క్రైబ్ చేసినందుకు ధన్యవాదాలు! కొత్త విషయాలు మీ ఇన్‌బాక్సుకు వస్తాయి.',
  noResponse: 'సర్వర్ లోపం. కాసేపటి తర్వాత ప్రయత్నించండి.',
  failure: 'ఏదో పొరపాటు జరిగింది!',
  humanCheck: {
    missing: 'reCAPTCHA పరీక్ష పూర్తి చేయండి.',
    invalid: 'పరీక్ష పూర్తి కాలేదు. మళ్లీ చేయండి.',
    expired: 'పరీక్ష గడువు దాటింది. మళ్లీ చేయండి.',
    early: 'ఒక్క క్షణం ఆగి మళ్లీ పంపండి.',
    spent: 'ఈ పరీక్ష ఇప్పటికే వాడేశారు. మళ్లీ చేయండి.',
    unavailable: 'ఇప్పుడు పరీక్షించలేకపోతున్నాం. ఒక నిమిషం ఆగి ప్రయత్నించండి.',
  },
}
