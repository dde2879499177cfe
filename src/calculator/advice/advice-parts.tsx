import type { Answers, RowName } from '#calculator/answers/answers.ts'
import type { Result } from '#calculator/answers/work-out.ts'
import { day, twiceContract } from '#calculator/engine/words.en.ts'
import type { Form } from '#calculator/screen/form.ts'
import { More } from '#calculator/screen/more.tsx'
import { NumberField } from '#calculator/screen/number-field.tsx'
import { demandUnitOf } from './best-contract.ts'
import { CompareResult } from './compare-result.tsx'
import { ContractResult } from './contract-result.tsx'
import { monthsOfSun, monthsTo, recordedMonths, troublesOfRows } from './read-year.ts'
import { SolarResult } from './solar-result.tsx'
import { demandCopy, solarCopy } from './words.en.ts'
import './advice.css'
import { readNumber } from '#calculator/answers/read-number.ts'
import { contractIn } from '#calculator/engine/demand-units.ts'
import { readUsage } from '#calculator/engine/usage.ts'
import { writeUnits } from '#calculator/screen/write-number.ts'
import { SOLAR_YIELD } from './solar-rules.en.ts'

/** Nobody builds a roof that makes so many times what is used. */
const MOST_TIMES_THE_USE = 5

/** What the modes of advice ask beside the bill itself. */
export function AdviceFields({ form, result }: { form: Form; result: Result }) {
  const { mode } = form.answers
  const own: Form = {
    ...form,
    troubles: { ...form.troubles, ...troublesOfRows(form.answers) },
    questions: { ...form.questions, ...questionsOfRows(form.answers, result) },
  }
  if (mode === 'solar') return <SunFields form={own} result={result} />
  if (mode !== 'demand') return null

  const unit = demandUnitOf(result.tariff)
  if (!unit) return null
  return (
    <fieldset className="form">
      <legend>{demandCopy.legend}</legend>
      <p className="hint">{demandCopy.hint}</p>
      <div className="advice__months">
        {monthsTo(result.month).map((month) => (
          <NumberField
            key={month}
            form={own}
            name={`demand.${Number(month.slice(5))}`}
            label={day(month)}
            unit={unit === 'kVA' ? 'kVA' : 'kW'}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** The roof, and what it makes in each month where somebody knows. */
function SunFields({ form, result }: { form: Form; result: Result }) {
  const isAnswered = Object.keys(monthsOfSun(form.answers, result.month)).length > 0

  return (
    <>
      <NumberField form={form} name="solar.kw" label={solarCopy.kw} hint={solarCopy.hint} unit="kW" />
      <More summary={solarCopy.months} isAnswered={isAnswered}>
        <div className="form">
          <p className="hint">{solarCopy.monthsHint}</p>
          <div className="advice__months">
            {monthsTo(result.month).map((month) => (
              <NumberField
                key={month}
                form={form}
                name={`sun.${Number(month.slice(5))}`}
                label={day(month)}
                unit="kWh"
              />
            ))}
          </div>
        </div>
      </More>
    </>
  )
}

/** What stands before the bill in the modes of advice. */
export function AdviceResult({ result, answers }: { result: Result; answers: Answers }) {
  switch (answers.mode) {
    case 'demand':
      return <ContractResult result={result} answers={answers} />
    case 'solar':
      return <SolarResult result={result} answers={answers} />
    default:
      return <CompareResult result={result} />
  }
}

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
