import { readFileSync } from 'node:fs'
import type { Answer, Place } from '#assistant/answers/answer.ts'

interface AskedQuestion {
  language: 'en' | 'hi' | 'te' | 'latin' | 'none'
  /** Only the tuned half was looked at while the weights and the word table were made. */
  half: 'tuned' | 'held-out'
  question: string
  /** Any of these places answers it. None: it is not about us, and has to be refused. */
  sections: { href: string; heading: string }[]
}

export interface Score extends AskedQuestion {
  answer: Answer
  isRight: boolean
}

export function readQuestions(): AskedQuestion[] {
  return JSON.parse(readFileSync(new URL('questions.json', import.meta.url), 'utf8')) as AskedQuestion[]
}

/** Asks every question: right is a section among the first three, or a refusal where there is none. */
export async function scoreQuestions(ask: (question: string) => Promise<Answer>): Promise<Score[]> {
  const scores: Score[] = []
  for (const asked of readQuestions()) {
    const answer = await ask(asked.question)
    const isRight = asked.sections.length > 0 ? answer.nearest.some((place) => isAt(place, asked)) : !answer.confident
    scores.push({ ...asked, answer, isRight })
  }
  return scores
}

export function shareRight(scores: readonly Score[]): number {
  return scores.filter(({ isRight }) => isRight).length / scores.length
}

function isAt({ href, title }: Place, { sections }: AskedQuestion): boolean {
  return sections.some(
    (section) =>
      href.replace(/#.*/, '') === section.href && (title === section.heading || title.endsWith(`: ${section.heading}`)),
  )
}
