import { z } from 'zod'
import type { EndpointDoc } from '#platform/http/endpoint-doc.ts'
import { MAX_QUESTION } from './assistant-api.ts'

const place = z.object({
  title: z.string(),
  href: z.string().describe('A page of ours, at its heading where it has an anchor. Without a language.'),
  language: z.string().optional().describe('Where the page is not in the language that was asked in: `en-IN`.'),
})
const answer = z.object({
  confident: z.boolean().describe('False where nothing on our pages answers it surely; then there are no sentences.'),
  sentences: z.array(place.extend({ text: z.string() })).describe('Word for word from our pages.'),
  nearest: z.array(place).describe('The three places nearest to the question.'),
  path: z
    .enum(['audit', 'bill', 'order', 'returns', 'openings', 'hours', 'person'])
    .optional()
    .describe('What the visitor wants to do, where that is plain.'),
  use: z
    .object({ state: z.string().optional(), units: z.string().optional(), calculator: z.string().optional() })
    .optional()
    .describe(
      'With the path "bill": what was said of the bill, and the calculator with it filled in where a cost is asked.',
    ),
})
const question = z.object({ q: z.string().min(1).max(MAX_QUESTION) })

export const assistantEndpoints: EndpointDoc[] = [
  {
    method: 'get',
    path: '/assistant/answers/',
    summary: 'Answers a question with sentences of our own pages.',
    details:
      'Asked in English, Hindi or Telugu, in any script; answered in the language of the address. What finds no answer is counted, without anything that tells who asked.',
    query: question,
    answers: {
      200: { description: 'The answer, or what comes near.', schema: answer },
      422: { description: 'No question, or one that is too long.' },
    },
    limit: 'read',
  },
  {
    method: 'get',
    path: '/assistant/answers/worded/',
    summary: 'The same, worded from those sentences where a wording service is set.',
    details:
      'One line of JSON a part: {sentence} as each comes, then {answer}, which stands whatever came before. The service has limits of its own; over them, and where it fails, the answer is the one of the call above.',
    query: question,
    answers: {
      200: { description: 'The parts.', contentType: 'application/x-ndjson' },
      422: { description: 'No question, or one that is too long.' },
    },
    limit: 'read',
  },
  {
    method: 'get',
    path: '/assistant/states/',
    summary: 'Lists the states for which a bill can be estimated.',
    answers: {
      200: {
        description: 'Every state with a tariff for homes.',
        schema: z.object({ results: z.array(z.object({ id: z.string(), name: z.string() })) }),
      },
    },
    limit: 'read',
  },
  {
    method: 'get',
    path: '/assistant/bills/',
    summary: "Estimates a home's bill for a month from the state, the units and what the state's rates depend on.",
    query: z.object({
      state: z.string().describe('ISO 3166-2: IN-TS'),
      units: z.string().describe('kWh, below 10,00,000.'),
      load_kw: z.string().optional().describe('The sanctioned load. Some states need it.'),
      area: z.enum(['urban', 'rural']).optional().describe('Some states need it.'),
    }),
    answers: {
      200: {
        description: 'The bill, in paise, with what it does not hold.',
        schema: z.object({
          total_paise: z.number().int(),
          average_paise_per_unit: z.number().int().nullable(),
          tariff: z.string(),
          lines: z.array(z.object({ label: z.string(), amount_paise: z.number().int() })),
          unknown: z.array(z.object({ label: z.string(), reason: z.string() })),
          sources: z.array(z.string()),
          from_memory: z.boolean(),
          calculator: z.string(),
        }),
      },
      422: { description: 'No such state, no number, or an answer is missing: `errors` names it.' },
    },
    limit: 'read',
  },
]
