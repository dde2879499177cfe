import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import type { Env } from '#platform/env.ts'
import { answers } from '#platform/operation/counters.ts'
import type { Log } from '#platform/operation/log.ts'
import { pathForLog } from '#platform/operation/without-secrets.ts'
import { clientAddress, parseNetworks } from './client-address.ts'
import { CUT_OFF, wasCutOff } from './problem.ts'

export interface RequestState {
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string; log: Log; clientAddress: string }
}

/**
 * Gives each request an id, a log that carries it and its client's address, and
 * writes one line when it is answered. The path is logged without its query, which may be personal, and without what
 * opens something by itself.
 */
export function requestState(log: Log, env: Env) {
  const proxies = parseNetworks(env.TRUSTED_PROXIES)

  return createMiddleware<RequestState>(async (c, next) => {
    const requestId = newRequestId()
    const startedAt = performance.now()
    c.set('requestId', requestId)
    c.set('log', log.child({ requestId }))
    c.set('clientAddress', clientAddress(socketAddress(c.env), c.req.header('X-Forwarded-For') ?? '', proxies))

    await next()

    // Not c.header(): on an answer that is ready it makes a stream of the body and another answer around it.
    c.res.headers.set('X-Request-Id', requestId)
    const { method, path } = c.req
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    // What went well before the end did go well.
    const status = c.res.status >= 400 && wasCutOff(c) ? CUT_OFF : c.res.status
    answers.add(`${Math.floor(status / 100)}xx`)
    c.var.log.info(
      { method, path: pathForLog(path), status, ms },
      status === CUT_OFF ? 'cut off by the visitor' : 'answered',
    )
  })
}

// None where no connection brought the request: in tests, which call the site as a function.
function socketAddress(bindings?: RequestState['Bindings']): string | undefined {
  return bindings?.incoming?.socket.remoteAddress
}

/** Twelve hexadecimal digits: found in a log at once, and short enough for a visitor to read out on the phone. */
export function newRequestId(): string {
  return randomUUID().slice(-12)
}
