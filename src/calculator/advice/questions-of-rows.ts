import type { Answers, RowName } from '#calculator/answers/answers.ts'
import { readNumber } from '#calculator/answers/read-number.ts'
import type { Result } from '#calculator/answers/work-out.ts'
import { contractIn } from '#calculator/engine/demand-units.ts'
import { readUsage } from '#calculator/engine/usage.ts'
import { twiceContract } from '#calculator/engine/words.en.ts'
import { writeUnits } from '#calculator/screen/write-number.ts'
import { demandUnitOf } from './best-contract.ts'
import { recordedMonths } from './read-year.ts'
import { SOLAR_YIELD } from './solar-rules.en.ts'
import { solarCopy } from './words.en.ts'

/** Nobody builds a roof that makes so many times what is used. */
const MOST_TIMES_THE_USE = 5

/** What cannot be in the rows that only advice asks for, or hardly: a question beside its field. */
export function questionsOfRows(answers: Answers, { tariff, month, worked }: Result): Partial<Record<RowName, string>> {
  const questions: Partial<Record<RowName, string>> = {}
  if (!worked) return questions
  const { units, months = 1 } = worked.input

  const { value: kw = 0 } = readNumber(answers['solar.kw'], { unit: 'kW' })
  const made = (kw * SOLAR_YIELD.unitsPerKwYear[0]) / 12
  if (made * months > units * MOST_TIMES_THE_USE && made > 1000)
    questions['solar.kw'] = solarCopy.muchSun(writeUnits(Math.round(made)), writeUnits(Math.round(units / months)))

  const unit = demandUnitOf(tariff)
  const contract = unit && contractIn(unit, readUsage(tariff, worked.input))
  if (answers.mode !== 'demand' || !contract) return questions
  for (const { month: of, recorded } of recordedMonths(answers, month)) {
    const inUnit = unit === 'HP' ? recorded / 0.746 : recorded
    if (inUnit > 2 * contract)
      questions[`demand.${Number(of.slice(5))}`] = twiceContract(Math.round(inUnit), contract, unit)
  }
  return questions
}
