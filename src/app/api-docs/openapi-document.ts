import { z } from 'zod'
import { brandName } from '#company/brand-name.ts'
import type { Env } from '#platform/env.ts'
import type { EndpointDoc } from '#platform/http/endpoint-doc.ts'
import { limitInWords } from '#platform/limits/limits-of.ts'
import { apiDocsCopy as copy } from './words.en.ts'

type Json = Record<string, unknown>

const REFUSALS = {
  read: [429, 500, 503],
  write: [400, 403, 413, 415, 422, 429, 500, 503],
} as const

/** The API as an OpenAPI 3.1 document, made of the very schemas that the endpoints parse with. */
export function openApiDocument(endpoints: EndpointDoc[], env: Env): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints)
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method]: toOperation(endpoint, env) }

  return {
    openapi: '3.1.0',
    info: { title: copy.title(brandName()), version: '1', description: copy.intro },
    servers: [{ url: `${env.SITE_URL}/api` }],
    paths,
    components: { schemas: { Refusal: REFUSAL } },
  }
}

/** What an endpoint may answer besides success: the status and what it means. */
export function refusalsOf({ method }: EndpointDoc): [status: number, meaning: string][] {
  return REFUSALS[method === 'get' ? 'read' : 'write'].map((status) => [status, copy.refusals[status]])
}

export function toJsonSchema(schema: z.core.$ZodType): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

function toOperation(endpoint: EndpointDoc, env: Env): Json {
  const own = Object.entries(endpoint.answers).map(
    ([status, { description, schema, contentType = 'application/json' }]) => [
      status,
      { description, ...(schema && { content: { [contentType]: { schema: toJsonSchema(schema) } } }) },
    ],
  )

  return {
    summary: endpoint.summary,
    description: [endpoint.details, `${copy.limit}: ${limitInWords(endpoint.limit, env)}.`]
      .filter(Boolean)
      .join('\n\n'),
    parameters: parametersOf(endpoint),
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { [endpoint.bodyType ?? 'application/json']: { schema: toJsonSchema(endpoint.body) } },
      },
    }),
    responses: { ...Object.fromEntries(refusalsOf(endpoint).map(toRefusal)), ...Object.fromEntries(own) },
  }
}

function parametersOf({ path, query, repeatable }: EndpointDoc): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const { properties = {}, required = [] } = (query ? toJsonSchema(query) : {}) as {
    properties?: Json
    required?: string[]
  }
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))

  return [...inPath, ...inQuery, ...(repeatable ? [IDEMPOTENCY_KEY] : [])]
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: copy.idempotencyKey,
  schema: { type: 'string', minLength: 1, maxLength: 128, pattern: '^[\\x21-\\x7e]+$' },
}

const lists = { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } }
const REFUSAL = {
  type: 'object',
  description: copy.refusal,
  required: ['message'],
  properties: { message: { type: 'string' }, errors: lists },
}

function toRefusal([status, description]: [number, string]): [number, Json] {
  const headers = { 'Retry-After': { description: copy.retryAfter, schema: { type: 'integer' } } }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } }
  return [status, { description, ...((status === 429 || status === 503) && { headers }), content }]
}
