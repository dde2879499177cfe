import { assistantCopy } from '#content/assistant.ts'
import type { Services } from '#platform/services.ts'
import type { Answer } from './answer.ts'
import { composeAnswer, type Retrieval } from './compose-answer.ts'
import type { Desk } from './desk.ts'
import { straightPath } from './straight-paths.ts'
import { countUnanswered } from './unanswered.ts'

const { hours, paths } = assistantCopy

/** Answers one question; what finds no answer is counted, without anything that tells who asked. */
export async function answerQuestion(question: string, services: Services, desk: Desk): Promise<Retrieval> {
  const index = await desk.library.open()
  const retrieval = composeAnswer(index, question)
  const path = straightPath(index.read(question).concepts)
  if (path) return { ...retrieval, answer: onPath(retrieval.answer, path, desk.isOpenAt(services.now())) }

  if (!retrieval.answer.confident) {
    await countUnanswered(question, services).catch((error) =>
      services.log.warn({ err: error }, 'an unanswered question was not counted'),
    )
  }
  return retrieval
}

/** Whoever says what they want to do is never told that we found nothing. */
function onPath(answer: Answer, path: NonNullable<Answer['path']>, isOpen: boolean): Answer {
  if (path !== 'hours') return { ...answer, path, confident: true }

  const now = { text: isOpen ? hours.open : hours.closed, href: paths.hours.href, title: hours.title }
  return { ...answer, path, confident: true, sentences: [now, ...answer.sentences] }
}
