import type { Answer, Citation, Place } from './answer.ts'
import { type Passage, titleOf } from './passage.ts'
import { type Found, type PassageIndex, type Question, terms } from './passage-index.ts'

/**
 * How much of a question's weight a passage has to carry before it is an answer. From the questions in tests/assistant,
 * by the half that is not held out: there the weakest answer has 0.41, and the strongest of what is not about us 0.39.
 */
const LEAST_STRENGTH = 0.4

const MOST_SENTENCES = 3
// A passage far behind the first answers another question.
const NEAR_THE_FIRST = 0.75

export interface Retrieval {
  answer: Answer
  /** What the answer may be worded from; the first is the surest. */
  passages: Passage[]
}

/** Answers from the passages in their own words, or says what comes near. */
export function composeAnswer(index: PassageIndex, text: string): Retrieval {
  const question = index.read(text)
  const found = index.find(question, 12)
  const nearest = distinctPlaces(found).slice(0, 3)
  const [first] = found

  if (!first || !isSure(first, question)) return { answer: { confident: false, sentences: [], nearest }, passages: [] }

  const passages = found.filter(({ score }) => score >= first.score * NEAR_THE_FIRST).slice(0, 3)
  return {
    answer: { confident: true, sentences: tellingSentences(passages, question), nearest },
    passages: passages.map(({ passage }) => passage),
  }
}

function isSure({ score }: Found, { weights }: Question): boolean {
  return score / weights.reduce((sum, weight) => sum + weight, 0) >= LEAST_STRENGTH
}

function distinctPlaces(found: Found[]): Place[] {
  const places = found.map(({ passage }) => ({ title: titleOf(passage), href: passage.href }))
  return places.filter(({ title }, at) => places.findIndex((place) => place.title === title) === at)
}

interface Told extends Citation {
  rank: number
  place: number
  worth: number
}

/** The sentences that say most of what was asked about, in the order of the pages. */
function tellingSentences(found: Found[], question: Question): Citation[] {
  const told = found
    .flatMap(({ passage, score }, rank) => rate(passage, rank, score / found[0]!.score, question))
    .toSorted((one, other) => other.worth - one.worth)
  const texts: string[] = []
  const chosen = told.filter(({ text, worth }) => {
    const isNew = !texts.some((other) => other.includes(text) || text.includes(other))
    if (worth === 0 || !isNew || texts.length === MOST_SENTENCES) return false
    return texts.push(text)
  })

  return chosen
    .toSorted((one, other) => one.rank - other.rank || one.place - other.place)
    .map(({ text, href, title }) => ({ text, href, title }))
}

function rate(passage: Passage, rank: number, nearness: number, { concepts, weights }: Question): Told[] {
  const { href, sentences } = passage
  const underHeading = new Set(terms(passage.headings.at(-1) ?? ''))

  return sentences.map((text, place) => {
    const words = new Set(terms(text))
    const said = concepts.reduce((sum, concept, at) => sum + (weights[at] ?? 0) * saidBy(concept.terms, words), 0)
    // What its heading says, a sentence need not say again; the first under a heading mostly says what it is about.
    const headed = concepts.reduce((sum, { terms }, at) => sum + (weights[at] ?? 0) * saidBy(terms, underHeading), 0)
    // Off the first passage only what speaks of the question itself is worth its room.
    const isBeside = rank > 0 && said === 0
    const worth = isBeside ? 0 : (said + headed * (place === 0 ? 0.6 : 0.35)) * nearness * weightOfLength(text)
    return { text, href, title: titleOf(passage), rank, place, worth }
  })
}

function saidBy(terms: Map<string, number>, words: Set<string>): number {
  let most = 0
  for (const [term, sureness] of terms) if (words.has(term)) most = Math.max(most, sureness)
  return most
}

// A cell alone says little; a paragraph says more than was asked.
function weightOfLength(text: string): number {
  if (text.length < 20) return 0.5
  return text.length > 260 ? 0.85 : 1
}
