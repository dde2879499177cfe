import type { Need } from './bill.ts'
import { dependsOn } from './words.en.ts'

/** Why there is no line: an answer is missing, which the visitor can give. */
export function needsAnswer(need: Need): { reason: () => string; needs: Need } {
  return { reason: () => dependsOn(need), needs: need }
}
