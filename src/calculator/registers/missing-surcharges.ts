import { laterMonth } from '#calculator/answers/month.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import type { TariffSurchargeRow } from '#database/tables.ts'
import { type FuelRate, RHYTHM_MONTHS, rateOf } from './merge-surcharges.ts'
import { dayAfter, lastDay } from './months.ts'

/** A company whose rhythm says that a surcharge should be there for today, and is not. */
export interface MissingSurcharge {
  stateCode: string
  state: string
  discom: string
  part: TariffSurchargeRow['part']
  /** For whom: one surcharge mostly holds for all. */
  categories: Tariff['category'][]
  rhythm: 'monthly' | 'quarterly'
  /** How it is charged, where the records know. */
  kind: Tariff['fuelSurcharge']['kind']
  /** The last day of the last one that is known; null where none ever was. */
  knownUntil: string | null
  /** The months that lack one, "2026-09": the first and this one. The first is null where none ever was. */
  from: string | null
  to: string
}

/** Company by company in the order of states, from the records with what the register adds. `today` is a day in India. */
export function missingSurcharges(records: readonly Tariff[], today: string): MissingSurcharge[] {
  const found = new Map<string, MissingSurcharge>()

  for (const record of records.filter((each) => isInForce(each, today)))
    for (const part of ['first', 'second'] as const)
      for (const discom of record.discom) {
        const missing = missingOf(record, { part, discom }, today)
        if (!missing) continue
        const key = [record.stateCode, discom, part, missing.knownUntil].join()
        const same = found.get(key)
        if (!same) found.set(key, missing)
        else if (!same.categories.includes(record.category)) same.categories.push(record.category)
      }

  return [...found.values()].toSorted(
    (one, other) => one.state.localeCompare(other.state) || one.discom.localeCompare(other.discom),
  )
}

/** How many companies lack one. */
export function countLacking(missing: readonly MissingSurcharge[]): number {
  return new Set(missing.map(({ stateCode, discom }) => `${stateCode} ${discom}`)).size
}

function missingOf(
  record: Tariff,
  { part, discom }: Pick<MissingSurcharge, 'part' | 'discom'>,
  today: string,
): MissingSurcharge | undefined {
  const rate = rateOf(record, part)
  if (!rate || (rate.changes !== 'monthly' && rate.changes !== 'quarterly')) return undefined

  const terms = rate.history
    .filter((entry) => entry.discom === null || entry.discom === discom)
    .map((entry) => ({ from: entry.validFrom, to: endOf(entry, rate) }))
  if (terms.some(({ from, to }) => from <= today && today <= to)) return undefined

  const knownUntil = terms
    .filter(({ from }) => from <= today)
    .reduce<string | null>((last, { to }) => (last === null || to > last ? to : last), null)
  return {
    stateCode: record.stateCode,
    state: record.state,
    discom,
    part,
    categories: [record.category],
    rhythm: rate.changes,
    kind: rate.kind,
    knownUntil,
    from: knownUntil && dayAfter(knownUntil).slice(0, 7),
    to: today.slice(0, 7),
  }
}

function endOf({ validFrom, validTo }: FuelRate['history'][number], { changes }: FuelRate): string {
  return validTo ?? lastDay(laterMonth(validFrom.slice(0, 7), RHYTHM_MONTHS[changes] - 1))
}

function isInForce({ validFrom, validTo, scheme }: Tariff, today: string): boolean {
  return scheme !== 'historic' && validFrom <= today && (validTo === null || today <= validTo)
}
