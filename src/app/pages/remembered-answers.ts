import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { compressInTurn } from '#platform/http/compress-text.ts'
import { newRequestId } from '#platform/http/request-state.ts'
import { codingFor, entityTag } from '#platform/http/serve-stored.ts'
import { answers as answers200 } from '#platform/operation/counters.ts'
import type { Log } from '#platform/operation/log.ts'
import { pathForLog } from '#platform/operation/without-secrets.ts'
import type { PageCache } from './page-cache.ts'
import type { StoredPage } from './post-process-html.ts'
import { reducedPage, wantsReducedData } from './reduced-page.ts'

type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>

interface Answer {
  /** Of the page that it was made from. */
  address: string
  /** The same for the log: without its query, which may be what somebody looked for. */
  path: string
  stored: StoredPage
  /** What is sent of it. */
  page: StoredPage
  coding: keyof StoredPage['bodies']
  headers: [string, string][]
}

/** Request headers by which the answer may be another one: with these, the site answers. */
const TOLD_APART = ['if-none-match', 'range']
/** More than a company has pages, times the codings, times two for saved data. */
const MOST_ANSWERS = 500
const OF_ONE_REQUEST = new Set(['x-request-id', 'content-length', 'date'])

/**
 * Puts a memory in front of the site: what it once answered for a stored page is sent again with the same headers,
 * without making a request, a response and a policy each time. That is most of the work of sending a page that is ready:
 * four times as many go out. `isOver` counts one, and tells whether its sender has had too many.
 */
export function rememberedAnswers(
  fetch: Fetch,
  pages: Pick<PageCache, 'ready'>,
  log: Log,
  isOver: (request: IncomingMessage) => boolean = () => false,
) {
  const answers = new Map<string, Answer>()

  return {
    /** True where it has been answered. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const known = mayBeRemembered(request) ? answers.get(nameOf(request)) : undefined
      // The site says so, in its own look.
      if (!known || isOver(request)) return false
      if (pages.ready(known.address) !== known.stored) {
        answers.delete(nameOf(request))
        return false
      }
      send(known, request, response)
      return true
    },

    async fetch(request: Request, bindings: HttpBindings): Promise<Response> {
      const response = await fetch(request, bindings)
      remember(bindings.incoming as IncomingMessage, response)
      return response
    },
  }

  function remember(request: IncomingMessage, { status, headers }: Response) {
    if (status !== 200 || !mayBeRemembered(request) || answers.size >= MOST_ANSWERS) return
    // Only under the page's own address: of those with a made-up query there is no end.
    const address = request.url ?? ''
    const found = pages.ready(address)
    if (!found) return

    const page = wantsReducedPage(request) ? reducedPage(found) : found
    const coding = (headers.get('Content-Encoding') ?? 'identity') as Answer['coding']
    // Something else may have answered at a page's address, or something for this visitor alone.
    if (headers.get('ETag') !== entityTag(page, coding) || headers.has('Set-Cookie')) return

    answers.set(nameOf(request), {
      address,
      path: pathForLog(address),
      stored: found,
      page,
      coding,
      headers: [...headers].filter(([name]) => !OF_ONE_REQUEST.has(name)),
    })
  }

  function send({ path, page, coding, headers }: Answer, { method }: IncomingMessage, response: ServerResponse) {
    const startedAt = performance.now()
    const requestId = newRequestId()
    const body = page.bodies[coding]
    response.writeHead(200, [...headers.flat(), 'X-Request-Id', requestId, 'Content-Length', String(body.length)])
    response.end(body)
    void compressInTurn(page)
    answers200.add('2xx')

    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    log.info({ requestId, method, path, status: 200, ms }, 'answered')
  }
}

function mayBeRemembered({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && TOLD_APART.every((name) => headers[name] === undefined)
}

function nameOf(request: IncomingMessage): string {
  return `${request.url} ${wantsReducedPage(request)} ${codingFor(request.headers['accept-encoding']?.toString())}`
}

function wantsReducedPage({ headers }: IncomingMessage): boolean {
  return wantsReducedData({ saveData: headers['save-data']?.toString(), ect: headers.ect?.toString() })
}
