import type { Tariff } from '#calculator/tariff-schema.ts'
import { appliesToUnits } from './applies.ts'
import type { Need } from './bill.ts'
import { paiseBySlab } from './by-slab.ts'
import { rupees } from './numbers.ts'
import { percentage } from './percentage.ts'
import type { Usage } from './usage.ts'
import {
  asOnYourBill,
  fuelNotFound,
  fuelSurchargeName,
  fuelSurchargeSecondName,
  inForceFrom,
  lastKnown,
  lastKnownFrom,
  lastKnownRate,
  onlyLastKnown,
  percentOfUnknown,
  unitsAt,
  unitsOf,
  unknownKind,
  withTerm,
  yourBill,
} from './words.en.ts'
import {
  type Entry,
  type Line,
  type LineName,
  needsAnswer,
  toLine,
  type UnknownLine,
  type Worksheet,
} from './worksheet.ts'

type FuelSurcharge = Omit<Tariff['fuelSurcharge'], 'secondPart'>

const LINE = { id: 'fuelSurcharge', component: 'fuelSurcharge' } as const

/** From the bill when typed, else from the record's history when that covers the bill's month, else not known. */
export function fuelSurcharge(sheet: Worksheet): Entry[] {
  const { tariff, usage } = sheet
  const line = { ...LINE, label: tariff.fuelSurcharge.name ?? fuelSurchargeName() }
  return surcharge(tariff.fuelSurcharge, line, usage.fuelSurcharge, sheet)
}

/** A second rate beside the first, which its base may hold. */
export function fuelSurchargeSecond(sheet: Worksheet): Entry[] {
  const { secondPart } = sheet.tariff.fuelSurcharge
  if (!secondPart) return []
  const line = { ...LINE, id: 'fuelSurchargeSecond' as const, label: secondPart.name ?? fuelSurchargeSecondName() }
  const value = sheet.usage.fuelSurchargeSecond
  return surcharge(secondPart, line, value === undefined ? undefined : { value }, sheet)
}

type Typed = NonNullable<Usage['fuelSurcharge']>

function surcharge(rule: FuelSurcharge, line: SurchargeName, typed: Typed | undefined, sheet: Worksheet): Entry[] {
  if (typed) return [asTyped(typed, rule, line, sheet)]
  if (rule.changes === 'none') return []

  // The line's id is the field that settles it.
  const rate = knownRate(rule, sheet.usage)
  if ('needs' in rate) return [{ ...line, ...rate, needs: rate.needs === 'fuelSurcharge' ? line.id : rate.needs }]
  const charged = apply(rule.kind, rate, rule, line, sheet)
  return rate.isOld ? [charged, old(line)] : [charged]
}

/** What is charged all the same, and yet is not known to be in force. */
function old({ id, label }: SurchargeName): UnknownLine {
  return {
    id: 'tariffSurcharge',
    label,
    component: 'tariff',
    needs: id,
    reason: onlyLastKnown(),
  }
}

interface SurchargeName extends LineName {
  /** Also the field that settles it. */
  id: 'fuelSurcharge' | 'fuelSurchargeSecond'
}

type Kind = Typed['kind'] | null

interface Rate {
  value: number
  /** Where each slab of units has its own; in place of the value. */
  slabs?: Announced['slabs']
  source?: string
  /** In place of the rule's own. */
  note?: string | null
  /** "in force from 1 July 2025" */
  term: () => string
  /** Older than its own rhythm. */
  isOld?: boolean
}

function asTyped(
  { value, kind }: Typed,
  rule: FuelSurcharge,
  line: SurchargeName,
  sheet: Worksheet,
): Line | UnknownLine {
  return apply(kind ?? rule.kind, { value, source: yourBill(), term: asOnYourBill }, rule, line, sheet)
}

function apply(kind: Kind, rate: Rate, rule: FuelSurcharge, line: SurchargeName, sheet: Worksheet): Line | UnknownLine {
  const { tariff, usage } = sheet
  const { value, slabs, source, term, note = rule.note } = rate
  const { base, confidence } = rule
  const charged = (amount: number, rule: () => string, share?: Line['share']) =>
    toLine(line, amount, () => withTerm(rule(), term()), { confidence, note, source }, share)

  if (kind === 'amountPaise' || (value === 0 && !slabs))
    return charged(kind === 'amountPaise' ? value : 0, () => rupees(value))
  if (kind === 'paisePerUnit') {
    const bySlab = slabs && paiseBySlab(slabs, usage.units, usage)
    if (bySlab) return charged(bySlab.amount, bySlab.rule)
    return charged(usage.units * value, () => unitsAt(usage.units, value, unitsOf(tariff)))
  }
  if (kind == null || base.length === 0) return { ...line, needs: 'fuelSurcharge', reason: unknownKind() }

  const part = percentage(value, base, sheet)
  if ('unknown' in part) return { ...line, reason: () => percentOfUnknown(part.unknown) }
  return charged(part.amount, part.rule, part.share)
}

type NotKnown = Pick<UnknownLine, 'reason'> & { needs: Need }
type Announced = Tariff['fuelSurcharge']['history'][number]

const fromYourBill = (): NotKnown => ({ reason: fuelNotFound(), needs: 'fuelSurcharge' })

const last = new WeakMap<FuelSurcharge, Pick<Usage, 'date' | 'discom'> & { said: string; rate: Rate | NotKnown }>()

/** Without bands it is the same for all the bills of a day and a company. */
function knownRate(rule: FuelSurcharge, usage: Usage): Rate | NotKnown {
  const { date, discom } = usage
  // Of the language in which it says what is not known.
  const said = fuelNotFound()
  const known = rule.bands ? undefined : last.get(rule)
  if (known && known.said === said && known.date === date && known.discom === discom) return known.rate
  const rate = findRate(rule, usage)
  last.set(rule, { date, discom, said, rate })
  return rate
}

function findRate({ kind, history, defaultValue, bands, changes }: FuelSurcharge, usage: Usage): Rate | NotKnown {
  const { date, discom } = usage
  // Where the record has bands they are the rate: fewer paise for those who use little.
  const banded = (value: number) => bands?.find((band) => appliesToUnits(band, usage))?.value ?? value
  const standing = defaultValue === null ? null : { value: banded(defaultValue), term: lastKnownRate }

  if (history.length === 0) return standing ?? fromYourBill()
  if (date === undefined) return standing ?? needsAnswer('date')

  const isOurs = (entry: Announced) => entry.discom === null || entry.discom === discom
  const entry = history.find((entry) => isOurs(entry) && isAnnouncedFor(date, entry, changes))
  if (entry)
    return {
      value: banded(entry.value),
      slabs: entry.slabs,
      source: entry.source,
      note: entry.note,
      term: () => inForceFrom(entry.validFrom),
    }

  if (discom === undefined && !history.some(isOurs)) return needsAnswer('discom')
  const newest = history.filter((entry) => isOurs(entry) && entry.validFrom <= date).at(-1)
  if (!newest) return fromYourBill()
  if (RHYTHM[changes] > 1)
    return {
      value: banded(newest.value),
      source: newest.source,
      note: newest.note,
      isOld: true,
      term: () => lastKnownFrom(newest.validFrom),
    }
  return {
    reason: () => lastKnown(newest.value, kind === 'percent', newest.validFrom),
    needs: 'fuelSurcharge',
  }
}

/** For how many months a rate stands to which nobody gave an end. */
const RHYTHM = { monthly: 1, quarterly: 3, annual: 12, none: 1, unknown: 1 }

/** Past its own rhythm a rate is the last that anyone saw, not a promise for the months after. */
function isAnnouncedFor(
  date: string,
  { validFrom, validTo }: Announced,
  changes: Tariff['fuelSurcharge']['changes'],
): boolean {
  if (date < validFrom) return false
  return validTo === null ? monthsBetween(validFrom, date) < RHYTHM[changes] : date <= validTo
}

function monthsBetween(from: string, to: string): number {
  const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  return months(to) - months(from)
}
