import { assistantCopy } from '#assistant/words.en.ts'
import { dateInWords } from '#india/indian-date.ts'
import { formatRupees } from '#india/indian-numbers.ts'
import type { TariffFact } from './tariff-source.ts'

const { tariffs: copy } = assistantCopy

/** A duty, tax, cess or surcharge. */
export interface LevyFact {
  id: string
  name: string
  kind: 'percent' | 'percentBySlab' | 'paisePerUnit' | 'paisePerUnitBySlab' | 'paisePerMonth'
  value: number | null
  slabs?: { toUnit: number | null; percent: number }[]
  unitSlabs?: { toUnit: number | null; value: number }[]
  /** What a percentage is of. */
  base: string[]
  unitsFrom: number | null
  unitsTo: number | null
  area: 'urban' | 'rural' | null
  validFrom: string | null
  validTo: string | null
  confidence: string | null
  note: string | null
}

export interface WheelingFact {
  ratePaise?: number | null
  byVoltage?: { voltageKv: number[]; ratePaise: number | null }[]
  confidence: string | null
}

/** What is charged besides energy on that day: wheeling, cesses and duties, each with how sure we are of it. */
export function levySentences(tariff: TariffFact, day: string): string[] {
  const { wheelingCharge, otherCharges, electricityDuty } = tariff
  const levies = [...otherCharges, ...electricityDuty].filter(
    ({ validFrom, validTo }) => (validFrom ?? day) <= day && day <= (validTo ?? day),
  )

  return [
    ...(wheelingCharge ? wheeling(wheelingCharge, tariff) : []),
    ...levies.map((levy) => told(copy.levy(levy.name, conditions(levy, tariff), amount(levy, tariff)), levy, tariff)),
  ]
}

function wheeling({ ratePaise = null, byVoltage = [], confidence }: WheelingFact, tariff: TariffFact): string[] {
  const all = [{ voltageKv: undefined, ratePaise }, ...byVoltage]
  const rates = all.flatMap(({ voltageKv, ratePaise }) =>
    ratePaise === null ? [] : [rateOf(ratePaise, tariff.billingUnit, voltageKv)],
  )
  return rates.length === 0 ? [] : [told(copy.wheeling(rates), { confidence, note: null }, tariff)]
}

function rateOf(paise: number, unit: string, voltageKv: number[] | undefined): string {
  const rate = paise === 0 ? copy.nothing : copy.per(inMoney(paise), unit)
  return voltageKv ? copy.atVoltage(rate, voltageKv) : rate
}

function told(sentence: string, { confidence, note }: Pick<LevyFact, 'confidence' | 'note'>, tariff: TariffFact) {
  return [sentence, note, isOwn(confidence, tariff) ? ownSource(confidence, note, tariff) : '']
    .filter(Boolean)
    .join(' ')
}

/** What is as sure as its record is from the record's own source, which is told at the end. */
function isOwn(confidence: string | null, tariff: TariffFact): confidence is string {
  return confidence !== null && confidence !== tariff.confidence
}

function ownSource(confidence: string, note: string | null, { sources }: TariffFact): string {
  const source = sources.find(({ kind }) => kind === confidence)
  if (source) return sourceSentence(source, confidence)
  // A note says of itself what is from memory.
  return note === null ? sourceSentence(undefined, confidence) : ''
}

function conditions({ unitsFrom, unitsTo, area }: LevyFact, { slabPeriodMonths }: TariffFact): string[] {
  return [
    ...(unitsFrom === null && unitsTo === null ? [] : [copy.use(unitsFrom, unitsTo, 'kWh', slabPeriodMonths)]),
    ...(area ? [copy.areas[area]] : []),
  ]
}

function amount({ kind, value, slabs, unitSlabs, base }: LevyFact, { otherCharges }: TariffFact): string {
  const lines = base.map((name) => baseInWords(name, otherCharges))
  if (slabs) return copy.percentBySlab(slabs, lines)
  if (unitSlabs) return copy.paiseBySlab(unitSlabs.map(({ toUnit, value }) => ({ toUnit, price: inMoney(value) })))
  if (value === null) return copy.unknownRate
  if (value === 0) return copy.nothing
  // Counted in kWh, also where energy is billed in kVAh.
  if (kind === 'paisePerUnit') return copy.per(inMoney(value), 'kWh')
  if (kind === 'paisePerMonth') return copy.per(inMoney(value), 'month')
  return copy.percent(value, lines)
}

/** As it is printed: "6 paise", "28.94 paise", "₹1.60". */
function inMoney(paise: number): string {
  return paise < 100 ? copy.paise(paise) : formatRupees(paise)
}

/** "fuelSurcharge.energy", "other.deficit-surcharge": a line of the bill, or of it what rests on another. */
function baseInWords(base: string, others: LevyFact[]): string {
  const isOther = /^(other|adjustment)\./.test(base)
  const [line = '', part] = base.replace(/^(other|adjustment)\./, '').split('.')
  const name = isOther ? others.find(({ id }) => id === line)?.name : copy.lines[line as keyof typeof copy.lines]
  return part ? copy.partOf(name ?? line, copy.lines[part as keyof typeof copy.lines]) : (name ?? line)
}

export interface Source {
  title: string
  /** A day, or only the month or year when that is all the source says. */
  publishedOn: string | null
  kind: string
}

/** Where a number is from, of what day, and how we came by it. */
export function sourceSentence(source: Source | undefined, confidence: string): string {
  const inWords = copy.confidence[confidence as keyof typeof copy.confidence]
  if (!source) return copy.unsourced(inWords)
  return copy.source(source.title, source.publishedOn ? dateInWords(source.publishedOn) : undefined, inWords)
}
