import { answerTroubles } from '#content/answer-troubles.ts'
import type { Trouble } from '#features/calculator/answers/trouble.ts'

/** What is wrong with an answer, in words. */
export function troubleText(trouble: Trouble | undefined): string | undefined {
  return trouble && answerTroubles[trouble]
}
