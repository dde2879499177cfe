import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '#assistant/answers/answer.ts'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { type RunningSite, startSite } from '../support/running-site.ts'
import { readVisitorQuestions, scoreVisitors, type VisitorScore } from './score-visitors.ts'

const folder = temporaryFolder('assistant-in-languages')
let site: RunningSite

beforeAll(async () => {
  site = await startSite(folder.path, { SITE_LANGUAGES: 'en,hi,te' })
}, 300_000)

afterAll(async () => {
  await site[Symbol.asyncDispose]()
  folder.remove()
})

const LANGUAGES = [
  {
    language: 'hi',
    file: 'questions-in-hindi',
    letters: /\p{Script=Devanagari}/u,
    typed: ['geyser mahine me kitni unit leta hai?', 'How many units does a geyser use in a month?'],
    state: { question: 'बिहार में 300 यूनिट का बिल निकालो', id: 'IN-BR', name: 'बिहार' },
    refused: ['क्रिकेट विश्व कप किसने जीता?', 'आज मौसम कैसा है?', 'पालक पनीर कैसे बनाएं?', 'प्रधानमंत्री कौन हैं?'],
  },
  {
    language: 'te',
    file: 'questions-in-telugu',
    letters: /\p{Script=Telugu}/u,
    typed: ['geyser nelaku enni units vadutundi?', 'How many units does a geyser use in a month?'],
    state: { question: 'తెలంగాణలో 300 యూనిట్ల బిల్లు లెక్కించండి', id: 'IN-TS', name: 'తెలంగాణ' },
    refused: ['క్రికెట్ ప్రపంచ కప్ ఎవరు గెలిచారు?', 'ఈ రోజు వాతావరణం ఎలా ఉంది?', 'పెసరట్టు ఎలా చేయాలి?', 'ప్రధాన మంత్రి ఎవరు?'],
  },
] as const

describe.each(LANGUAGES)('$language', ({ language, file, letters, typed, state, refused }) => {
  let scores: VisitorScore[]

  beforeAll(async () => {
    scores = await scoreVisitors(ask, readVisitorQuestions(file))
  }, 300_000)

  test('of sixty questions nine in ten are answered from the right page or rightly handed over, in the half that was never tuned on too', () => {
    const heldOut = scores.filter(({ half }) => half === 'held-out')

    expect(scores).toHaveLength(60)
    expect(wrong(scores).slice(6)).toEqual([])
    expect(wrong(heldOut).slice(3)).toEqual([])
  })

  test('every sentence is in the language, or says that its page is in English', () => {
    const sentences = scores.flatMap(({ answer }) => answer.sentences)
    const unmarked = sentences.filter((sentence) => !sentence.language && !letters.test(sentence.text))
    const inEnglish = scores.filter(({ answer }) => answer.sentences.some((sentence) => sentence.language))

    expect(sentences.length).toBeGreaterThan(60)
    expect(unmarked.filter(({ text }) => /[A-Za-z]{3}.*\s[A-Za-z]{3}/.test(text))).toEqual([])
    expect(inEnglish.map(({ question }) => question).slice(1)).toEqual([])
  })

  test('typed in Latin letters or in English, it is answered in the language of the page', async () => {
    for (const question of typed) {
      const { use, sentences, path } = await ask(question)
      expect(path, question).toBe('bill')
      expect(use?.calculator, question).toBe('/energy-calculator#mode=appliances&geyser.count=1')
      expect(
        sentences.every(({ text }) => letters.test(text)),
        question,
      ).toBe(true)
    }
  })

  test('the calculator is begun with what was said, and its states are named in the language', async () => {
    expect(await ask(state.question)).toMatchObject({ path: 'bill', use: { state: state.id, units: '300' } })
    const { results } = await read<{ results: { id: string; name: string }[] }>('/api/assistant/states/')
    expect(results).toContainEqual({ id: state.id, name: state.name })
    expect(results.filter(({ name }) => !letters.test(name))).toEqual([])
    const names = results.map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator(`${language}-IN`).compare))
  })

  test('what is not about us is refused, with a place to go on', async () => {
    for (const question of refused)
      expect(await ask(question), question).toMatchObject({ confident: false, sentences: [] })
  })

  test('what the API refuses is said in it', async () => {
    const { message } = await read<{ message: string }>('/api/assistant/answers/')
    expect(message).toMatch(letters)
  })

  test('every page that is named is there in the language', async () => {
    const places = scores.flatMap(({ answer }) => [...answer.sentences, ...answer.nearest])
    const paths = new Set(places.filter((place) => !place.language).map(({ href }) => href.replace(/#.*/, '')))
    for (const path of paths) {
      const response = await fetch(`${site.url}/${language}${path}`)
      expect(response.status, path).toBe(200)
      const html = await response.text()
      // The calculator's anchor is what is filled in; an article in English alone has English headings.
      if (path === '/energy-calculator' || /<h1[^>]* lang="en/.test(html)) continue
      for (const { href } of places.filter(({ href, language }) => !language && href.startsWith(`${path}#`)))
        expect(html, href).toContain(`id="${decodeURIComponent(href.split('#')[1]!)}"`)
    }
  })

  function ask(question: string): Promise<Answer> {
    return read(`/api/assistant/answers/?q=${encodeURIComponent(question)}`)
  }

  async function read<Body>(path: string): Promise<Body> {
    const response = await fetch(`${site.url}/${language}${path}`)
    return (await response.json()) as Body
  }
})

function wrong(scores: VisitorScore[]): string[] {
  return scores.filter(({ isRight }) => !isRight).map(({ question, told }) => `${question} → ${told.join(' ')}`)
}
