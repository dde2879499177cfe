import type { Applies } from './applies.ts'
import type { Worksheet } from './worksheet.ts'

interface Term {
  validFrom: string | null
  validTo: string | null
}

/**
 * Whether a charge or subsidy was in force on the bill's date. Without a date it is when it covers all the time
 * the record itself covers, and is not when the two never meet.
 */
export function isInForce(term: Term, { usage: { date }, tariff }: Pick<Worksheet, 'usage' | 'tariff'>): Applies {
  if (term.validFrom === null && term.validTo === null) return true
  if (date !== undefined) return begins(term) <= date && date <= ends(term)
  if (begins(term) > ends(tariff) || begins(tariff) > ends(term)) return false
  return (begins(term) <= begins(tariff) && ends(tariff) <= ends(term)) || 'date'
}

// ISO days compare as text.
const begins = ({ validFrom }: Term) => validFrom ?? '0000'
const ends = ({ validTo }: Term) => validTo ?? '9999'
