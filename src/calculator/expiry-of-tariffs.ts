import { knownUntil } from './engine/age-of-tariff.ts'
import type { Tariff } from './tariff-schema.ts'

const DAY_MS = 24 * 3_600_000

/**
 * Records by the last day on which their rates are known to hold, the oldest first: those that another one followed
 * are left out, and one without an end is known until the end of the last year confirmed. Days are whole, negative once over.
 */
export function expiryOfTariffs(tariffs: readonly Tariff[], today: string) {
  return tariffs
    .filter((tariff) => hasRates(tariff) && !tariffs.some((other) => follows(other, tariff)))
    .map((tariff) => {
      const { id, state, stateCode, discom, subcategory, validTo } = tariff
      const until = knownUntil(tariff)
      return {
        id,
        state,
        stateCode,
        discom,
        subcategory,
        until,
        hasEnd: validTo !== null,
        daysLeft: daysBetween(today, until),
      }
    })
    .toSorted((a, b) => a.until.localeCompare(b.until) || a.state.localeCompare(b.state))
}

function hasRates({ status, scheme }: Tariff): boolean {
  return status !== 'placeholder' && scheme !== 'historic'
}

/** A later record of the same company for the same kind of connection. */
function follows(later: Tariff, { id, stateCode, category, scheme, discom, appliesTo, validTo }: Tariff): boolean {
  return (
    later.id !== id &&
    validTo !== null &&
    later.validFrom > validTo &&
    later.stateCode === stateCode &&
    later.category === category &&
    later.scheme === scheme &&
    later.discom.some((name) => discom.includes(name)) &&
    meet(later.appliesTo, appliesTo)
  )
}

/** Loads and areas of which some connection has both. */
function meet(one: Tariff['appliesTo'], other: Tariff['appliesTo']): boolean {
  return (
    (one.area === null || other.area === null || one.area === other.area) &&
    (one.loadFrom ?? 0) < (other.loadTo ?? Number.POSITIVE_INFINITY) &&
    (other.loadFrom ?? 0) < (one.loadTo ?? Number.POSITIVE_INFINITY)
  )
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}
