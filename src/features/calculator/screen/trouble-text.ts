import { calculatorCopy as copy } from '#content/calculator.ts'
import type { Trouble } from '#features/calculator/answers/trouble.ts'

/** What is wrong with an answer, in words. */
export function troubleText(trouble: Trouble | undefined): string | undefined {
  if (trouble === undefined) return undefined
  return trouble === 'dates' || trouble === 'values' ? copy.readings[trouble] : copy.numbers[trouble]
}
