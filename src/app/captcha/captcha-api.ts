import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { problem } from '#platform/http/problem.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import { issueChallenge } from '#platform/human-check/issue-challenge.ts'
import { tooMany } from '#platform/limits/limit-calls.ts'
import { limitsOf } from '#platform/limits/limits-of.ts'
import { createSharedCounter } from '#platform/limits/shared-counter.ts'
import type { Services } from '#platform/services.ts'
import { captchaCopy } from './words.en.ts'

/** GET /api/captcha/ says which human check the site uses; /api/captcha/challenge/ hands out a puzzle of ALTCHA's. */
export function captchaApi(services: Services) {
  const { HUMAN_CHECK, RECAPTCHA_SITE_KEY } = services.env

  return new Hono<RequestState>()
    .get('/', (c) =>
      c.json(
        HUMAN_CHECK === 'recaptcha'
          ? { provider: HUMAN_CHECK, site_key: RECAPTCHA_SITE_KEY }
          : { provider: HUMAN_CHECK, challenge_url: '/api/captcha/challenge/' },
      ),
    )
    .get('/challenge', limitChallenges(services), async (c) => {
      if (HUMAN_CHECK !== 'altcha') return problem(c, 404, captchaCopy.otherCheck)

      c.header('Cache-Control', 'no-store')
      return c.json(await issueChallenge(services))
    })
}

/** Making a puzzle is work for us; see issueChallenge. Counted in memory, like reads. */
function limitChallenges(services: Services) {
  const { env, now } = services
  const count = createSharedCounter('challenges', limitsOf(env).challenges, services)

  return createMiddleware<RequestState>(async (c, next) => {
    const waitMs = count(c.var.clientAddress, now())
    return waitMs > 0 ? tooMany(c, waitMs) : next()
  })
}
