import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { RequestState } from '#platform/http/request-state.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { addressIn, FIRST_LANGUAGE, type Language } from '#platform/text/language.ts'
import { askedIn, isMirrored } from './links-in-language.ts'

interface Site {
  fetch: (request: Request, bindings?: Partial<HttpBindings>) => Response | Promise<Response>
}

/**
 * In front of the site: has it answer in the language of the address, and puts that back where the answer leads elsewhere.
 * The site behind it takes the language off by itself (askedIn): a request that is made anew would read a file that is being
 * uploaded twice. `origin`: our own address, without a path.
 */
export function languageDoor(site: Site, origin: string) {
  return new Hono<RequestState>().all('*', async ({ req, env }) => {
    const { language } = askedIn(new URL(req.url).pathname)
    const answer = await inLanguage(language, () => site.fetch(req.raw, env))
    return language === FIRST_LANGUAGE ? answer : leadingOn(answer, language, origin)
  })
}

function leadingOn(answer: Response, language: Language, origin: string): Response {
  const location = answer.headers.get('Location')
  if (!location) return answer
  const host = location.startsWith(`${origin}/`) ? origin : ''
  const path = location.slice(host.length)
  if (!path.startsWith('/') || path.startsWith('//') || !isMirrored(path)) return answer

  const headers = new Headers(answer.headers)
  headers.set('Location', host + addressIn(language, path))
  return new Response(answer.body, { status: answer.status, headers })
}
