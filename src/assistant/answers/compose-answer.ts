import { wordsOf } from '#india/words.ts'
import { currentTag } from '#platform/text/language.ts'
import type { Answer, Citation, Place } from './answer.ts'
import { type Passage, placeOf } from './passage.ts'
import { type Found, MOST_FOUND, type PassageIndex, type Question } from './passage-index.ts'
import type { NamedIn } from './regions.ts'
import { headingTerms, sentenceTerms } from './words-of-passage.ts'

/**
 * How much of a question's weight a passage has to carry before it is an answer. From the questions in tests/assistant,
 * by the half that is not held out: there the weakest answer has 0.42, and the strongest of what is not about us 0.39.
 */
const LEAST_STRENGTH = 0.4

const MOST_SENTENCES = 3
const MOST_PASSAGES = 3
// Asked for without a kind of connection, rates of homes have 0.89 of the best of their state and more, by the length of
// their text alone; where another kind is named, 0.85 and less.
const NEARLY_THE_SAME = 0.87
// Maharashtra has four companies.
const MOST_RATES = 4
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
  const found = inOrderOfQuestion(index.find(question, MOST_FOUND), text, question.states)
  const nearest = distinctPlaces(found).slice(0, 3)
  const [first] = found
  const refusal = { answer: { confident: false, sentences: [], nearest }, passages: [] }
  if (!first || !isSure(first, question)) return refusal

  const passages = found
    .filter(
      ({ passage, score }) =>
        score >= first.score * NEAR_THE_FIRST &&
        isRates(passage) === isRates(first.passage) &&
        passage.language === first.passage.language,
    )
    .slice(0, isRates(first.passage) ? MOST_RATES : MOST_PASSAGES)
  const sentences = isRates(first.passage)
    ? inOrderOfRecords(passages, first.score, index).flatMap(({ passage }) => citeAll(passage))
    : tellingSentences(passages, question, index.statesIn)
  if (sentences.length === 0) return refusal

  return { answer: { confident: true, sentences, nearest }, passages: passages.map(({ passage }) => passage) }
}

const TO_US =
  /\b(you|your|yours|aap|aapka|aapki|aapke|mee|meeru)\b|(?<!\p{L})(आप|आपका|आपकी|आपके|మీరు|మీ)(?![\p{L}\p{M}])/iu
const RATES = /\b(rates?|tariffs?|per (unit|kwh|kvah))\b|रेट|टैरिफ|రేటు|రేట్లు|టారిఫ్/iu
const ARTICLE_TO_US = 0.75
const WITH_PHRASE = 1.3
const ASKED_RATE = 1.2
// What can be read in one's own language is better than what says a little more.
const IN_ANOTHER_LANGUAGE = 0.9

/**
 * What single words do not tell: who asks what you do asks about us, not what an article says of everybody; two words
 * that stand together are one thing ("load factor"); and who asks for a rate of a state wants the record.
 */
function inOrderOfQuestion(found: Found[], text: string, states: readonly string[]): Found[] {
  const words = wordsOf(text.toLowerCase()).filter((word) => word.length > 2)
  const language = currentTag()
  const phrases = words.slice(1).map((word, at) => `${words[at]} ${word}`)
  const worth = ({ passage, score }: Found) => {
    const { english } = passage
    const title = [passage.page, ...passage.headings, english?.page, ...(english?.headings ?? [])]
      .join(' ')
      .toLowerCase()
    return (
      score *
      (passage.language === language ? 1 : IN_ANOTHER_LANGUAGE) *
      (TO_US.test(text) && passage.href.startsWith('/blogs/') ? ARTICLE_TO_US : 1) *
      (phrases.some((phrase) => title.includes(phrase)) ? WITH_PHRASE : 1) *
      (RATES.test(text) && states.length > 0 && isRates(passage) ? ASKED_RATE : 1)
    )
  }
  return found.toSorted((one, other) => worth(other) - worth(one))
}

function isRates({ places }: Passage): boolean {
  return places !== undefined
}

/** Homes stand first in the records: who names no kind of connection asks as a rule for a home. */
function inOrderOfRecords(found: Found[], best: number, { passages }: PassageIndex): Found[] {
  const isBehind = ({ score }: Found) => Number(score < best * NEARLY_THE_SAME)
  const placeOf = ({ passage }: Found) => passages.indexOf(passage)
  return found.toSorted((one, other) => isBehind(one) - isBehind(other) || placeOf(one) - placeOf(other))
}

/** A rate says nothing without whose it is, for which year, and where it is from. */
function citeAll(passage: Passage): Citation[] {
  return passage.sentences.map((text) => ({ text, ...placeOf(passage) }))
}

/** A number alone is no question. */
function isSure({ own }: Found, { concepts, weights, pairs }: Question): boolean {
  const hasWords = concepts.some(({ said }) => /\p{L}/u.test(said))
  const all = [...weights, ...pairs.map(({ weight }) => weight)]
  return hasWords && own / all.reduce((sum, weight) => sum + weight, 0) >= LEAST_STRENGTH
}

function distinctPlaces(found: Found[]): Place[] {
  const places = found.map(({ passage }) => placeOf(passage))
  return places.filter(({ title }, at) => places.findIndex((place) => place.title === title) === at)
}

interface Told extends Citation {
  rank: number
  place: number
  worth: number
}

/** The sentences that say most of what was asked about, in the order of the pages. */
function tellingSentences(found: Found[], question: Question, statesIn: NamedIn): Citation[] {
  const rated = found.flatMap(({ passage, score }, rank) => {
    const isOfAsked = ofAskedStates(passage, question.states, statesIn)
    return rate(passage, rank, score / found[0]!.score, question).filter(({ place }) => isOfAsked[place])
  })
  const texts: string[] = []
  const chosen = rated
    .toSorted((one, other) => other.worth - one.worth)
    .filter(({ text, worth }) => {
      const isNew = !texts.some((other) => other.includes(text) || text.includes(other))
      if (worth === 0 || !isNew || texts.length === MOST_SENTENCES) return false
      return texts.push(text)
    })
  // Of a page that is about it, though no sentence says so, how it begins.
  const told = chosen.length > 0 ? chosen : rated.slice(0, 1)

  return told
    .toSorted((one, other) => one.rank - other.rank || one.place - other.place)
    .map(({ rank, place, worth, ...citation }) => citation)
}

/** Which of its sentences may be told: numbers of one state are no answer to who asks about another. */
function ofAskedStates(passage: Passage, asked: readonly string[], statesIn: NamedIn): boolean[] {
  const said = sentenceTerms(passage)
  let states = statesIn(new Set(headingTerms(passage)))

  return passage.sentences.map((text, at) => {
    const own = statesIn(said[at]!)
    // Until another is named, numbers are of the state that was named last.
    if (own.length > 0) states = own
    const isOfNone = states.length === 0 || (own.length === 0 && !/\d/.test(text))
    return asked.length === 0 || isOfNone || states.some((state) => asked.includes(state))
  })
}

function rate(passage: Passage, rank: number, nearness: number, { concepts, weights }: Question): Told[] {
  const underHeading = new Set(headingTerms(passage))
  const saidIn = sentenceTerms(passage)

  return passage.sentences.map((text, place) => {
    const words = saidIn[place]!
    const said = concepts.reduce((sum, concept, at) => sum + (weights[at] ?? 0) * saidBy(concept.terms, words), 0)
    // What its heading says, a sentence need not say again; the first under a heading mostly says what it is about.
    const headed = concepts.reduce((sum, { terms }, at) => sum + (weights[at] ?? 0) * saidBy(terms, underHeading), 0)
    // Off the first passage only what speaks of the question itself is worth its room.
    const isBeside = rank > 0 && said === 0
    const worth = isBeside ? 0 : (said + headed * (place === 0 ? 0.6 : 0.35)) * nearness * weightOfLength(text)
    return { text, ...placeOf(passage), rank, place, worth }
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
