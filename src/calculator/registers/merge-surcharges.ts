import { laterMonth } from '#calculator/answers/month.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import type { TariffSurchargeRow } from '#database/tables.ts'
import { dayAfter, dayBefore, firstDay, lastDay } from './months.ts'

export type Surcharge = Pick<
  TariffSurchargeRow,
  'state_code' | 'discom' | 'category' | 'part' | 'kind' | 'value' | 'from_month' | 'to_month' | 'source'
>
/** One rate of a record: its fuel surcharge, or the second part of it. */
export type FuelRate = Pick<Tariff['fuelSurcharge'], 'kind' | 'base' | 'changes' | 'history'>
type Announced = FuelRate['history'][number]

/** For how many months a rate stands that says no end of its own; as the engine counts (engine/fuel-surcharge.ts). */
export const RHYTHM_MONTHS = { monthly: 1, quarterly: 3, annual: 12, none: 1, unknown: 1 }

/** The records with what the register knows of their companies' surcharges. Those that it says nothing of stay the very same. */
export function mergeSurcharges(records: readonly Tariff[], register: readonly Surcharge[]): Tariff[] {
  if (register.length === 0) return [...records]
  const byState = Map.groupBy(register, ({ state_code }) => state_code)

  return records.map((record) => {
    const of = (part: Surcharge['part']) =>
      (byState.get(record.stateCode) ?? []).filter((entry) => entry.part === part && concerns(entry, record))
    const [first, second] = [of('first'), of('second')]
    if (first.length + second.length === 0) return record

    const { secondPart, ...rate } = record.fuelSurcharge
    return {
      ...record,
      fuelSurcharge: {
        ...withEntries(rate, record, first),
        ...(secondPart && { secondPart: withEntries(secondPart, record, second) }),
      },
    }
  })
}

/** Whether a surcharge is for the customers of this record. */
export function concerns({ discom, category, kind, part }: Surcharge, record: Tariff): boolean {
  const rate = rateOf(record, part)
  return (
    rate !== undefined &&
    record.discom.includes(discom) &&
    (category === null || category === record.category) &&
    takes(rate, kind)
  )
}

export function rateOf({ fuelSurcharge }: Tariff, part: Surcharge['part']): FuelRate | undefined {
  return part === 'first' ? fuelSurcharge : fuelSurcharge.secondPart
}

/** A record of which nobody knew how its surcharge is charged takes paise a unit; a percentage needs to know of what. */
export function takes({ kind, base, changes }: FuelRate, entered: Surcharge['kind']): boolean {
  if (changes === 'none') return false
  return kind === null ? entered === 'paisePerUnit' || base.length > 0 : kind === entered
}

function withEntries<Rate extends FuelRate>(rate: Rate, record: Tariff, entries: readonly Surcharge[]): Rate {
  if (entries.length === 0) return rate
  // Before the company is chosen, the only one of a record is the one.
  const isAlone = record.discom.length === 1
  const own = isAlone ? entries.map((entry) => ({ ...entry, discom: null })) : entries
  const known = rate.history.flatMap((entry) => byCompany(entry, record, own))
  const cut = own.reduce<Announced[]>(
    (history, entry) => history.flatMap((known) => without(known, entry, rate)),
    known,
  )
  const entered = own.map(({ from_month, to_month, discom, value, source }) => ({
    validFrom: firstDay(from_month),
    validTo: lastDay(to_month),
    discom,
    value,
    source,
    // The record's own tells which months nobody found.
    note: null,
  }))

  return {
    ...rate,
    kind: rate.kind ?? entries[0]?.kind ?? null,
    history: [...cut, ...entered].toSorted((one, other) => one.validFrom.localeCompare(other.validFrom)),
  }
}

type Entered = Pick<Surcharge, 'from_month' | 'to_month'> & { discom: string | null }

/** What was announced for all companies of a record is said of each by itself, where the register differs for one of them. */
function byCompany(known: Announced, { discom }: Tariff, entries: readonly Entered[]): Announced[] {
  if (discom.length === 1) return [{ ...known, discom: null }]
  if (known.discom !== null || !entries.some((entry) => meet(known, entry))) return [known]
  return discom.map((company) => ({ ...known, discom: company }))
}

/** What is left of a known rate beside the months that the register knows better. */
function without(known: Announced, entry: Entered, { changes }: FuelRate): Announced[] {
  if (known.discom !== entry.discom || !meet(known, entry)) return [known]
  const [from, to] = [firstDay(entry.from_month), lastDay(entry.to_month)]
  // Without an end it holds for its own rhythm, and is then the last known.
  const end = known.validTo ?? lastDay(laterMonth(known.validFrom.slice(0, 7), RHYTHM_MONTHS[changes] - 1))
  if (known.validTo === null && end < from) return [known]

  return [
    ...(known.validFrom < from ? [{ ...known, validTo: dayBefore(from) }] : []),
    ...(end > to ? [{ ...known, validFrom: dayAfter(to), validTo: end }] : []),
  ]
}

function meet({ validFrom, validTo }: Announced, { from_month, to_month }: Entered): boolean {
  return validFrom <= lastDay(to_month) && (validTo === null || validTo >= firstDay(from_month))
}
