import type { Tariff } from '#calculator/tariff-schema.ts'
import type { Ended } from './apply-orders.ts'
import { dayAfter, dayBefore } from './months.ts'
import { orderFaults as faults, orderWarnings as warnings } from './order-words.en.ts'

export interface CheckedOrder {
  /** What stands in its way, by the field. */
  faults: { path: string; message: string }[]
  /** What a second person should know. */
  warnings: string[]
  /** The record that it supersedes: the one of its own id, or the one that was in force before it. */
  supersedes: Tariff | undefined
  /** The records that end because it begins. */
  ended: Ended[]
}

/**
 * A record among the others: in time it follows the one before it without a gap, overlaps none for the same customers,
 * and goes behind none that has begun. One with the id of another takes its place.
 */
export function checkOrder(
  record: Tariff,
  records: readonly Tariff[],
  { endsEarly }: { endsEarly: boolean },
): CheckedOrder {
  const same = records.find(({ id }) => id === record.id)
  const others = records.filter((other) => other.id !== record.id && isForTheSame(other, record))
  const before = directlyBefore(record, others)
  const after = others.filter(({ validFrom }) => validFrom >= record.validFrom)
  const found: CheckedOrder = { faults: [], warnings: [], supersedes: same ?? before[0], ended: [] }
  const say = (path: string, message: string) => void found.faults.push({ path, message })

  const state = records.find(({ stateCode }) => stateCode === record.stateCode)?.state
  if (state && state !== record.state) say('state', faults.anotherState(state))

  for (const { id, validTo, financialYear } of before) {
    if (financialYear > record.financialYear) say('financialYear', faults.year(id, financialYear))
    if (validTo !== null && dayAfter(validTo) < record.validFrom)
      say('validFrom', faults.gap(id, validTo, dayAfter(validTo)))
    else if (validTo !== null && validTo >= record.validFrom && !endsEarly)
      say('validFrom', faults.overlaps(id, validTo, dayAfter(validTo)))
    else if (validTo === null || validTo >= record.validFrom)
      found.ended.push({ id, validTo: dayBefore(record.validFrom) })
  }
  for (const { id, validFrom } of after) {
    const last = dayBefore(validFrom)
    if (record.validTo === null || record.validTo >= validFrom) say('validFrom', faults.backwards(id, validFrom, last))
    else if (record.validTo < last && !after.some((other) => other.validFrom < validFrom))
      say('validTo', faults.gapAfter(id, validFrom, last))
  }

  found.warnings.push(...warningsOf(record, found, before))
  return found
}

/** Whether both would price the same connection. Records beside the usual ones are told apart by what they are called. */
function isForTheSame(one: Tariff, other: Tariff): boolean {
  return (
    one.stateCode === other.stateCode &&
    one.category === other.category &&
    one.scheme === other.scheme &&
    one.isDefault === other.isDefault &&
    one.discom.some((name) => other.discom.includes(name)) &&
    meet(one.appliesTo, other.appliesTo) &&
    (one.isDefault ||
      (one.subcategory === other.subcategory && one.appliesTo.eligibility === other.appliesTo.eligibility))
  )
}

/** Those that began earlier and are not themselves followed by another that did. */
function directlyBefore(record: Tariff, others: readonly Tariff[]): Tariff[] {
  const earlier = others.filter(({ validFrom }) => validFrom < record.validFrom)
  return earlier.filter((one) => !earlier.some((other) => other.validFrom > one.validFrom && isForTheSame(one, other)))
}

function warningsOf(record: Tariff, { supersedes, ended }: CheckedOrder, before: readonly Tariff[]): string[] {
  return [
    ...(supersedes ? [] : [warnings.first]),
    ...(supersedes && JSON.stringify(supersedes) === JSON.stringify(record) ? [warnings.sameAsNow] : []),
    ...ended.flatMap(({ id, validTo }) => {
      const left = before.find((other) => other.id === id)?.discom.filter((name) => !record.discom.includes(name)) ?? []
      return [warnings.ends(id, validTo), ...(left.length > 0 ? [warnings.leaves(id, left.join(', '))] : [])]
    }),
  ]
}

/** Areas, phases, loads and voltages of which some connection has all. */
function meet(one: Tariff['appliesTo'], other: Tariff['appliesTo']): boolean {
  return (
    (one.area === null || other.area === null || one.area === other.area) &&
    (one.phase === null || other.phase === null || one.phase === other.phase) &&
    (one.loadUnit !== other.loadUnit ||
      ((one.loadFrom ?? 0) < (other.loadTo ?? Number.POSITIVE_INFINITY) &&
        (other.loadFrom ?? 0) < (one.loadTo ?? Number.POSITIVE_INFINITY))) &&
    (!one.voltageKv || !other.voltageKv || one.voltageKv.some((kv) => other.voltageKv?.includes(kv)))
  )
}
