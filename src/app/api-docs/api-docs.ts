import { Hono } from 'hono'
import type { Env } from '#platform/env.ts'
import type { EndpointDoc } from '#platform/http/endpoint-doc.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import { docsPage } from './docs-page.ts'
import { docsStyle } from './docs-style.ts'
import { openApiDocument } from './openapi-document.ts'

const HOUR = 'public, max-age=3600'

/** GET /api/openapi.json for programs, and /api/docs/ for people. */
export function apiDocs(endpoints: EndpointDoc[], env: Env) {
  const document = JSON.stringify(openApiDocument(endpoints, env))
  const page = String(docsPage(endpoints, env))

  return new Hono<RequestState>()
    .get('/openapi.json', (c) =>
      c.body(document, 200, { 'Content-Type': 'application/json; charset=utf-8', ...CACHED }),
    )
    .get('/docs', (c) => c.html(page, 200, CACHED))
    .get('/docs/style.css', (c) => c.body(docsStyle, 200, { 'Content-Type': 'text/css; charset=utf-8', ...CACHED }))
}

const CACHED = { 'Cache-Control': HOUR }
