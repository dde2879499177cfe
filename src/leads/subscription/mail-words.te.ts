// Translated on 26 November 2026, from revision bdc0824f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './mail-words.en.ts'

export const newsletterEmailCopy: Translated<typeof english.newsletterEmailCopy> = {
  footer: {
    why: (brand) => `${brand} న్యూస్‌లెటర్ ఫారంలో ఎవరో ఈ ఈమెయిల్ రాశారు, అందుకే ఇది మీకు వచ్చింది.`,
    preferences: 'అంశాలు, ఎంపికలు',
    unsubscribe: 'అన్‌సబ్‌స్క్రైబ్',
  },
  confirm: {
    subject: (brand) => `${brand} సబ్‌స్క్రిప్షన్ నిర్ధారించండి`,
    preview: 'ఒక్క ట్యాప్‌తో చేరిపోతారు.',
    heading: 'మీ సబ్‌స్క్రిప్షన్ నిర్ధారించండి',
    text: 'ఈ ఈమెయిల్‌కు మా న్యూస్‌లెటర్ పంపమని ఎవరో అడిగారు. అది మీరే అనుకుంటున్నాం.',
    button: 'నిర్ధారించండి',
    otherwise: 'మీరు కాదా? ఈ ఈమెయిల్ వదిలేయండి, ఇంకేమీ పంపం.',
  },
  welcome: {
    subject: (brand) => `${brand} న్యూస్‌లెటర్‌కు స్వాగతం`,
    preview: 'మీరు చేరారు.',
    heading: 'మీరు చేరారు',
    text: 'నెలకు సుమారు ఒకసారి రాస్తాం: టారిఫ్ ఉత్తర్వులు, ఆదా చిట్కాలు, కొత్త ప్రొడక్టులు.',
  },
  known: {
    subject: 'మీరు ఇప్పటికే చేరి ఉన్నారు',
    preview: 'ఏమీ చేయక్కర్లేదు. ఒక్క ట్యాప్‌తో అంశాలు మార్చుకోండి.',
    heading: 'మీరు ఇప్పటికే చేరి ఉన్నారు',
    text: 'మా న్యూస్‌లెటర్ ఫారంలో ఎవరో ఈ ఈమెయిల్ మళ్లీ రాశారు. ఏమీ మారలేదు.',
  },
}
