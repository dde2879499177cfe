import { createMiddleware } from 'hono/factory'
import type { RequestState } from '#platform/http/request-state.ts'
import type { Services } from '#platform/services.ts'
import { tooMany } from './limit-calls.ts'
import { limitsOf } from './limits-of.ts'
import { createSharedCounter } from './shared-counter.ts'

/** Making a puzzle is work for us; see issueChallenge. Counted in memory, like reads. */
export function limitChallenges(services: Services) {
  const { env, now } = services
  const count = createSharedCounter('challenges', limitsOf(env).challenges, services)

  return createMiddleware<RequestState>(async (c, next) => {
    const waitMs = count(c.var.clientAddress, now())
    return waitMs > 0 ? tooMany(c, waitMs) : next()
  })
}
