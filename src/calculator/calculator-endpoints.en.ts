import { z } from 'zod'
import type { EndpointDoc } from '#platform/http/endpoint-doc.ts'
import { billCheckSchema, billRequestSchema } from './bill-input-schema.ts'
import { confidence } from './schema-words.ts'

const lastConfirmed = z.string().describe('The last financial year for which somebody confirmed the rates: 2026-27.')

const listed = z.object({
  id: z.string(),
  state: z.string(),
  stateCode: z.string(),
  discom: z.array(z.string()),
  category: z.string(),
  subcategory: z.string(),
  isDefault: z.boolean(),
  billingUnit: z.enum(['kWh', 'kVAh']).describe('What `units` of a bill counts.'),
  financialYear: lastConfirmed,
  validFrom: z.string(),
  validTo: z.string().nullable(),
  zones: z
    .array(
      z.object({
        zone: z.string().describe('Its name in `input.zoneUnits`.'),
        name: z.string(),
        fromHour: z.number().nullable(),
        toHour: z.number().nullable(),
        months: z.array(z.int()).nullable().describe('null: all year.'),
      }),
    )
    .describe('Time of day.'),
  status: z.enum(['complete', 'partial', 'placeholder']),
  confidence,
  sources: z.array(z.object({ title: z.string(), address: z.string().nullable(), publishedOn: z.string().nullable() })),
})

const bill = z.object({
  financialYear: lastConfirmed,
  lines: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      amountPaise: z.int(),
      rule: z.string().describe('A sentence that lets a reader do the sum again.'),
      source: z.string(),
      confidence,
      note: z.string().optional(),
    }),
  ),
  totalPaise: z.int(),
  marginalPaisePerUnit: z.number().nullable(),
  averagePaisePerUnit: z.number().nullable(),
  range: z
    .object({ leastPaise: z.int(), mostPaise: z.int(), why: z.string() })
    .optional()
    .describe(
      'Where time of day is compulsory and no zones were given: the total from the cheapest hours to the dearest.',
    ),
  nextCliff: z.object({ unit: z.number(), jumpPaise: z.int().nullable(), why: z.string() }).optional(),
  unknown: z
    .array(
      z.object({
        id: z.string(),
        label: z.string(),
        reason: z.string(),
        needs: z.string().optional(),
        comesFirst: z
          .literal(true)
          .optional()
          .describe('The total means nothing before this is answered: such a use is no home’s.'),
      }),
    )
    .describe('What the total does not hold, and the field of `input` that would settle it.'),
  memory: z.array(z.object({ id: z.string(), label: z.string(), note: z.string() })),
})

const cause = z
  .object({ kind: z.string(), text: z.string().describe('What was worked out, in a sentence.') })
  .optional()

export const calculatorEndpoints: EndpointDoc[] = [
  {
    method: 'get',
    path: '/calculator/tariffs/',
    summary: 'Lists the electricity tariffs, of all states or of one.',
    query: z.object({ state: z.string().optional().describe('ISO 3166-2: IN-TS') }),
    answers: {
      200: {
        description: 'The records without their rates.',
        schema: z.object({
          results: z.array(listed),
          missing: z
            .array(
              z.object({
                category: z.enum(['lt-industry', 'ht-industry']),
                companies: z.array(z.string()).nullable().describe('null: none of the state’s companies has it.'),
                levels: z.array(z.number()).nullable().describe('In kV; 66: and above. null: no voltage is known.'),
              }),
            )
            .optional()
            .describe('Of one state: which tariffs of a factory we do not have.'),
        }),
      },
      404: { description: 'No such state.', schema: z.object({ message: z.string(), results: z.array(listed) }) },
    },
    limit: 'read',
  },
  {
    method: 'get',
    path: '/calculator/records/',
    summary: 'Gives the tariff records of one state, with their rates.',
    details:
      'As they are at this moment: the release’s own, the orders that staff approved, and the surcharges that they entered. Without revision it is asked for anew each time.',
    query: z.object({
      state: z.string().describe('ISO 3166-2: IN-TS'),
      revision: z
        .string()
        .optional()
        .describe('Of all records, as the calculator names it: the answer may then be kept.'),
    }),
    answers: {
      200: {
        description: 'The records.',
        schema: z.array(z.looseObject({ id: z.string(), stateCode: z.string(), validFrom: z.string() })),
      },
      404: { description: 'No such state.' },
    },
    limit: 'read',
  },
  {
    method: 'get',
    path: '/calculator/bill-file/',
    summary: 'Gives a bill of the calculator as a file, with its assumptions and sources.',
    details:
      'Beside the fields below it takes the answers of the form by their names, as they stand after the # of a shared link. As JSON it names the call to /api/calculator/bills/ that answers with the same bill. Nothing that is sent is kept.',
    query: z.object({
      as: z.enum(['csv', 'json']).optional().describe('csv unless said.'),
      state: z.string().optional().describe('ISO 3166-2: IN-TS'),
      units: z.string().optional().describe('As typed: 250'),
    }),
    answers: {
      200: {
        description: 'The bill. As CSV it is an attachment.',
        schema: z.object({
          call: z.object({ method: z.string(), address: z.string(), body: billRequestSchema }),
          bill,
          tariff: listed,
          computedOn: z.string(),
          link: z.string(),
        }),
      },
      404: { description: 'No such state.' },
      422: { description: 'The answers make no bill yet, one of them is wrong, or no such format.' },
    },
    limit: 'read',
  },
  {
    method: 'post',
    path: '/calculator/bills/',
    summary: 'Works out an electricity bill, line by line.',
    details: 'All money is in paise. Nothing that is sent is kept.',
    body: billRequestSchema,
    answers: {
      200: { description: 'The bill; what is not known is listed and never guessed.', schema: bill },
      404: { description: 'No such tariff.' },
    },
    limit: 'read',
  },
  {
    method: 'post',
    path: '/calculator/bill-checks/',
    summary: 'Sets a printed bill beside the tariff, line by line.',
    details:
      'With the likely cause of each difference: one that was worked out and gives the printed amount to the rupee. A line without a cause has none that we know. All money is in paise. Nothing that is sent is kept.',
    body: billCheckSchema,
    answers: {
      200: {
        description: 'The lines, ours beside the printed ones.',
        schema: z.object({
          lines: z.array(
            z.object({
              id: z.string(),
              label: z.string(),
              printedPaise: z.int().nullable(),
              computedPaise: z.int().nullable(),
              differencePaise: z.int().nullable().describe('Printed less computed.'),
              verdict: z.enum(['agrees', 'differs', 'only on your bill', 'only by the tariff', 'not known to us']),
              cause,
            }),
          ),
          total: z.object({ printedPaise: z.int().nullable(), computedPaise: z.int(), cause }),
          unknown: bill.shape.unknown,
        }),
      },
      404: { description: 'No such tariff.' },
    },
    limit: 'read',
  },
]
