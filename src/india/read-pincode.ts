import { cleanLine, withoutJoiners } from '#platform/text/clean-text.ts'
import { latinDigits } from '#platform/text/latin-digits.ts'

/** The digits of a PIN code as people write it: '500 081', '५०००८१'. Anything else comes back to be refused. */
export function readPincode(text: string): string {
  return latinDigits(withoutJoiners(cleanLine(text))).replace(/[\s.\u0964\u2212\p{Pd}]/gu, '')
}
