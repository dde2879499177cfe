import { wordsOf } from '#india/words.ts'
import { stem } from './stem.ts'

/** The words of a text as the index knows them. */
export function terms(text: string): string[] {
  return wordsOf(text).map(stem)
}
