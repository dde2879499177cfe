import { Hono } from 'hono'
import { factsRevision } from '#company/facts.ts'
import type { Env } from '#platform/env.ts'
import type { EndpointDoc } from '#platform/http/endpoint-doc.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import { docsPage } from './docs-page.ts'
import { docsStyle } from './docs-style.ts'
import { openApiDocument } from './openapi-document.ts'

const HOUR = 'public, max-age=3600'

/** GET /api/openapi.json for programs, and /api/docs/ for people. */
export function apiDocs(endpoints: EndpointDoc[], env: Env) {
  let written = write()

  return new Hono<RequestState>()
    .get('/openapi.json', (c) =>
      c.body(current().document, 200, { 'Content-Type': 'application/json; charset=utf-8', ...CACHED }),
    )
    .get('/docs', (c) => c.html(current().page, 200, CACHED))
    .get('/docs/style.css', (c) => c.body(docsStyle, 200, { 'Content-Type': 'text/css; charset=utf-8', ...CACHED }))

  /** Both name the company. */
  function current() {
    if (written.revision !== factsRevision()) written = write()
    return written
  }

  function write() {
    return {
      revision: factsRevision(),
      document: JSON.stringify(openApiDocument(endpoints, env)),
      page: String(docsPage(endpoints, env)),
    }
  }
}

const CACHED = { 'Cache-Control': HOUR }
