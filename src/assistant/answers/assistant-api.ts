import { type Context, Hono } from 'hono'
import { stream } from 'hono/streaming'
import { assistantCopy } from '#assistant/words.en.ts'
import { ungroupDigits } from '#india/indian-numbers.ts'
import { problem } from '#platform/http/problem.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import { countRequest } from '#platform/limits/count-requests.ts'
import { limitsOf } from '#platform/limits/limits-of.ts'
import type { Services } from '#platform/services.ts'
import { toOneLine } from '#platform/text/clean-text.ts'
import { numberText, type Unit } from '#platform/text/number-text.ts'
import { answerQuestion } from './answer-question.ts'
import type { AssistantDependencies, Home } from './assistant-dependencies.ts'
import { phraseWithModel } from './phrase-with-model.ts'

const { problems } = assistantCopy

export const MAX_QUESTION = 500

/** Answers from our own pages: GET /api/assistant/answers/?q=, and what its straight paths need. */
export function assistantApi(services: Services, tools: AssistantDependencies) {
  return new Hono<RequestState>()
    .get('/answers', async (c) => {
      const question = readQuestion(c)
      if (question instanceof Response) return question

      const { answer } = await answerQuestion(question, services, tools)
      c.header('Cache-Control', 'no-store')
      return c.json(answer)
    })
    .get('/answers/worded', async (c) => {
      const question = readQuestion(c)
      if (question instanceof Response) return question
      return streamAnswer(c, question)
    })
    .get('/states', async (c) => c.json({ results: (await tools.bills?.states()) ?? [] }))
    .get('/bills', async (c) => {
      c.header('Cache-Control', 'no-store')
      const home = readHome(c.req.query())
      const bill = home && (await tools.bills?.estimate(home))
      if (bill === 'loadKw') return needed(c, 'load_kw')
      if (bill === 'area') return needed(c, 'area')
      return bill ? c.json(bill) : problem(c, 422, problems.state)
    })

  /** One line of JSON a part: {sentence} as it is worded, then {answer}; an {answer} alone where nothing was worded. */
  async function streamAnswer(c: Context<RequestState>, question: string) {
    const { answer, passages } = await answerQuestion(question, services, tools)
    const isToWord = Boolean(services.env.ASSISTANT_LLM_URL) && answer.confident && passages.length > 0
    // Over the limit the pages answer in their own words, as they do without the service.
    const isWorded = isToWord && (await mayPhrase(c.var.clientAddress, services))

    c.header('Cache-Control', 'no-store')
    c.header('Content-Type', 'application/x-ndjson')
    return stream(c, async (lines) => {
      const sentences = []
      try {
        if (isWorded) {
          for await (const sentence of phraseWithModel(question, passages, services.env)) {
            sentences.push(sentence)
            await lines.writeln(JSON.stringify({ sentence }))
          }
        }
      } catch (error) {
        c.var.log.warn({ err: error }, 'the pages answer in their own words')
        sentences.length = 0
      }
      const worded = sentences.length > 0 ? { ...answer, sentences } : answer
      await lines.writeln(JSON.stringify({ answer: worded }))
    })
  }
}

const UNITS = /^\d{1,6}(\.\d{1,3})?$/

/** Nothing where a number is none. An area that nobody knows is as good as unsaid. */
function readHome({ state = '', area, ...typed }: Record<string, string>): Home | undefined {
  const units = plainNumber(typed.units)
  const load_kw = plainNumber(typed.load_kw, 'kW')
  if (!UNITS.test(units) || (load_kw !== '' && !UNITS.test(load_kw))) return undefined
  return {
    state,
    units: Number(units),
    loadKw: load_kw === '' ? undefined : Number(load_kw),
    area: area === 'urban' || area === 'rural' ? area : undefined,
  }
}

function plainNumber(typed = '', unit?: Unit): string {
  const text = numberText(typed, unit)
  return ungroupDigits(text) ?? text
}

function needed(c: Context, field: keyof typeof problems.needs): Response {
  const message = problems.needs[field]
  return problem(c, 422, message, { errors: { [field]: [message] } })
}

function readQuestion(c: Context): string | Response {
  const question = toOneLine(c.req.query('q') ?? '')
  if (!question) return problem(c, 422, problems.empty, { errors: { q: [problems.empty] } })
  if (question.length > MAX_QUESTION) return problem(c, 422, problems.tooLong, { errors: { q: [problems.tooLong] } })
  return question
}

/**
 * Whether one more answer may be worded by the outside service, which costs
 * money and hears what visitors ask: so many for each address, and so many for
 * everybody together. Who is over the limit of the address takes nothing from
 * the others. Where nothing can be counted, nothing is worded.
 */
async function mayPhrase(clientAddress: string, services: Services): Promise<boolean> {
  const { wordings, wordingsInAll } = limitsOf(services.env)
  try {
    if ((await countRequest(`wordings ${clientAddress}`, wordings, services)) > 0) return false
    return (await countRequest('wordings in all', wordingsInAll, services)) === 0
  } catch (error) {
    services.log.warn({ err: error }, 'wordings could not be counted')
    return false
  }
}
