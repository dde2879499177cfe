import { brandName } from '#company/brand-name.ts'
import type { Database } from '#database/database.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { readAnswers, writeAnswers } from './answers/answers.ts'
import type { CalculatorProps } from './screen/calculator.tsx'
import { findTariffLibrary } from './tariff-library.ts'

/** What the calculator needs to render what a query asks: with none, the first answers; else a form's without script. */
export async function givenAnswers(
  query: string,
  { db, now }: { db: Database; now: () => Date },
): Promise<CalculatorProps> {
  const answers = readAnswers(query)
  const library = await findTariffLibrary(db)

  return {
    given: writeAnswers(answers),
    states: library.states(),
    tariffs: library.list(answers.state),
    revision: library.revision,
    brand: brandName(),
    today: dayInIndia(now()),
  }
}
