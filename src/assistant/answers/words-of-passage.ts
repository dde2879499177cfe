import type { Passage } from './passage.ts'
import { terms } from './stem.ts'
import { termsWithMeaning } from './understand.ts'

/**
 * The terms of a part of a passage as it is found: in another language than English its own words, and beside them those
 * of the English that says the same; where we have no English, what its words mean.
 */
export function partTerms(own: string, english: string | undefined): string[] {
  return english === undefined ? termsWithMeaning(own) : [...terms(own), ...terms(english)]
}

export function headingTerms({ headings, english }: Passage): string[] {
  return partTerms(headings.at(-1) ?? '', english && (english.headings.at(-1) ?? ''))
}

/** Of each of its sentences, in their order. A sentence has its English only where both were cut into as many. */
export function sentenceTerms({ sentences, english }: Passage): Set<string>[] {
  const isAligned = english?.sentences.length === sentences.length
  return sentences.map((text, at) => new Set(partTerms(text, isAligned ? english?.sentences[at] : undefined)))
}
