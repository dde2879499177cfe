import { type CheckedLine, checkBill } from '#calculator/engine/check-bill.ts'
import { HOME_USE } from '#calculator/engine/home-use.ts'
import { type PricedAppliance, priceAppliances } from '#calculator/engine/price-appliances.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import type { Answers, RowName } from './answers.ts'
import { type AnsweredBill, billOfAnswers } from './bill-of-answers.ts'
import { billTerms } from './bill-terms.ts'
import { betterTariff, chooseTariff, offeredTariffs } from './choose-tariff.ts'
import { type FoundUnits, findUnits } from './find-units.ts'
import { dayIn, isMonth, type Month } from './month.ts'
import { readNumber } from './read-number.ts'
import type { Troubles } from './trouble.ts'
import { usualMonth } from './usual-month.ts'

export interface Result {
  month: Month
  offered: Tariff[]
  tariff: Tariff
  better?: Tariff
  found: FoundUnits
  troubles: Troubles
  /** What else the tariff asks. Of a bill of no units, as long as these are not known. */
  asked: AnsweredBill['asked']
  /** What has to be answered before this use is priced: 50,000 units on 3 kW are no home's. */
  question?: string
  /** Nothing, as long as the units are not known or a question is open. */
  worked?: Pick<AnsweredBill, 'bill' | 'input'>
  appliances?: (PricedAppliance & { id: string })[]
  checked?: CheckedLine[]
  printedPaise: Record<string, number>
}

/** Everything that follows from the answers. Pure, on the server and at every keystroke. Undefined without records. */
export function workOut(tariffs: Tariff[], answers: Answers, today: string): Result | undefined {
  const month = isMonth(answers.month) ? answers.month : usualMonth(answers, today)
  const date = dayIn(month)
  const offered = offeredTariffs(tariffs, answers, date)
  const tariff = chooseTariff(tariffs, offered, answers.tariff)
  if (!tariff) return undefined

  const terms = billTerms(tariff, answers, date)
  const found = findUnits(tariff, terms, answers)
  const { days, units } = found
  const given = days === undefined ? terms : { ...terms, days, ...monthsOf(answers) }
  const { bill, input, asked, troubles } = billOfAnswers(tariff, { ...given, units: units ?? 0 }, answers)
  const printed = printedLines(answers)
  const question = units === undefined ? undefined : bill.unknown.find(({ id }) => id === HOME_USE)?.reason
  const isWorked = units !== undefined && question === undefined

  return {
    month,
    offered,
    tariff,
    better: betterTariff(tariff, offered, input),
    found,
    troubles: { ...troubles, ...(question && HOME_TROUBLE[answers.mode]), ...found.troubles, ...printed.troubles },
    asked,
    question,
    worked: isWorked ? { bill, input } : undefined,
    appliances: found.appliances && withIds(found.appliances, bill.marginalPaisePerUnit),
    checked: answers.mode === 'check' && isWorked ? checkBill(bill, printed.paise) : undefined,
    printedPaise: printed.paise,
  }
}

/** Beside the field that says how much is used. */
const HOME_TROUBLE: Record<string, Troubles> = {
  units: { units: 'home' },
  check: { units: 'home' },
  rupees: { rupees: 'home' },
  readings: { after: 'home' },
}

// Between two readings the days say how long the bill is, unless the visitor says otherwise.
function monthsOf({ months }: Answers): { months?: undefined } {
  return months === '' ? { months: undefined } : {}
}

function withIds(appliances: NonNullable<FoundUnits['appliances']>, price: number | null) {
  return priceAppliances(appliances, price).map((priced, place) => ({ ...priced, id: appliances[place]?.id ?? '' }))
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
