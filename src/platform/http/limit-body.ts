import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { problem } from './problem.ts'
import { httpCopy } from './words.en.ts'

/**
 * Refuses a body of more bytes than these. Whoever tells its length is judged
 * by that, since Node's parser hands on no more; Hono's own limit first makes a
 * stream of every body, which is a third of the work of accepting a lead.
 */
export function limitBody(maxBytes: number): MiddlewareHandler {
  const refuse = (c: Context) => problem(c, 413, httpCopy.tooMuch)
  const measure = bodyLimit({ maxSize: maxBytes, onError: refuse })

  return async (c, next) => {
    const length = c.req.header('Content-Length')
    if (length === undefined) return measure(c, next)
    return Number(length) > maxBytes ? refuse(c) : next()
  }
}
