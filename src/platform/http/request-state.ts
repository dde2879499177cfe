import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import type { Log } from '#platform/log.ts'

export interface RequestState {
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string; log: Log }
}

/**
 * Gives each request an id and a log that carries it, and writes one line when
 * it is answered. The path is logged without its query, which may be personal.
 */
export function requestState(log: Log) {
  return createMiddleware<RequestState>(async (c, next) => {
    const requestId = randomUUID()
    const startedAt = performance.now()
    c.set('requestId', requestId)
    c.set('log', log.child({ requestId }))

    await next()

    c.header('X-Request-Id', requestId)
    const { method, path } = c.req
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    c.var.log.info({ method, path, status: c.res.status, ms }, 'answered')
  })
}
