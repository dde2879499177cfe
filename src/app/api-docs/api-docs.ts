import { Hono } from 'hono'
import { factsRevision } from '#company/facts.ts'
import type { Env } from '#platform/env.ts'
import type { EndpointDoc } from '#platform/http/endpoint-doc.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import { docsPage } from './docs-page.ts'
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

/** The page's style sheet. The brand's colours are those of src/ui/styles/tokens.css, whose file has another name in every build. */
const docsStyle = `
:root { color: #1f1611; background: #f8f3ea; font: 1.125rem/1.55 'Anek Latin', system-ui, 'Noto Sans', sans-serif; }
body { margin: 0; }
header, main { max-width: 60rem; margin-inline: auto; padding: 1rem clamp(1.25rem, 5vw, 3rem); }
main { padding-bottom: 6rem; }
h1 { font-size: clamp(2.25rem, 1.5rem + 3vw, 3.5rem); line-height: 1.05; letter-spacing: -0.028em; margin: 1rem 0; }
h2 { font-size: 1.375rem; line-height: 1.25; margin: 3.5rem 0 .5rem; padding-top: 1rem; border-top: 2px solid; overflow-wrap: anywhere; }
h3 { font-size: 1.125rem; margin: 1.5rem 0 .5rem; }
a { color: #b23a0e; display: inline-block; min-height: 1.75rem; }
a:focus-visible, .scroll:focus-visible { outline: 3px solid #0b2b35; outline-offset: 3px; }
nav ul { padding-left: 1.25rem; }
.scroll { overflow-x: auto; margin-block: 1.5rem; }
table { width: 100%; border-collapse: collapse; background: #fffdf8; }
caption { text-align: left; font-weight: 640; padding-block: .5rem; }
th, td { text-align: left; vertical-align: top; font-weight: 400; padding: .5rem .75rem; border-bottom: 1px solid #d9ccb9; }
thead th { font-weight: 640; border-bottom: 2px solid #1f1611; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.25rem; margin: 0; }
dt { font-weight: 640; }
dd { margin: 0; }
@media print { .scroll { overflow: visible; } }
`
