import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '#assistant/answers/answer.ts'
import { readAnswers } from '#calculator/answers/answers.ts'
import { readTariffs } from '#calculator/tariff-files.ts'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { type RunningSite, startSite } from '../support/running-site.ts'
import { type Score, scoreQuestions, shareRight } from './score-questions.ts'
import { readHeldOutWordings, readRewordedQuestions, readVisitorQuestions, scoreVisitors } from './score-visitors.ts'

const folder = temporaryFolder('assistant')
const TARIFFS = readTariffs().map(({ id }) => id)
let site: RunningSite
let scores: Score[]

beforeAll(async () => {
  site = await startSite(folder.path)
  scores = await scoreQuestions(ask)
})

afterAll(async () => {
  await site[Symbol.asyncDispose]()
  folder.remove()
})

test('nine questions in ten find their section among the first three, in the half that was never tuned on too', () => {
  const about = scores.filter(({ sections }) => sections.length > 0)
  const heldOut = about.filter(({ half }) => half === 'held-out')

  expect(shareRight(about), wrong(about)).toBeGreaterThanOrEqual(0.9)
  expect(shareRight(heldOut), wrong(heldOut)).toBeGreaterThanOrEqual(0.9)
})

test.each([
  ['as they were tuned on, ninety-five', readVisitorQuestions(), 95],
  ['in other words that were tuned on, ninety', readRewordedQuestions(), 90],
  ['in words that were never tuned on, eighty-eight', readHeldOutWordings(), 88],
])(
  'of a hundred questions of owners, shopkeepers, plants and utilities, %s are answered or handed over',
  async (_, questions, aim) => {
    const visitors = await scoreVisitors(ask, questions)
    const missed = visitors.filter(({ isRight }) => !isRight)

    expect(visitors).toHaveLength(100)
    expect(missed.map(({ question, told }) => `${question} → ${told.join(' ')}`).slice(100 - aim)).toEqual([])
  },
)

test('whoever asks what an appliance costs gets the calculator with it filled in', async () => {
  const of = async (question: string) => (await ask(question)).use?.calculator

  expect(await of('How much can I save on my AC bill?')).toBe('/energy-calculator#mode=appliances&ac.count=1')
  expect(await of('geyser ka kharcha kitna hai Bihar me')).toBe(
    '/energy-calculator#mode=appliances&state=IN-BR&geyser.count=1',
  )
  expect(await of('Bijli bill zyada kyu aa raha hai')).toBe('/energy-calculator#mode=appliances')
  expect(await of('What is the price of the AI Smart Plug?')).toBeUndefined()
})

test('of what is not about us, nineteen in twenty are refused', () => {
  const beside = scores.filter(({ sections }) => sections.length === 0)
  expect(shareRight(beside), wrong(beside)).toBeGreaterThanOrEqual(0.95)
})

test('every sentence stands on the page that its link leads to, and every anchor is there', async () => {
  const cited = scores.flatMap(({ answer }) => [...answer.sentences, ...answer.nearest])
  const pages = new Map<string, string>()

  for (const { href } of cited) {
    const [path = '', anchor] = href.split('#')
    if (!pages.has(path)) {
      const response = await fetch(site.url + path)
      expect(response.status, href).toBe(200)
      pages.set(path, await response.text())
    }
    if (path === '/energy-calculator') expect(TARIFFS).toContain(readAnswers(anchor ?? '').tariff)
    else if (anchor) expect(pages.get(path), href).toContain(`id="${decodeURIComponent(anchor)}"`)
  }
  expect(pages.size).toBeGreaterThan(10)
})

test('who names no kind of connection is told first what homes pay, and who names one, what that pays', async () => {
  const firstOf = async (question: string) => (await ask(question)).sentences[0]?.title

  for (const state of ['Telangana', 'Haryana', 'Maharashtra'])
    expect(await firstOf(`electricity duty in ${state}`)).toMatch(/: homes$/)
  for (const state of ['Jammu and Kashmir', 'Himachal Pradesh'])
    expect(await firstOf(`shop electricity duty in ${state}`)).toMatch(/: commercial connections$/)
})

test('whoever asks what is not about us gets no sentence, and a place to go on', () => {
  for (const { answer } of scores.filter(({ answer }) => !answer.confident)) {
    expect(answer.sentences).toEqual([])
    expect(answer.nearest.length).toBeLessThanOrEqual(3)
  }
})

async function ask(question: string): Promise<Answer> {
  const response = await fetch(`${site.url}/api/assistant/answers/?q=${encodeURIComponent(question)}`)
  return (await response.json()) as Answer
}

function wrong(scores: Score[]): string {
  return scores
    .filter(({ isRight }) => !isRight)
    .map(({ question, answer }) => `${question} → ${answer.nearest.map(({ title }) => title).join(' | ')}`)
    .join('\n')
}
