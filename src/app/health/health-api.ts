import { Hono } from 'hono'
import { unknownHolidaysText } from '#company/holiday-words.en.ts'
import { unknownHolidays } from '#leads/reply-by.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import type { Services } from '#platform/services.ts'
import { findTroubles } from './find-troubles.ts'
import { outdatedPagesText } from './health-endpoint.en.ts'

/**
 * For whoever is on call: 200 while leads can be stored and what they set off
 * is delivered, else 503 and what is wrong. Notices call nobody at night. For what restarts a process or
 * sends visitors to it: /alive/, as a process that cannot reach its mail
 * server, or its database, still serves pages better than none.
 */
export function healthApi(services: Services, toStaff: string[], outdatedPages: () => string[] = () => []) {
  return new Hono<RequestState>()
    .get('/', async (c) => {
      const troubles = await findTroubles(services, toStaff)
      const notices = findNotices(services, outdatedPages())
      c.header('Cache-Control', 'no-store')

      return troubles.length === 0
        ? c.json({ status: 'ok', ...(notices.length > 0 && { notices }) })
        : c.json({ status: 'failing', message: troubles.join(' '), troubles, notices }, 503)
    })
    .get('/alive', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
}

/** What somebody has to do soon, while the site does its work. */
function findNotices({ now }: Pick<Services, 'now'>, outdated: string[]): string[] {
  const year = unknownHolidays(now())
  return [
    ...(year === undefined ? [] : [unknownHolidaysText(year)]),
    ...(outdated.length > 0 ? [outdatedPagesText(outdated)] : []),
  ]
}
