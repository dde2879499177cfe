import type { Tariff } from './tariff-schema.ts'

const DAY_MS = 24 * 3_600_000

/** Records by the day on which they end, the next first; those without an end are left out. Days are whole, negative once over. */
export function expiryOfTariffs(tariffs: readonly Tariff[], today: string) {
  return tariffs
    .flatMap(({ id, state, discom, subcategory, validTo }) =>
      validTo ? [{ id, state, discom, subcategory, validTo, daysLeft: daysBetween(today, validTo) }] : [],
    )
    .toSorted((a, b) => a.validTo.localeCompare(b.validTo) || a.state.localeCompare(b.state))
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}
