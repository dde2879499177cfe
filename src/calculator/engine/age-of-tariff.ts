import type { Tariff } from '#calculator/tariff-schema.ts'

type Term = Pick<Tariff, 'validTo' | 'financialYear'>

// A search for a cliff asks many times of one year.
const lastDays = new Map<string, string>()

/** The last day of the last financial year for which somebody confirmed the rates: "2026-27" ends on 2027-03-31. */
export function confirmedUntil({ financialYear }: Pick<Tariff, 'financialYear'>): string {
  let day = lastDays.get(financialYear)
  if (day === undefined) {
    day = `${Number(financialYear.slice(0, 4)) + 1}-03-31`
    lastDays.set(financialYear, day)
  }
  return day
}

/** The last day on which the rates are known to hold: their own end, and never after the last year confirmed. */
export function knownUntil(term: Term): string {
  const confirmed = confirmedUntil(term)
  return term.validTo !== null && term.validTo < confirmed ? term.validTo : confirmed
}
