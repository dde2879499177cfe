import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { TooManyWait } from '#platform/waiting-line.ts'
import type { FieldErrors } from './forms.ts'
import type { RequestState } from './request-state.ts'
import { httpCopy } from './words.en.ts'

/**
 * Every refusal of the API, in the specification's shape: `message` is always
 * a sentence, and each field that is wrong has its list under its own name.
 * `errors` repeats the lists, for a field that is itself called `message`.
 */
export function problem(
  c: Context,
  status: ContentfulStatusCode,
  message: string,
  { errors, headers }: { errors?: FieldErrors; headers?: Record<string, string> } = {},
) {
  const body = errors ? { ...errors, errors, message } : { message }
  return c.json(body, status, { 'Cache-Control': 'no-store', ...headers })
}

export const TRY_AGAIN_LATER = { 'Retry-After': '30' }

/** The edge: what was thrown is logged once, and the visitor gets a calm sentence and the request's id. */
export function onSiteError(error: Error, c: Context<RequestState>) {
  if (error instanceof HTTPException) return problem(c, error.status as ContentfulStatusCode, error.message)

  // Nobody is there to read an answer; the log's line about the request says so.
  if (wasCutOff(c)) return new Response(null, { status: CUT_OFF })

  if (error instanceof TooManyWait) c.var.log.warn(error.message)
  else c.var.log.error({ err: error }, 'request failed')
  if (isUnavailable(error)) {
    return problem(c, 503, httpCopy.unavailable, { headers: TRY_AGAIN_LATER })
  }
  return problem(c, 500, httpCopy.ourFault(c.var.requestId))
}

/** True where the store is away or full, or others kept it for too long: the same request may succeed later. */
export function isUnavailable(error: Error & { code?: string }): boolean {
  return (
    error instanceof TooManyWait ||
    /^(SQLITE_(BUSY|FULL|IOERR|CANTOPEN|READONLY)|ECONN|ETIMEDOUT|ENOSPC|EIO|57P|57014|55P03|25006|40|53|08)/.test(
      error.code ?? '',
    ) ||
    error.message.startsWith('timeout exceeded when trying to connect') ||
    error.message.startsWith('Connection terminated')
  )
}

/** What nginx writes in its log where a visitor's connection ended before the answer; nobody receives it. */
export const CUT_OFF = 499

/** True where the visitor's connection ended before the whole request was here: a train in a tunnel, no fault of ours. */
export function wasCutOff(c: Context<RequestState>): boolean {
  const { destroyed = false, complete = true } = c.env?.incoming ?? {}
  return destroyed && !complete
}
