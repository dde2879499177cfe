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
  /** Any of these is right: the page of the first sentence, or what it leads to ('bill' is the calculator). */
  right: string[]
}

export interface VisitorScore extends VisitorQuestion {
  /** What it did: the path that it offers, the page of its first sentence, or that it hands over to a person. */
  told: string[]
  isRight: boolean
}

export function readVisitorQuestions(): VisitorQuestion[] {
  return JSON.parse(readFileSync(new URL('visitors.json', import.meta.url), 'utf8')) as VisitorQuestion[]
}

/** Right is the path or the page of the first sentence; who is offered a person is rightly handed over where that is right. */
export async function scoreVisitors(ask: (question: string) => Promise<Answer>): Promise<VisitorScore[]> {
  const scores: VisitorScore[] = []
  for (const asked of readVisitorQuestions()) {
    const { confident, path, sentences } = await ask(asked.question)
    const [first] = sentences
    const told = [path, first?.href.replace(/#.*/, ''), confident ? undefined : 'person'].filter((each) => each !== undefined)
    scores.push({ ...asked, told, isRight: told.some((each) => asked.right.includes(each)) })
  }
  return scores
}
