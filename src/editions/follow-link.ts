import { Hono } from 'hono'
import { isbot } from 'isbot'
import { sql } from 'kysely'
import { leadTo } from '#platform/http/lead-to.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import type { Services } from '#platform/services.ts'

/**
 * Leads on from a link of an edition, and counts that it was tapped: a total for each link, and nothing of who it was. Only
 * addresses that stand in an edition lead anywhere, for as long as it is kept. Nobody waits for the counting, and where it
 * fails the link works all the same.
 */
export function followEditionLinks({ db }: Pick<Services, 'db'>) {
  return new Hono<RequestState>().get('/:id', async (c, next) => {
    const id = c.req.param('id')
    const link = await db.selectFrom('edition_links').select('href').where('id', '=', id).executeTakeFirst()
    if (!link) return next()

    if (isTap(c.req.raw))
      void countTap().catch((error) => c.var.log.error({ err: error, link: id }, 'a tap on a link was not counted'))
    // A browser that remembers it would not ask the next time.
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex')
    return leadTo(c, link.href, 302)

    function countTap() {
      return db.updateTable('edition_links').set({ taps: sql<number>`taps + 1` }).where('id', '=', id).execute()
    }
  })
}

/**
 * As far as can be known, a person's tap: no HEAD, no page fetched ahead or for a picture of it, and no program that says
 * that it is one. A scanner of mails that pretends to be a browser is counted like a person.
 */
function isTap({ method, headers }: Request): boolean {
  if (method !== 'GET') return false
  const ahead = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => headers.get(name) ?? '').join(' ')
  if (/prefetch|prerender|preview/i.test(ahead)) return false
  // Browsers of today say what they fetch it for; those of before 2023 do not.
  if (!['document', null].includes(headers.get('sec-fetch-dest'))) return false
  const agent = headers.get('user-agent') ?? ''
  return agent !== '' && !isbot(agent) && !/barracuda|mimecast/i.test(agent)
}
