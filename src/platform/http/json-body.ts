import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as z from 'zod/mini'
import { type FieldErrors, fieldErrors } from './forms.ts'
import { problem } from './problem.ts'
import type { RequestState } from './request-state.ts'
import { httpCopy } from './words.en.ts'

const MAX_DEPTH = 8
const MAX_KEYS = 50

/**
 * Parses a JSON body by the schema, or answers 415, 400 or 422 in words that a
 * person can act on. `named` gives errors other names than their fields have.
 */
export const jsonBody = <S extends z.core.$ZodObject>(schema: S, named?: (errors: FieldErrors) => FieldErrors) =>
  createMiddleware<RequestState & { Variables: { body: z.output<S> } }>(async (c, next) => {
    if (!isJson(c.req.header('Content-Type')) || c.req.header('Content-Encoding')) {
      return problem(c, 415, httpCopy.json.needed)
    }

    const body = parse(await c.req.arrayBuffer())
    if (!body.ok) return problem(c, 400, httpCopy.json.unreadable)

    const parsed = z.safeParse(schema, withContext(body.value, c.req.raw.headers), { error: wordsForIssue })
    if (!parsed.success) return refusal(c, parsed.error, named)

    c.set('body', parsed.data)
    return next()
  })

// A body that brings its own is left as it is.
function withContext(value: unknown, headers: Headers): unknown {
  const context = readFormContext(headers)
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject && context !== undefined ? { context, ...value } : value
}

function refusal(c: Context, error: z.core.$ZodError, named = (errors: FieldErrors) => errors) {
  const { '': whole, ...fields } = fieldErrors(error)
  const errors = named(fields)
  const [message = httpCopy.checkAll] = [...Object.values(errors).flat(), ...(whole ?? [])]

  return problem(c, 422, message, { errors })
}

function isJson(contentType = ''): boolean {
  const [type = '', ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))

  return type === 'application/json' && (!charset || /^charset="?utf-?8"?$/.test(charset))
}

function parse(bytes: ArrayBuffer): { ok: true; value: unknown } | { ok: false } {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return isModest(value) ? { ok: true, value } : { ok: false }
  } catch {
    return { ok: false }
  }
}

// No form of ours is this deep or this wide; what is costs time to look through.
function isModest(value: unknown): boolean {
  let keys = 0

  function fits(part: unknown, depth: number): boolean {
    if (typeof part !== 'object' || part === null) return true
    const entries = Object.values(part)
    keys += entries.length
    return depth < MAX_DEPTH && keys <= MAX_KEYS && entries.every((entry) => fits(entry, depth + 1))
  }

  return fits(value, 0)
}

const { field: copy } = httpCopy

/** What whoever calls the API by hand reads where a schema has no words of its own. */
export function wordsForIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? copy.needed : copy.shouldBe(copy.kinds[issue.expected] ?? copy.otherKind)
    case 'invalid_value':
      return (issue.values.length > 1 ? copy.shouldBeOneOf : copy.shouldBe)(issue.values.join(', '))
    case 'too_big':
      return copy.atMost(count(issue.origin, Number(issue.maximum)))
    case 'too_small':
      return copy.atLeast(count(issue.origin, Number(issue.minimum)))
    case 'unrecognized_keys':
      return copy.unknown(issue.keys.join(', '))
    case 'invalid_format':
      return issue.format === 'date' ? copy.day : copy.unreadable
    default:
      return copy.unreadable
  }
}

function count(origin: string, limit: number): string {
  const number = limit.toLocaleString('en-IN')
  return copy.counted[origin]?.(number) ?? number
}

/**
 * What a page of ours says besides the form, as JSON in a header: the body
 * stays the specification's. Nothing of it is worth refusing a form for.
 */
export function readFormContext(headers: Headers): unknown {
  const said = headers.get('X-Form-Context')
  if (!said) return undefined

  try {
    return JSON.parse(decodeURIComponent(said))
  } catch {
    return undefined
  }
}
