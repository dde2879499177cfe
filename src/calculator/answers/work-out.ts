import type { Bill } from '#calculator/engine/bill.ts'
import type { Zone } from '#calculator/engine/factory/time-of-day-zones.ts'
import { needsFactoryRules } from '#calculator/engine/factory-rules.ts'
import { type PricedAppliance, priceAppliances } from '#calculator/engine/price-appliances.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import type { AnswerName, Answers, RowName } from './answers.ts'
import { type AnsweredBill, billOfAnswers } from './bill-of-answers.ts'
import { billTerms } from './bill-terms.ts'
import { type ChangedTariff, changedTariff } from './changed-tariff.ts'
import { betterTariff, chooseTariff, isHomes, offeredTariffs, usualFactory, withKvah } from './choose-tariff.ts'
import { type FoundUnits, findUnits } from './find-units.ts'
import { dayIn, isMonth, type Month, usualMonth } from './month.ts'
import { paperTerms, zonesToAsk } from './paper-terms.ts'
import { readNumber } from './read-number.ts'
import type { Troubles } from './trouble.ts'

/** What is known before anything is worked out. */
export interface Choice {
  /** All records of the state, of other times too. */
  tariffs: Tariff[]
  month: Month
  offered: Tariff[]
  tariff: Tariff
}

export interface Result extends Choice {
  better?: Tariff
  found: FoundUnits
  troubles: Troubles
  /** What else the tariff asks. Of a bill of no units, as long as these are not known. */
  asked: AnsweredBill['asked']
  /** What cannot be, or hardly, as a question beside its field. */
  questions: Partial<Record<AnswerName | RowName, string>>
  /** Of the day, that this bill may print. */
  zones: Zone[]
  /** Where the tariff changed while the bill ran. */
  changed?: ChangedTariff
  /** What has to be answered before this use is priced: 50,000 units on 3 kW are no home's. */
  question?: string
  /** Nothing, as long as the units are not known or a question is open. */
  worked?: Pick<AnsweredBill, 'bill' | 'input'>
  appliances?: (PricedAppliance & { id: string })[]
  printedPaise: Record<string, number>
}

/** The tariff that was chosen, or is usual. Undefined without records. */
export function chooseConnection(tariffs: Tariff[], answers: Answers, today: string): Choice | undefined {
  const month = isMonth(answers.month) ? answers.month : usualMonth(answers, today)
  const inForce = offeredTariffs(tariffs, answers, dayIn(month))
  const offered = answers.mode === 'kvah' ? withKvah(inForce) : inForce
  const tariff =
    answers.mode === 'kvah' && isHomes(tariffs, answers.tariff)
      ? usualFactory(offered)
      : chooseTariff(tariffs, offered, answers.tariff)
  return tariff && { tariffs, month, offered, tariff }
}

/** Whether what the answers ask for has rules that a browser may not have yet. */
export function asksForFactoryRules(tariffs: Tariff[], { tariff }: Choice, answers: Answers): boolean {
  // A year of bills and a change within the bill go back to earlier records of the same kind.
  const isPartOfBill = answers.earlierDays !== ''
  return isPartOfBill || tariffs.some((other) => other.category === tariff.category && needsFactoryRules(other))
}

/** Everything that follows from the answers. Pure, on the server and at every keystroke. Undefined without records. */
export function workOut(tariffs: Tariff[], answers: Answers, today: string): Result | undefined {
  const choice = chooseConnection(tariffs, answers, today)
  if (!choice) return undefined

  const { month, offered, tariff } = choice
  const date = dayIn(month)
  const terms = billTerms(tariff, answers, date)
  // An amount on paper holds what the paper adds, whatever the hours.
  const found = findUnits(tariff, { ...terms, ...paperTerms(tariff, answers).terms }, answers)
  const { days, units } = found
  const changed = changedTariff(tariffs, tariff, answers, month, terms.months ?? 1)
  const length = changed?.earlier ? { days: changed.days } : days === undefined ? {} : { days, ...monthsOf(answers) }
  const given = { ...terms, ...length, units: units ?? 0 }
  const first = billOfAnswers(tariff, given, answers)
  // The load and the voltage that were asked for decide which zones there are.
  const zones = zonesToAsk(tariff, first.input)
  const paper = paperTerms(tariff, answers, zones)
  const { bill, input, asked, troubles } =
    changed?.earlier || Object.keys(paper.terms).length > 0
      ? billOfAnswers(tariff, { ...given, ...paper.terms }, answers, changed?.earlier)
      : first
  const printed = printedLines(answers)
  const question = units === undefined ? undefined : bill.unknown.find(({ comesFirst }) => comesFirst)?.reason
  const isWorked = units !== undefined && question === undefined

  return {
    ...choice,
    better: betterTariff(tariff, offered, input),
    found,
    troubles: {
      ...troubles,
      ...found.troubles,
      ...printed.troubles,
      ...paper.troubles,
      ...changed?.troubles,
    },
    questions: units === undefined ? {} : questionsOf(bill, answers, zones),
    asked,
    zones,
    changed,
    question,
    worked: isWorked ? { bill, input } : undefined,
    appliances: found.appliances && withIds(found.appliances),
    printedPaise: printed.paise,
  }

  function withIds(appliances: NonNullable<FoundUnits['appliances']>) {
    const totalAt = (units: number) =>
      billOfAnswers(tariff!, { ...given, ...paper.terms, units }, answers, changed?.earlier).bill.totalPaise
    const isPriced = isWorked && bill.lines.some(({ id }) => id === 'energy')
    const priced = priceAppliances(
      appliances,
      isPriced ? { units, months: given.months ?? 1, totalPaise: bill.totalPaise, totalAt } : undefined,
    )
    return priced.map((each, place) => ({ ...each, id: appliances[place]?.id ?? '' }))
  }
}

const UNITS_FIELDS: Partial<Record<Answers['mode'], AnswerName>> = { rupees: 'rupees', readings: 'after' }

/** Beside the field that was answered; what no field of this mode can mend stands beside the one that led to it. */
function questionsOf({ unknown }: Bill, { mode, billDays }: Answers, [zone]: Zone[]): Result['questions'] {
  const doubts = unknown.filter(({ id }) => id.startsWith('input'))
  return Object.fromEntries(
    doubts.map(({ needs, reason }) => {
      if (needs === 'zoneUnits') return [`zone.${zone?.id}`, reason]
      if (needs === 'fuelSurcharge') return ['fuel', reason]
      if (needs === 'days') return [billDays === '' || mode === 'readings' ? 'months' : 'billDays', reason]
      return [needs === 'units' ? (UNITS_FIELDS[mode] ?? 'units') : needs, reason]
    }),
  )
}

// Between two readings the days say how long the bill is, unless the visitor says otherwise.
function monthsOf({ months }: Answers): { months?: undefined } {
  return months === '' ? { months: undefined } : {}
}

function printedLines(answers: Answers) {
  const paise: Record<string, number> = {}
  const troubles: Troubles = {}

  for (const [name, text] of Object.entries(answers)) {
    if (!name.startsWith('bill.')) continue
    const { value, trouble } = readNumber(text, { signed: true, most: 10_000_000 })
    if (trouble) troubles[name as RowName] = trouble
    if (value !== undefined) paise[name.slice('bill.'.length)] = Math.round(value * 100)
  }
  return { paise, troubles }
}
