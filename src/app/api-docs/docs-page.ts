import { html } from 'hono/html'
import { brandName } from '#company/brand-name.ts'
import type { Env } from '#platform/env.ts'
import type { EndpointDoc } from '#platform/http/endpoint-doc.ts'
import { limitInWords } from '#platform/limits/limits-of.ts'
import { ENGLISH_TAG } from '#platform/text/language.ts'
import { refusalsOf, toJsonSchema } from './openapi-document.ts'
import { apiDocsCopy as copy } from './words.en.ts'

type Html = ReturnType<typeof html>

/** The API for people to read: no script, and one style sheet of ours. */
export function docsPage(endpoints: EndpointDoc[], env: Env): Html {
  return html`<!doctype html>
<html lang="${ENGLISH_TAG}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${copy.title(brandName())}</title>
<link rel="stylesheet" href="/api/docs/style.css">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<header><a href="/">${copy.home}</a></header>
<main>
<h1>${copy.title(brandName())}</h1>
<p>${copy.intro}</p>
<p>${copy.refusal}</p>
<p><a href="/api/openapi.json">${copy.document}</a></p>
<nav><ul>${endpoints.map((endpoint) => html`<li><a href="#${idOf(endpoint)}">${nameOf(endpoint)}</a> ${endpoint.summary}</li>`)}</ul></nav>
${endpoints.map((endpoint) => section(endpoint, env))}
</main>
</body>
</html>`
}

function section(endpoint: EndpointDoc, env: Env): Html {
  return html`<section aria-labelledby="${idOf(endpoint)}">
<h2 id="${idOf(endpoint)}"><code>${nameOf(endpoint)}</code></h2>
<p>${endpoint.summary}</p>
${endpoint.details && html`<p>${endpoint.details}</p>`}
${endpoint.query && fields(copy.query, toJsonSchema(endpoint.query))}
${endpoint.body && fields(`${copy.payload}: ${endpoint.bodyType ?? 'application/json'}`, toJsonSchema(endpoint.body))}
<h3>${copy.answers}</h3>
<dl>${answersOf(endpoint).map(([status, meaning]) => html`<dt>${status}</dt><dd>${meaning}</dd>`)}</dl>
<p>${copy.limit}: ${limitInWords(endpoint.limit, env)}.</p>
</section>`
}

interface Schema {
  type?: string
  format?: string
  minLength?: number
  maxLength?: number
  enum?: string[]
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
}

function fields(caption: string, schema: Schema): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table>
<caption>${caption}</caption>
<thead><tr><th scope="col">${copy.field}</th><th scope="col">${copy.type}</th><th scope="col"></th></tr></thead>
<tbody>${flatten(schema).map(
    ([name, type, isRequired]) =>
      html`<tr><th scope="row"><code>${name}</code></th><td>${type}</td><td>${isRequired ? copy.required : copy.optional}</td></tr>`,
  )}</tbody>
</table></div>`
}

function flatten({ properties = {}, required = [] }: Schema, prefix = ''): [string, string, boolean][] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const row: [string, string, boolean] = [prefix + name, typeOf(field), required.includes(name)]
    return field.properties ? [row, ...flatten(field, `${prefix}${name}.`)] : [row]
  })
}

function typeOf({ type = 'any', format, minLength, maxLength, enum: choices, items, description }: Schema): string {
  const length = maxLength && `${minLength ?? 0} to ${maxLength} characters`
  const of = items && `of ${typeOf(items)}`
  return [[type, of].filter(Boolean).join(' '), format, length, choices?.join(' | '), description]
    .filter(Boolean)
    .join(', ')
}

function answersOf(endpoint: EndpointDoc): [string, string][] {
  const own = Object.entries(endpoint.answers).map(([status, { description }]) => [status, description] as const)
  const others = refusalsOf(endpoint).map(([status, meaning]) => [String(status), meaning] as const)
  return Object.entries({ ...Object.fromEntries(others), ...Object.fromEntries(own) })
}

function nameOf({ method, path }: EndpointDoc): string {
  return `${method.toUpperCase()} /api${path}`
}

function idOf({ method, path }: EndpointDoc): string {
  return `${method}${path.replace(/\W+/g, '-')}`.replace(/-$/, '')
}
