import { assistantCopy } from '#assistant/words.en.ts'
import { stateName } from '#india/geography/state-name.ts'
import { dateInWords } from '#india/indian-date.ts'
import { formatRupees } from '#india/indian-numbers.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { currentLanguage, currentTag, FIRST_LANGUAGE } from '#platform/text/language.ts'
import { calculatorPath } from './calculator-path.ts'
import { type LevyFact, levySentences, type Source, sourceSentence, type WheelingFact } from './levy-sentences.ts'
import type { Passage } from './passage.ts'
import type { PassageSource } from './search-index.ts'

const { tariffs: copy } = assistantCopy

interface Conditions {
  area?: 'urban' | 'rural' | null
  loadFrom?: number | null
  loadTo?: number | null
  voltageKv?: number[] | null
}

interface RateTable {
  appliesWhen: Conditions & { unitsFrom?: number | null; unitsUpTo?: number | null }
  mode: 'telescopic' | 'whole-slab'
  slabs: { fromUnit: number; toUnit: number | null; ratePaise: number | null }[]
}

/** The part of a tariff record that is told in words. Rates are in paise. */
export interface TariffFact {
  id: string
  state: string
  stateCode: string
  discom: string[]
  category: string
  subcategory: string
  scheme: string
  isDefault: boolean
  financialYear: string
  validFrom: string
  validTo: string | null
  billingUnit: string
  /** The months that unit limits are stated for. */
  slabPeriodMonths: number
  appliesTo: Conditions & { loadUnit: string }
  energyCharge: { tables: RateTable[] } | null
  wheelingCharge: WheelingFact | null
  otherCharges: LevyFact[]
  electricityDuty: LevyFact[]
  sources: Source[]
  confidence: string
}

interface Tariffs {
  /** Stays the same for as long as they do. */
  version: () => Promise<string>
  list: () => Promise<TariffFact[]>
}

/**
 * The rates of each state's usual connections, each with where it is from and how sure we are. `said`: a name or
 * a note of a record, in the language of now.
 */
export function tariffSource(
  { version, list }: Tariffs,
  now: () => Date,
  said: (english: string) => string = (english) => english,
): PassageSource {
  return {
    // With the day an order begins or ends.
    version: async () => `${await version()} ${dayInIndia(now())}`,
    passages: async () => {
      const today = dayInIndia(now())
      return newestOf(await list(), today).map((tariff) => toPassage(inOwnWords(tariff, said), tariff.state, today))
    },
  }
}

/** Of each company's usual records of a category: those in force, or, where none is, those that began last. */
function newestOf(tariffs: TariffFact[], today: string): TariffFact[] {
  const usual = tariffs.filter(({ isDefault, energyCharge }) => isDefault && energyCharge)
  const ofOne = Map.groupBy(usual, ({ state, category, discom }) => [state, category, ...discom].join())

  return [...ofOne.values()].flatMap((records) => {
    const inForce = records.filter(({ validFrom, validTo }) => validFrom <= today && !isOver(validTo, today))
    if (inForce.length > 0) return inForce
    const last = records
      .map(({ validFrom }) => validFrom)
      .sort()
      .at(-1)
    return records.filter(({ validFrom }) => validFrom === last)
  })
}

function isOver(validTo: string | null, today: string): validTo is string {
  return validTo !== null && validTo < today
}

/** With its names and notes in the language of now. Of a note that nobody translated the rate and its source are told alone. */
function inOwnWords(tariff: TariffFact, said: (english: string) => string): TariffFact {
  if (currentLanguage() === FIRST_LANGUAGE) return tariff
  const translated = (note: string | null) => (note !== null && said(note) !== note ? said(note) : null)
  const levies = (all: LevyFact[]) =>
    all.map((levy) => ({ ...levy, name: said(levy.name), note: translated(levy.note) }))
  return {
    ...tariff,
    state: stateName(tariff.stateCode) ?? tariff.state,
    subcategory: said(tariff.subcategory),
    otherCharges: levies(tariff.otherCharges),
    electricityDuty: levies(tariff.electricityDuty),
  }
}

/** `place`: the state as records of every language name it. */
function toPassage(tariff: TariffFact, place: string, today: string): Passage {
  const { appliesTo, energyCharge, validTo } = tariff
  const category = copy.categories[tariff.category as keyof typeof copy.categories] ?? tariff.category
  const [source] = tariff.sources

  return {
    href: calculatorPath({ state: tariff.stateCode, tariff: tariff.id }),
    page: copy.page,
    headings: [copy.page, copy.heading(category, tariff.state)],
    sentences: [
      copy.subject(tariff, category, inWords(appliesTo, appliesTo.loadUnit)),
      ...(isOver(validTo, today) ? [copy.ended(dateInWords(validTo))] : []),
      ...(energyCharge?.tables ?? []).flatMap((table, at) => rates(table, at > 0, tariff)),
      ...levySentences(tariff, isOver(validTo, today) ? validTo : today),
      sourceSentence(source, tariff.confidence),
    ],
    language: currentTag(),
    date: tariff.validFrom,
    places: [place, ...tariff.discom],
  }
}

function inWords({ area, loadFrom = null, loadTo = null, voltageKv }: Conditions, loadUnit: string): string[] {
  return [
    ...(area ? [copy.areas[area]] : []),
    ...(loadFrom === null && loadTo === null ? [] : [copy.load(loadFrom, loadTo, loadUnit)]),
    ...(voltageKv ? [copy.voltage(voltageKv)] : []),
  ]
}

function rates(
  { appliesWhen, mode, slabs }: RateTable,
  isElse: boolean,
  { appliesTo, billingUnit, slabPeriodMonths }: TariffFact,
): string[] {
  const { unitsFrom = null, unitsUpTo = null } = appliesWhen
  const known = slabs.flatMap(({ fromUnit, toUnit, ratePaise }) =>
    ratePaise === null ? [] : [copy.slab(fromUnit, toUnit, formatRupees(ratePaise), billingUnit)],
  )
  if (known.length === 0) return []

  const conditions = [
    ...(unitsFrom === null && unitsUpTo === null
      ? []
      : [copy.use(unitsFrom, unitsUpTo, billingUnit, slabPeriodMonths)]),
    ...inWords(appliesWhen, appliesTo.loadUnit),
  ]
  const how = slabs.length > 1 ? copy.modes[mode](billingUnit, slabPeriodMonths) : ''
  return [copy.energyRates(`${copy.energy(conditions, isElse)}${how}`, known)]
}
