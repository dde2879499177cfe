import { wordsOf } from '#india/words.ts'
import type { Passage } from './passage.ts'
import { stem, terms } from './stem.ts'
import { termsWithMeaning } from './understand.ts'
import { EMPTY_WORDS } from './word-table.ts'

/**
 * The terms of a part of a passage as it is found: in another language than English its own words, and beside them those
 * of the English that says the same; where we have no English, what its words mean.
 */
export function partTerms(own: string, english: string | undefined): string[] {
  return english === undefined ? termsWithMeaning(own) : [...terms(own), ...terms(english)]
}

/** Words that stand beside each other in a text, two and two, as the index knows them; words that say nothing part others. */
export function pairsIn(text: string): string[] {
  const words = wordsOf(text)
  return words
    .slice(1)
    .flatMap((word, at) => (isTelling(words[at]!) && isTelling(word) ? [pairOf(stem(words[at]!), stem(word))] : []))
}

/** All words that stand beside each other in a text, as somebody may write them as one, with what they are apart. */
export function joinedIn(text: string): [joined: string, apart: readonly string[]][] {
  const words = wordsOf(text)
  return words.slice(1).map((word, at) => [words[at]! + word, [words[at]!, word]])
}

export function pairOf(first: string, second: string): string {
  return `${first} ${second}`
}

function isTelling(word: string): boolean {
  return /^\p{L}/u.test(word) && !EMPTY_WORDS.has(word)
}

export function headingTerms({ headings, english }: Passage): string[] {
  return partTerms(headings.at(-1) ?? '', english && (english.headings.at(-1) ?? ''))
}

/** Of each of its sentences, in their order. A sentence has its English only where both were cut into as many. */
export function sentenceTerms({ sentences, english }: Passage): Set<string>[] {
  const isAligned = english?.sentences.length === sentences.length
  return sentences.map((text, at) => new Set(partTerms(text, isAligned ? english?.sentences[at] : undefined)))
}
