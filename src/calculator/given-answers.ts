import { dayInIndia } from '#platform/day-in-india.ts'
import { readAnswers, writeAnswers } from './answers/answers.ts'
import type { CalculatorProps } from './screen/calculator.tsx'
import { listStates, listTariffs } from './tariff-library.ts'

/** What the calculator needs to render what a query asks: the built page's, with none, or a form's without script. */
export function givenAnswers(query: string, now: Date): CalculatorProps {
  const answers = readAnswers(query)

  return {
    given: writeAnswers(answers),
    states: listStates(),
    tariffs: listTariffs(answers.state),
    today: dayInIndia(now),
  }
}
