import type { BillInput } from '#calculator/engine/bill.ts'
import { type Inverse, invertBill } from '#calculator/engine/invert-bill.ts'
import { type Appliance, unitsOfAppliance } from '#calculator/engine/price-appliances.ts'
import { type MeterProblem, readMeter } from '#calculator/engine/read-meter.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { usualAppliances } from '#calculator/words.en.ts'
import type { Unit } from '#platform/text/number-text.ts'
import type { AnswerName, Answers, RowName } from './answers.ts'
import { billOfAnswers } from './bill-of-answers.ts'
import { isDay } from './month.ts'
import { type ReadNumber, readNumber } from './read-number.ts'
import type { Troubles } from './trouble.ts'

/** How the units of the bill were come by; without units, why not. */
export interface FoundUnits {
  units?: number
  days?: number
  troubles: Troubles
  inverse?: Inverse
  appliances?: NamedAppliance[]
  /** What the appliances use; the bill may be for two months or three. */
  unitsAMonth?: number
}

export type NamedAppliance = Appliance & { id: string }

/** A day may be off, but a month of 31 days would make every appliance look dearer than the neighbour's. */
const DAYS_A_MONTH = 30
export const OWN_APPLIANCES = ['own1', 'own2', 'own3']

/** To a thousandth of a unit, which is what the bill prints: so that its sums can be done again. */
export function findUnits(tariff: Tariff, terms: Omit<BillInput, 'units'>, answers: Answers): FoundUnits {
  const found = findExactly(tariff, terms, answers)
  return { ...found, units: found.units === undefined ? undefined : Math.round(found.units * 1000) / 1000 }
}

function findExactly(tariff: Tariff, terms: Omit<BillInput, 'units'>, answers: Answers): FoundUnits {
  switch (answers.mode) {
    case 'rupees':
      return fromRupees(tariff, terms, answers)
    case 'readings':
      return fromReadings(answers)
    case 'appliances':
      return fromAppliances(answers, terms.months ?? 1)
    default:
      return fromField('units', answers)
  }
}

function fromField(name: AnswerName, answers: Answers): FoundUnits {
  const { value, trouble } = readNumber(answers[name])
  return { units: value, troubles: trouble ? { [name]: trouble } : {} }
}

function fromRupees(tariff: Tariff, terms: Omit<BillInput, 'units'>, answers: Answers): FoundUnits {
  const { value, trouble } = readNumber(answers.rupees)
  if (value === undefined) return { troubles: trouble ? { rupees: trouble } : {} }

  const inverse = invertAnswers(tariff, terms, Math.round(value * 100), answers)
  return { units: inverse.units ?? undefined, troubles: {}, inverse }
}

/**
 * What a tariff asks for may depend on the use, which is what is looked for: so it is asked again at the units that
 * are found, until these ask for nothing more.
 */
function invertAnswers(
  tariff: Tariff,
  terms: Omit<BillInput, 'units'>,
  amountPaise: number,
  answers: Answers,
): Inverse {
  let known = terms
  for (;;) {
    const inverse = invertBill(tariff, known, amountPaise)
    const { units: _, ...more } = billOfAnswers(tariff, { ...known, units: inverse.units ?? 0 }, answers).input
    if (Object.keys(more).length === Object.keys(known).length) return inverse
    known = more
  }
}

const METER_TROUBLES: Record<MeterProblem, Troubles> = {
  dates: { afterOn: 'dates' },
  span: { afterOn: 'span' },
  readings: { after: 'values' },
  digits: { digits: 'digits' },
  factor: { factor: 'factor' },
}

function fromReadings(answers: Answers): FoundUnits {
  const { beforeOn, afterOn } = answers
  const before = readNumber(answers.before)
  const after = readNumber(answers.after)
  const digits = readNumber(answers.digits)
  const factor = readNumber(answers.factor, { most: 100_000 })
  const troubles = { ...troublesOf({ before, after, digits, factor }), ...troublesOfDays({ beforeOn, afterOn }) }
  if (before.value === undefined || after.value === undefined || beforeOn === '' || afterOn === '') return { troubles }
  if (Object.keys(troubles).length > 0) return { troubles }

  const earlier = { value: before.value, date: beforeOn }
  const later = { value: after.value, date: afterOn }
  const use = readMeter(earlier, later, digits.value, factor.value)
  return 'problem' in use ? { troubles: METER_TROUBLES[use.problem] } : { ...use, troubles }
}

function troublesOf(numbers: Record<string, ReadNumber>): Troubles {
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([name, { trouble }]) => (trouble ? [[name, trouble]] : [])),
  )
}

function troublesOfDays(days: Record<string, string>): Troubles {
  const wrong = Object.entries(days).filter(([, day]) => day !== '' && !isDay(day))
  return Object.fromEntries(wrong.map(([name]) => [name, 'day']))
}

function fromAppliances(answers: Answers, months: number): FoundUnits {
  const troubles: Troubles = {}
  const usual = usualAppliances.map(({ id, name, ...ratings }) => ({ id, name: name as string, ...ratings }))
  const own = OWN_APPLIANCES.map((id) => ({ id, name: answers[`${id}.name`] ?? '', watts: 0, hours: 0, count: 0 }))

  const appliances = [...usual, ...own].map(({ id, name, ...ratings }) => ({
    id,
    name,
    count: read(`${id}.count`, ratings.count, 1000),
    watts: read(`${id}.watts`, ratings.watts, 100_000, 'W'),
    hoursADay: read(`${id}.hours`, ratings.hours, 24, 'h'),
    daysAMonth: DAYS_A_MONTH,
  }))
  const unitsAMonth = Math.round(appliances.reduce((sum, appliance) => sum + unitsOfAppliance(appliance), 0))
  return {
    units: unitsAMonth * months,
    unitsAMonth,
    appliances,
    troubles,
  }

  function read(row: RowName, usual: number, most: number, unit?: Unit): number {
    const { value, trouble } = readNumber(answers[row], { most, unit })
    if (trouble) troubles[row] = trouble
    return trouble ? 0 : (value ?? usual)
  }
}
