import { readFileSync } from 'node:fs'
import type { Answer } from '#assistant/answers/answer.ts'

/**
 * A question as a home owner, a shopkeeper, a plant manager or a utility officer asks it. They were written before
 * anybody looked at how it answers. The word table may learn a word from one, never the whole question.
 */
interface VisitorQuestion {
  who: 'home' | 'shop' | 'plant' | 'utility'
  /** `latin`: Hindi or Telugu, typed in Latin letters. */
  language: 'en' | 'latin' | 'hi' | 'te'
  /** In Hindi and Telugu: only the tuned half was looked at while words were added to the word table. */
  half?: 'tuned' | 'held-out'
  question: string
  /** Any of these is right: a page, a path ('bill' is the calculator), or that a person is offered. */
  right: string[]
}

export interface VisitorScore extends VisitorQuestion {
  answer: Answer
  /** What it did: the path that it offers, the page that it names first, and whether it hands over to a person. */
  told: string[]
  isRight: boolean
}

/** In English and Latin letters; or sixty in the script of a language, to be asked on pages of that language. */
export function readVisitorQuestions(
  file: 'visitors' | 'questions-in-hindi' | 'questions-in-telugu' = 'visitors',
): VisitorQuestion[] {
  return JSON.parse(readFileSync(new URL(`${file}.json`, import.meta.url), 'utf8')) as VisitorQuestion[]
}

/** The hundred of visitors.json asked in other words. Nobody looked at these while words were added to the word table. */
export function readHeldOutWordings(): VisitorQuestion[] {
  const wordings = readWordings('visitors-held-out')
  const missing = readVisitorQuestions().find(({ question }) => !wordings.some(({ asks }) => asks === question))
  if (missing) throw new Error(`"${missing.question}" has no second wording.`)
  return wordings.map((wording) => ({ ...inOtherWords(wording), half: 'held-out' }))
}

/** Most of them in other words again. How an answer is found was made with these in sight. */
export function readRewordedQuestions(): VisitorQuestion[] {
  return readWordings('visitors-reworded').map(inOtherWords)
}

function inOtherWords({ asks, language, question }: Wording): VisitorQuestion {
  const asked = readVisitorQuestions().find((each) => each.question === asks)
  if (!asked) throw new Error(`Nobody asks "${asks}".`)
  return { ...asked, language, question }
}

function readWordings(file: string): Wording[] {
  return JSON.parse(readFileSync(new URL(`${file}.json`, import.meta.url), 'utf8')) as Wording[]
}

interface Wording {
  /** The question of visitors.json that this is in other words: what is right for it is right for this. */
  asks: string
  language: 'en' | 'latin'
  question: string
}

/** Right is the path, or the page that is named first; who is offered a person is rightly handed over where no page answers. */
export async function scoreVisitors(
  ask: (question: string) => Promise<Answer>,
  questions = readVisitorQuestions(),
): Promise<VisitorScore[]> {
  const scores: VisitorScore[] = []
  for (const asked of questions) {
    const answer = await ask(asked.question)
    const { confident, path, sentences, nearest } = answer
    const [first] = confident ? sentences : nearest
    const told = [path, first?.href.replace(/#.*/, ''), confident ? undefined : 'person'].filter(
      (each) => each !== undefined,
    )
    scores.push({ ...asked, answer, told, isRight: told.some((each) => asked.right.includes(each)) })
  }
  return scores
}
