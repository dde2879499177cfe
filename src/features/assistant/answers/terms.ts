import { stem } from './stem.ts'
import { tokenize } from './tokenize.ts'

/** The words of a text as the index knows them. */
export function terms(text: string): string[] {
  return tokenize(text).map(stem)
}
