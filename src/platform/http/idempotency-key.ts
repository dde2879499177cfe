import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { problem } from './problem.ts'
import type { RequestState } from './request-state.ts'
import { httpCopy } from './words.en.ts'

/** Reads the Idempotency-Key header: the sender's own name for one submission, however often it is sent. */
export const idempotencyKey = createMiddleware<RequestState & { Variables: { idempotencyKey?: string } }>(
  async (c, next) => {
    const key = c.req.header('Idempotency-Key')
    if (key !== undefined && !/^[\x21-\x7e]{1,128}$/.test(key)) {
      return problem(c, 400, httpCopy.idempotencyKey.malformed)
    }

    if (key) c.set('idempotencyKey', key)
    return next()
  },
)

/** A known name came with another content. To answer as if that were stored would lose it. */
export class IdempotencyKeyReused extends HTTPException {
  constructor() {
    super(422, { message: httpCopy.idempotencyKey.reused })
  }
}
