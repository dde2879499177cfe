// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './footer-words.en.ts'

export const newsletterFooterCopy: Translated<typeof english.newsletterFooterCopy> = {
  heading: 'మా న్యూస్‌లెటర్ అందుకోండి.',
  lead: 'టారిఫ్ మార్పులు, ఫలించిన ఆదా మార్గాలు, కొత్త ప్రొడక్టులు. నెలకు ఒక ఈమెయిల్.',
  labels: { full_name: 'పూర్తి పేరు', email: 'ఈమెయిల్' },
  onPage: 'దాని సొంత పేజీలో సబ్‌స్క్రైబ్ చేయండి',
}
