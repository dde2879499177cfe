// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import { type termsInWords as english, terms } from './terms.en.ts'

export const termsInWords: Translated<typeof english> = {
  returnWindow: `${terms.returnWindowDays} दिन`,
  returnFrom: 'डिलीवरी से',
  refundTime: `${terms.refundWorkingDays.from} से ${terms.refundWorkingDays.to} कामकाजी दिन`,
  cancellation: 'सामान निकलने या चालू होने से पहले',
  leastAge: `${terms.leastAgeYears} साल या ज्यादा`,
  amounts: `रकम ${terms.currency} में`,
  city: 'हैदराबाद',
}
