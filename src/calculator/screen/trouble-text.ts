import type { Trouble } from '#calculator/answers/trouble.ts'
import { answerTroubles } from '#calculator/answers/trouble-words.en.ts'

/** What is wrong with an answer, in words. */
export function troubleText(trouble: Trouble | undefined): string | undefined {
  return trouble && answerTroubles[trouble]
}
