import { wordsOf } from '#india/words.ts'
import { romanise } from './romanise.ts'
import { stem } from './stem.ts'
import { ALIKE, EMPTY_WORDS, MEANINGS, PHRASES } from './word-table.ts'

/** One word of a question with all that our pages may call it, each with how surely it is meant. */
export interface Concept {
  said: string
  /** Its place among all words of the question. */
  at: number
  terms: Map<string, number>
}

const SECOND_MEANING = 0.8
const ALIKE_WEIGHT = 0.7
// A word of the pages' own language, beside what it means in English: half again as good as a word that means the same.
const SAME_WORD = 0.5
const LEAST_BEGINNING = 6
const LONGEST_ENDING = 7

/** The words of the pages that are searched, as stems. */
export interface KnownWords {
  has: (term: string) => boolean
  /** Two that stand beside each other in a heading, of a word that is both written as one: "powerfactor". */
  partsOf: (word: string) => readonly string[] | undefined
  /** Two of them by their first letters: "pf". */
  shortFor: (word: string) => readonly string[] | undefined
}

/** What a question asks about, word by word; words that only ask are gone. */
export function understand(question: string, known: KnownWords): Concept[] {
  const isKnown = (term: string) => known.has(term)
  const concepts = wordsOf(withPhrases(question))
    .flatMap((word) => known.shortFor(word) ?? (isKnown(stem(word)) ? [word] : (known.partsOf(word) ?? [word])))
    .map((word, at) => ({ said: word, at, terms: termsOf(word, isKnown) }))
    .filter(({ said }) => !isEmpty(said, isKnown))

  // "bijli ka bill, bill": said twice is meant once.
  const seen = new Set<string>()
  return concepts.filter(({ terms }) => {
    const [first = ''] = terms.keys()
    return !seen.has(first) && seen.add(first)
  })
}

/** In any form: "meaning" says as little as "mean". */
function isEmpty(word: string, isKnown: (term: string) => boolean): boolean {
  if (EMPTY_WORDS.has(word)) return true
  return isLatin(word) && (EMPTY_WORDS.has(stem(word)) || (!isKnown(stem(word)) && FOLDED_EMPTY.has(fold(word))))
}

function withPhrases(question: string): string {
  return PHRASES.reduce((text, [said, ours]) => text.replace(said, ours), question.toLowerCase())
}

function termsOf(word: string, isKnown: (term: string) => boolean): Map<string, number> {
  const own = stem(word)
  const isIndic = isOfAnotherScript(word)
  const meant = meaningOf(word, !isIndic && isKnown(own)) ?? (isKnown(own) ? undefined : withoutCase(word, isKnown))
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

/** What is meant by it before all else. */
export function sureTerms({ terms }: Concept): string[] {
  const most = Math.max(...terms.values())
  return [...terms].filter(([, sureness]) => sureness === most).map(([term]) => term)
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

/** Endings are many here too: "tagginchadaniki" is "tagginch". Shorter beginnings are those of other words. */
function byFolded(word: string): string[] | undefined {
  for (let length = word.length; length >= LEAST_BEGINNING && word.length - length <= LONGEST_ENDING; length--) {
    const found = FOLDED.get(word.slice(0, length))
    if (found) return found
  }
  return FOLDED.get(word)
}

/** Telugu in Latin letters puts its cases on English words too: "billlo", "unitlaku", "Telanganalo". */
function withoutCase(word: string, isKnown: (term: string) => boolean): string[] | undefined {
  const [, bare = ''] = /^([a-z]{4,}?)(?:la|lu)?(?:lo|ku|ki|ni|nu|tho|lu|nunchi)$/.exec(word) ?? []
  if (!bare) return undefined
  return MEANING_OF.get(bare) ?? (isKnown(stem(bare)) ? [stem(bare)] : undefined)
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

/** As Latin letters may spell them. What the table spells so itself goes before what a word of another script may be. */
const FOLDED = new Map(
  [false, true].flatMap((isSpelt) =>
    [...MEANING_OF]
      .filter(([word]) => isLatin(word) === isSpelt)
      .map(([word, ours]) => [fold(romanise(word)), ours] as const),
  ),
)
const FOLDED_EMPTY = new Set([...EMPTY_WORDS].filter(isOfAnotherScript).map((word) => fold(romanise(word))))

const ALIKE_OF = ALIKE.reduce((map, line) => {
  const words = line.split(' ').map(stem)
  for (const word of words) {
    map.set(word, [...(map.get(word) ?? []), ...words.filter((other) => other !== word)])
  }
  return map
}, new Map<string, string[]>())
