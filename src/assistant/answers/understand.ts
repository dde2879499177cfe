import { wordsOf } from '#india/words.ts'
import { stem } from './stem.ts'
import { ALIKE, EMPTY_WORDS, MEANINGS, PHRASES } from './word-table.ts'

/** One word of a question with all that our pages may call it, each with how surely it is meant. */
export interface Concept {
  said: string
  terms: Map<string, number>
}

const SECOND_MEANING = 0.8
const ALIKE_WEIGHT = 0.7
// A word of the pages' own language, beside what it means in English: half again as good as a word that means the same.
const SAME_WORD = 0.5
const LEAST_BEGINNING = 6

/** What a question asks about, word by word; words that only ask are gone. */
export function understand(question: string, isKnown: (term: string) => boolean): Concept[] {
  const concepts = wordsOf(withPhrases(question))
    .filter((word) => !EMPTY_WORDS.has(word))
    .map((word) => ({ said: word, terms: termsOf(word, isKnown) }))

  // "bijli ka bill, bill": said twice is meant once.
  const seen = new Set<string>()
  return concepts.filter(({ terms }) => {
    const [first = ''] = terms.keys()
    return !seen.has(first) && seen.add(first)
  })
}

function withPhrases(question: string): string {
  return PHRASES.reduce((text, [said, ours]) => text.replace(said, ours), question.toLowerCase())
}

function termsOf(word: string, isKnown: (term: string) => boolean): Map<string, number> {
  const own = stem(word)
  const isIndic = isOfAnotherScript(word)
  const meant = meaningOf(word, !isIndic && isKnown(own))
  const terms = new Map<string, number>()

  for (const [at, term] of (meant ?? [own]).entries()) terms.set(term, at === 0 ? 1 : SECOND_MEANING)
  for (const [term, weight] of [...terms]) {
    for (const alike of ALIKE_OF.get(term) ?? []) {
      if (!terms.has(alike)) terms.set(alike, weight * ALIKE_WEIGHT)
    }
  }
  if (meant && isIndic && isKnown(own)) terms.set(own, SAME_WORD)
  return terms
}

/** What is surely meant by it. */
export function sureTerms({ terms }: Concept): string[] {
  return [...terms].filter(([, sureness]) => sureness === 1).map(([term]) => term)
}

/** The words of a text with, for those of another script, what each means first in English. */
export function termsWithMeaning(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    const [meant] = isOfAnotherScript(word) ? (meaningOf(word, false) ?? []) : []
    return meant ? [stem(word), meant] : [stem(word)]
  })
}

/** By the word itself; else by its beginning, which inflection leaves alone; else as Latin letters may spell it. */
function meaningOf(word: string, isEnglish: boolean): string[] | undefined {
  const exact = MEANING_OF.get(word)
  if (exact) return exact
  if (isEnglish) return undefined
  return isLatin(word) ? byFolded(fold(word)) : byBeginning(word)
}

/** Endings are many here too: "tagginchali" is "tagginch". Shorter beginnings are those of other words. */
function byFolded(word: string): string[] | undefined {
  for (let length = word.length; length >= LEAST_BEGINNING && word.length - length <= 4; length--) {
    const found = FOLDED.get(word.slice(0, length))
    if (found) return found
  }
  return FOLDED.get(word)
}

function byBeginning(word: string): string[] | undefined {
  for (let length = word.length - 1; length >= 3 && word.length - length <= 6; length--) {
    const found = MEANING_OF.get(word.slice(0, length))
    if (found) return found
  }
  return undefined
}

/** Nobody has told people how to spell Hindi or Telugu in Latin letters: "kharcha", "karcha", "kharchaa". */
export function fold(word: string): string {
  return word
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/w/g, 'v')
    .replace(/ph/g, 'f')
    .replace(/z/g, 'j')
    .replace(/q/g, 'k')
    .replace(/(?<=[bcdgjkpst])h/g, '')
    .replace(/(.)\1+/g, '$1')
}

function isOfAnotherScript(word: string): boolean {
  return /^[^\p{ASCII}]/u.test(word)
}

function isLatin(word: string): boolean {
  return /^[a-z]+$/.test(word)
}

const MEANING_OF = new Map(
  MEANINGS.flatMap(([ours, theirs]) =>
    theirs.split(' ').flatMap((word) => wordsOf(word).map((token) => [token, ours.split(' ').map(stem)] as const)),
  ),
)

const FOLDED = new Map([...MEANING_OF].filter(([word]) => isLatin(word)).map(([word, ours]) => [fold(word), ours]))

const ALIKE_OF = ALIKE.reduce((map, line) => {
  const words = line.split(' ').map(stem)
  for (const word of words) {
    map.set(word, [...(map.get(word) ?? []), ...words.filter((other) => other !== word)])
  }
  return map
}, new Map<string, string[]>())
