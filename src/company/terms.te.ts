// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import { type termsInWords as english, terms } from './terms.en.ts'

export const termsInWords: Translated<typeof english> = {
  returnWindow: `${terms.returnWindowDays} రోజులు`,
  returnFrom: 'డెలివరీ',
  refundTime: `${terms.refundWorkingDays.from} నుంచి ${terms.refundWorkingDays.to} పని దినాలు`,
  cancellation: 'పంపక ముందు, లేదా యాక్టివేట్ చేయక ముందు',
  leastAge: `${terms.leastAgeYears} ఏళ్లు, అంతకన్నా ఎక్కువ`,
  amounts: `మొత్తాలు ${terms.currency}‌లో`,
  city: 'హైదరాబాద్',
}
