import type { Passage } from './passage.ts'
import { terms } from './stem.ts'

/** Which of the states that we have rates of are named by words, as the index knows them. */
export type NamedIn = (words: ReadonlySet<string>) => string[]

export function regionsOf(passages: readonly Passage[]): NamedIn {
  const states = [...new Set(passages.flatMap(({ places }) => places?.slice(0, 1) ?? []))]
  const names = states.map((state) => [state, terms(state)] as const)
  const isShared = (word: string) => names.filter(([, words]) => words.includes(word)).length > 1
  // "Himachal" names one; "Pradesh" does not.
  const telling = names.map(([state, words]) => [state, words.filter((word) => !isShared(word))] as const)

  return (words) => telling.filter(([, own]) => isNamed(own, words)).map(([state]) => state)
}

/** Rates are an answer only to who names the state, or the company, that they are of. */
export function isOpenTo({ places }: Passage, words: ReadonlySet<string>, states: readonly string[]): boolean {
  return !places || places.some((place) => states.includes(place) || isNamed(terms(place), words))
}

function isNamed(name: readonly string[], words: ReadonlySet<string>): boolean {
  return name.length > 0 && name.every((word) => words.has(word))
}
