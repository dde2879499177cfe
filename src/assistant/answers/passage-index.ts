import { type Passage, pageOf } from './passage.ts'
import { isOpenTo, type NamedIn, regionsOf } from './regions.ts'
import { stem, terms } from './stem.ts'
import { type Concept, type KnownWords, sureTerms, understand } from './understand.ts'
import { headingTerms, joinedIn, pairOf, pairsIn, partTerms } from './words-of-passage.ts'

// Shorter words have too many neighbours: "plug" and "plum" are two things.
const SHORTEST = 5

/** What a word is worth by where it stands, and how much a long field dilutes it (BM25F; Robertson and Zaragoza 2009). */
const FIELDS = {
  heading: { weight: 3, lengthEffect: 0.4 },
  page: { weight: 1.2, lengthEffect: 0.4 },
  body: { weight: 1, lengthEffect: 0.7 },
} as const
const SATURATION = 1.4
/**
 * How much of a passage's worth is its page's: a page that speaks of it throughout answers better than a heading that names
 * it once. And how often a page has to say a word for half of what it can bring.
 */
const OF_PAGE = 0.3
const SATURATION_OF_PAGE = 8
const TYPO_WEIGHT = 0.8
/** In so many passages stand two words that their first letters may stand for, and so many times more than any others. */
const LEAST_NAMED = 10
const CLEARLY_MORE = 2

/** What has a vowel may be a word of its own. */
const WITHOUT_VOWEL = /^[b-df-hj-np-tv-xz]{2}$/

/** Among so many passages an answer is looked for. */
export const MOST_FOUND = 12

type Field = keyof typeof FIELDS

export interface Found {
  passage: Passage
  /** By which one is better than another: what it says itself, and what its page does. */
  score: number
  /** At most the sum of the question's weights: a word that it says often and in its heading comes near its own. */
  own: number
}

export interface Question {
  concepts: Concept[]
  /** How much each concept tells passages apart, in the order of the concepts. */
  weights: number[]
  /** Two of its words that stand side by side and are one thing to us: "load factor". Each is a word more to find. */
  pairs: { pair: string; weight: number }[]
  /** The states that it names. */
  states: string[]
  /** Whether a passage may answer it at all, in the order of the passages. */
  isOpen: boolean[]
}

export interface PassageIndex {
  passages: readonly Passage[]
  read: (question: string) => Question
  find: (question: Question, limit: number) => Found[]
  statesIn: NamedIn
}

/** Built once for a set of passages and never changed: a newer set gets a newer index. */
export function indexPassages(passages: readonly Passage[]): PassageIndex {
  const postings = post(passages)
  const pairs = postPairs(passages)
  const joined = new Map(
    passages.flatMap(({ page, headings, english }) =>
      [page, ...headings, ...(english?.headings ?? [])].flatMap(joinedIn),
    ),
  )
  const initials = initialsOf(pairs, (letters) => postings.has(letters))
  const known: KnownWords = {
    has: (term) => postings.has(term),
    partsOf: (word) => joined.get(word),
    shortFor: (word) => initials.get(word),
  }
  const pages = passages.map(pageOf)
  const statesIn = regionsOf(passages)

  return { passages, read, find, statesIn }

  function read(text: string): Question {
    const concepts = understand(text, known).map(corrected)
    const words = new Set(concepts.flatMap(({ terms }) => [...terms.keys()]))
    const states = statesIn(words)
    const isOpen = passages.map((passage) => isOpenTo(passage, words, states))
    // A word is no commoner for standing in the rates of every other state.
    const open = isOpen.filter(Boolean).length
    const weightOf = (found: Places) => rarity([...found.keys()].filter((at) => isOpen[at]).length, open)
    const weights = concepts.map(({ terms }) => weightOf(passagesWith(terms)))
    // All rates of a state have its name, which has opened them already: it tells none of them from another.
    const names = states.flatMap(pairsIn)
    const said = pairsOf(concepts).filter((pair) => pairs.has(pair) && !names.includes(pair))
    const weighed = said.map((pair) => ({ pair, weight: weightOf(placesIn(pairs, pair)) }))
    return { concepts, weights, pairs: weighed, states, isOpen }
  }

  function corrected(concept: Concept): Concept {
    if ([...concept.terms.keys()].some((term) => postings.has(term))) return concept

    const nearest = nearestWord(stem(concept.said), postings.keys())
    return nearest ? { ...concept, terms: new Map([[nearest, TYPO_WEIGHT]]) } : concept
  }

  function find({ concepts, weights, pairs: asked, isOpen }: Question, limit: number): Found[] {
    const scores = new Float64Array(passages.length)

    for (const [at, { terms }] of concepts.entries()) {
      const weight = weights[at] ?? 0
      for (const [passage, frequency] of passagesWith(terms)) {
        scores[passage]! += (weight * frequency) / (frequency + SATURATION)
      }
    }

    for (const { pair, weight } of asked) {
      for (const [passage, frequency] of placesIn(pairs, pair)) {
        scores[passage]! += (weight * frequency) / (frequency + SATURATION)
      }
    }

    for (const at of passages.keys()) if (!isOpen[at]) scores[at] = 0
    const pageScores = scorePages(concepts, weights)
    // A record of rates stands on no page with others.
    const worth = scores.map((own, at) =>
      own && !passages[at]!.places ? own * (1 - OF_PAGE) + (pageScores.get(pages[at]!) ?? 0) * OF_PAGE : own,
    )
    return best(worth, limit).map((at) => ({ passage: passages[at]!, score: worth[at]!, own: scores[at]! }))
  }

  function scorePages(concepts: Concept[], weights: number[]): Map<string, number> {
    const scores = new Map<string, number>()
    for (const [at, { terms }] of concepts.entries()) {
      const found = new Map<string, number>()
      for (const [passage, frequency] of passagesWith(terms)) {
        const page = pages[passage]!
        found.set(page, (found.get(page) ?? 0) + frequency)
      }
      for (const [page, frequency] of found)
        scores.set(page, (scores.get(page) ?? 0) + ((weights[at] ?? 0) * frequency) / (frequency + SATURATION_OF_PAGE))
    }
    return scores
  }

  function passagesWith(terms: Map<string, number>): Places {
    const found: Places = new Map()
    for (const [term, sureness] of terms) {
      for (const [passage, frequency] of placesIn(postings, term)) {
        found.set(passage, (found.get(passage) ?? 0) + frequency * sureness)
      }
    }
    return found
  }
}

/** How much of something each passage has. */
type Places = Map<number, number>

/**
 * The places of each word: a passage, how much it has of the word, the next passage. As a map for each of many thousand
 * words they would take six times the memory.
 */
type Postings = ReadonlyMap<string, readonly number[]>

function placesIn(postings: Postings, word: string): Places {
  const listed = postings.get(word) ?? []
  const places: Places = new Map()
  for (let at = 0; at < listed.length; at += 2) places.set(listed[at]!, listed[at + 1]!)
  return places
}

/** `add` takes one passage after the other. */
function collectPostings() {
  const postings = new Map<string, number[]>()
  return {
    add(word: string, passage: number, worth: number) {
      const listed = postings.get(word)
      if (!listed) postings.set(word, [passage, worth])
      else if (listed.at(-2) === passage) listed[listed.length - 1]! += worth
      else listed.push(passage, worth)
    },
    // Copies have no room left over for more.
    all: (): Postings => new Map([...postings].map(([word, listed]) => [word, listed.slice()])),
  }
}

function post(passages: readonly Passage[]): Postings {
  const { add, all } = collectPostings()
  const fields = passages.map(fieldsOf)
  const means = meanLengths(fields)

  for (const [passage, words] of fields.entries()) {
    for (const field of Object.keys(FIELDS) as Field[]) {
      const { weight, lengthEffect } = FIELDS[field]
      const dilution = 1 - lengthEffect + lengthEffect * (words[field].length / means[field])
      for (const word of words[field]) add(word, passage, weight / dilution)
    }
  }
  return all()
}

/** Of pairs that stand in a heading or in a page's name: those are one thing, others stand side by side by chance. */
function postPairs(passages: readonly Passage[]): Postings {
  const fields = passages.map(pairsOfPassage)
  const named = new Set(fields.flatMap(({ heading, page }) => [...heading, ...page]))
  const { add, all } = collectPostings()
  for (const [passage, pairs] of fields.entries()) {
    for (const field of Object.keys(FIELDS) as Field[]) {
      for (const pair of pairs[field]) if (named.has(pair)) add(pair, passage, FIELDS[field].weight)
    }
  }
  return all()
}

/** Two letters that our pages write too, for the two words that stand together most of all of these letters: "pf". */
function initialsOf(pairs: Postings, isWritten: (letters: string) => boolean): Map<string, string[]> {
  const counted = [...pairs].map(([pair, found]) => ({ words: pair.split(' '), times: found.length / 2 }))
  const byLetters = Map.groupBy(counted, ({ words }) => words.map((word) => word[0]).join(''))
  return new Map(
    [...byLetters].flatMap(([letters, named]) => {
      const [first, second] = named.toSorted((one, other) => other.times - one.times)
      const isPlain = first!.times >= Math.max(LEAST_NAMED, (second?.times ?? 0) * CLEARLY_MORE)
      return isPlain && WITHOUT_VOWEL.test(letters) && isWritten(letters) ? [[letters, first!.words]] : []
    }),
  )
}

const knownPairs = new WeakMap<Passage, Record<Field, string[]>>()

/** In English where the passage has it: in English a question is understood. */
function pairsOfPassage(passage: Passage): Record<Field, string[]> {
  const { page, headings, sentences } = passage.english ?? passage
  const pairs = knownPairs.get(passage) ?? {
    heading: pairsIn(headings.at(-1) ?? ''),
    page: [page, ...headings.slice(0, -1)].flatMap(pairsIn),
    body: sentences.flatMap(pairsIn),
  }
  knownPairs.set(passage, pairs)
  return pairs
}

/** By what each word means first. */
function pairsOf(concepts: readonly Concept[]): string[] {
  return concepts.slice(1).flatMap((concept, place) => {
    const before = concepts[place]!
    const [[first], [second]] = [sureTerms(before), sureTerms(concept)]
    return first && second && concept.at === before.at + 1 ? [pairOf(first, second)] : []
  })
}

// After most changes all passages but a few are the same.
const known = new WeakMap<Passage, Record<Field, string[]>>()

function fieldsOf(passage: Passage): Record<Field, string[]> {
  const fields = known.get(passage) ?? readFields(passage)
  known.set(passage, fields)
  return fields
}

function readFields(passage: Passage): Record<Field, string[]> {
  const { page, headings, href, sentences, places, english } = passage
  return {
    // Rates are of their companies as much as of the state in the heading.
    heading: [...headingTerms(passage), ...terms((places?.slice(1) ?? []).join(' '))],
    page: [
      ...partTerms(
        [page, ...headings.slice(0, -1)].join(' '),
        english && [english.page, ...english.headings.slice(0, -1)].join(' '),
      ),
      ...terms(href.replace(/#.*/, '').replaceAll('/', ' ')),
    ],
    body: partTerms(sentences.join(' '), english?.sentences.join(' ')),
  }
}

function meanLengths(fields: Record<Field, string[]>[]): Record<Field, number> {
  const mean = (field: Field) =>
    Math.max(1, fields.reduce((sum, words) => sum + words[field].length, 0) / Math.max(1, fields.length))
  return { heading: mean('heading'), page: mean('page'), body: mean('body') }
}

function rarity(found: number, total: number): number {
  return Math.log(1 + (total - found + 0.5) / (found + 0.5))
}

function best(scores: Float64Array, limit: number): number[] {
  const hits: number[] = []
  for (let at = 0; at < scores.length; at++) if (scores[at]! > 0) hits.push(at)
  return hits.sort((one, other) => scores[other]! - scores[one]! || one - other).slice(0, limit)
}

/**
 * The known word one slip away: a letter too many, too few, another one, or two changed about. Both are the same, then,
 * without one letter of either. Found by comparing: what is left of every known word would fill more memory than the index.
 */
function nearestWord(word: string, known: Iterable<string>): string | undefined {
  if (word.length < SHORTEST) return undefined

  const left = new Map([word, ...withoutOne(word)].map((part, at) => [part, at]).toReversed() as [string, number][])
  let nearest: { word: string; at: number } | undefined
  for (const other of known) {
    // People seldom mistype a word's first letter.
    if (other[0] !== word[0] || Math.abs(other.length - word.length) > 1) continue
    if (other.length < SHORTEST || !/^\p{L}[\p{L}\p{M}]*$/u.test(other)) continue
    const at = Math.min(...[other, ...withoutOne(other)].map((part) => left.get(part) ?? Number.POSITIVE_INFINITY))
    if (at < (nearest?.at ?? Number.POSITIVE_INFINITY)) nearest = { word: other, at }
  }
  return nearest?.word
}

function withoutOne(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))
}
