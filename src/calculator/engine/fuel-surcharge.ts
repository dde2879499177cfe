import type { Tariff } from '#calculator/tariff-schema.ts'
import type { Need } from './bill.ts'
import { fitsUnits } from './fits.ts'
import { percentage } from './percentage.ts'
import type { Usage } from './usage.ts'
import { asks, day, plain, rupees, unitsOf } from './words.ts'
import type { Entry, Gap, Part, Worksheet } from './worksheet.ts'

const LINE = { id: 'fuelSurcharge', component: 'fuelSurcharge' }

/** From the bill when typed, else from the record's history when that covers the bill's month, else not known. */
export function fuelSurcharge(sheet: Worksheet): Entry[] {
  const { tariff, usage } = sheet
  const line = { ...LINE, label: tariff.fuelSurcharge.name ?? 'Fuel surcharge' }

  if (usage.fuelSurcharge) return [typed(usage.fuelSurcharge, line, sheet)]
  if (tariff.fuelSurcharge.changes === 'none') return []

  const rate = knownRate(tariff.fuelSurcharge, usage)
  if ('needs' in rate) return [{ ...line, ...rate }]
  const charged = apply(tariff.fuelSurcharge.kind, rate, line, sheet)
  return rate.isOld ? [charged, old(line.label)] : [charged]
}

/** What is charged all the same, and yet is not known to be in force. */
function old(label: string): Gap {
  return {
    id: 'tariffSurcharge',
    label,
    component: 'tariff',
    needs: 'fuelSurcharge',
    reason:
      'This total holds the last known rate. Nobody has been found who announced it for this month: compare your bill.',
  }
}

type Line = typeof LINE & { label: string }
type Kind = NonNullable<NonNullable<Usage['fuelSurcharge']>['kind']> | null

interface Rate {
  value: number
  source?: string
  /** "in force from 1 July 2025" */
  term: () => string
  /** Older than its own rhythm. */
  isOld?: boolean
}

function typed({ value, kind }: NonNullable<Usage['fuelSurcharge']>, line: Line, sheet: Worksheet): Part | Gap {
  return apply(
    kind ?? sheet.tariff.fuelSurcharge.kind,
    { value, source: 'Your bill', term: () => 'as on your bill' },
    line,
    sheet,
  )
}

function apply(kind: Kind, { value, source, term }: Rate, line: Line, sheet: Worksheet): Part | Gap {
  const { tariff, usage } = sheet
  const { base, confidence, note } = tariff.fuelSurcharge
  const told = { ...line, source, confidence, note }

  if (kind === 'amountPaise' || value === 0)
    return { ...told, amount: kind === 'amountPaise' ? value : 0, rule: () => `${rupees(value)}, ${term()}` }
  if (kind === 'paisePerUnit')
    return {
      ...told,
      amount: usage.units * value,
      rule: () => `${plain(usage.units)} ${unitsOf(tariff)} at ${plain(value)} paise, ${term()}`,
    }
  if (kind === null || base.length === 0)
    return { ...line, needs: 'fuelSurcharge', reason: 'Say whether it is paise a unit or an amount.' }

  const part = percentage(value, base, sheet)
  if ('unknown' in part)
    return { ...line, reason: () => `It is a percentage of the ${part.unknown} charge, which is not known.` }
  return { ...told, ...part, rule: () => `${part.rule()}, ${term()}` }
}

type NotKnown = Pick<Gap, 'reason'> & { needs: Need }
type Announced = Tariff['fuelSurcharge']['history'][number]

const FROM_YOUR_BILL: NotKnown = { reason: 'No figure is known; take it from your bill.', needs: 'fuelSurcharge' }

function knownRate(
  { kind, history, defaultValue, bands, changes }: Tariff['fuelSurcharge'],
  usage: Usage,
): Rate | NotKnown {
  const { date, discom } = usage
  // Where the record has bands they are the rate: fewer paise for those who use little.
  const banded = (value: number) => bands?.find((band) => fitsUnits(band, usage))?.value ?? value
  const standing = defaultValue === null ? null : { value: banded(defaultValue), term: () => 'the last known rate' }

  if (history.length === 0) return standing ?? FROM_YOUR_BILL
  if (date === undefined) return standing ?? asks('date')

  const isOurs = (entry: Announced) => entry.discom === null || entry.discom === discom
  const entry = history.find((entry) => isOurs(entry) && isAnnouncedFor(date, entry, changes))
  if (entry)
    return { value: banded(entry.value), source: entry.source, term: () => `in force from ${day(entry.validFrom)}` }

  if (discom === undefined && !history.some(isOurs)) return asks('discom')
  const last = history.filter((entry) => isOurs(entry) && entry.validFrom <= date).at(-1)
  if (!last) return FROM_YOUR_BILL
  if (RHYTHM[changes] > 1)
    return {
      value: banded(last.value),
      source: last.source,
      isOld: true,
      term: () => `last known, from ${day(last.validFrom)}`,
    }
  return {
    reason: () =>
      `Last known: ${plain(last.value)}${kind === 'percent' ? '%' : ' paise'} from ${day(last.validFrom)}. Take it from your bill.`,
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
