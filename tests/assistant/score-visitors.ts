import { readFileSync } from 'node:fs'
import type { Answer } from '#assistant/answers/answer.ts'

/**
 * A question as a home owner, a shopkeeper, a plant manager or a utility officer asks it. They were written before
 * anybody looked at how it answers. The word table may learn a word from one, never the whole question.
 */
export interface VisitorQuestion {
  who: 'home' | 'shop' | 'plant' | 'utility'
  /** `latin`: Hindi or Telugu, typed in Latin letters. */
  language: 'en' | 'latin'
  question: string
  /** Any of these is right: a page, a path ('bill' is the calculator), or that a person is offered. */
  right: string[]
}

export interface VisitorScore extends VisitorQuestion {
  /** What it did: the path that it offers, the page that it names first, and whether it hands over to a person. */
  told: string[]
  isRight: boolean
}

export function readVisitorQuestions(): VisitorQuestion[] {
  return JSON.parse(readFileSync(new URL('visitors.json', import.meta.url), 'utf8')) as VisitorQuestion[]
}

/** Right is the path, or the page that is named first; who is offered a person is rightly handed over where no page answers. */
export async function scoreVisitors(ask: (question: string) => Promise<Answer>): Promise<VisitorScore[]> {
  const scores: VisitorScore[] = []
  for (const asked of readVisitorQuestions()) {
    const { confident, path, sentences, nearest } = await ask(asked.question)
    const [first] = confident ? sentences : nearest
    const told = [path, first?.href.replace(/#.*/, ''), confident ? undefined : 'person'].filter(
      (each) => each !== undefined,
    )
    scores.push({ ...asked, told, isRight: told.some((each) => asked.right.includes(each)) })
  }
  return scores
}
