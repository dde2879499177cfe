import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'

const nothingInline = { scripts: [], styles: [] }

test('no third party is allowed by default', () => {
  expect(contentSecurityPolicy(readEnv({}), nothingInline)).not.toContain('http')
})

test('reCAPTCHA is allowed where it is the human check', () => {
  const env = readEnv({ HUMAN_CHECK: 'recaptcha', RECAPTCHA_SITE_KEY: 'k', RECAPTCHA_SECRET: 's' })
  const policy = contentSecurityPolicy(env, nothingInline)

  expect(policy).toContain("script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;")
  expect(policy).toContain(
    "frame-src 'self' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/;",
  )
})

test('what is made to be framed may be framed by anybody, and nothing else by anybody', () => {
  const env = readEnv({})

  expect(contentSecurityPolicy(env, nothingInline, { path: '/embed/energy-calculator' })).toContain('frame-ancestors *')
  for (const path of ['/', '/embed', '/embedded/x', '/contact-us', '/energy-calculator'])
    expect(contentSecurityPolicy(env, nothingInline, { path })).toContain("frame-ancestors 'none'")
})

test('what a page shows in a frame may be loaded there from its host, and nothing else from it', () => {
  const framed = ['https://films.example/1', 'https://films.example/2']
  const policy = contentSecurityPolicy(readEnv({}), nothingInline, { framed })

  expect(policy).toContain("frame-src 'self' https://films.example;")
  expect(policy.replace('https://films.example', '')).not.toContain('http')
})

test('a production site tells browsers to come by https for two years, and to hosts below it only where the setting says so', async () => {
  const secrets = { SMTP_URL: 'smtp://localhost', SESSION_SECRET: 'x'.repeat(32) }
  const production = readEnv({ SITE_URL: 'https://www.example.com', ...secrets })

  expect((await headersOf(production)).get('Strict-Transport-Security')).toBe('max-age=63072000')
  const further = { ...production, HSTS: 'max-age=63072000; includeSubDomains; preload' }
  expect((await headersOf(further)).get('Strict-Transport-Security')).toBe(further.HSTS)
  expect((await headersOf(readEnv({}))).has('Strict-Transport-Security'), 'a clone is reached without').toBe(false)
})

test('what is only part of a page carries no more than a browser heeds there; an SVG is a page of its own', async () => {
  const site = new Hono()
    .use(securityHeaders(readEnv({})))
    .get('/:type{.+}', (c) => c.body('', 200, { 'Content-Type': c.req.param('type') }))
  const namesFor = async (type: string) => [...(await site.request(`/${type}`)).headers.keys()].sort()

  for (const type of ['text/javascript; charset=utf-8', 'text/css', 'font/woff2', 'image/avif'])
    expect(await namesFor(type), type).toEqual([
      'content-type',
      'cross-origin-resource-policy',
      'x-content-type-options',
    ])
  for (const type of ['text/html', 'image/svg+xml', 'application/json', 'text/plain'])
    expect(await namesFor(type), type).toEqual(
      expect.arrayContaining(['content-security-policy', 'x-frame-options', 'cross-origin-opener-policy']),
    )
})

async function headersOf(env: ReturnType<typeof readEnv>): Promise<Headers> {
  const site = new Hono().use(securityHeaders(env)).get('/', (c) => c.text(''))
  return (await site.request('/')).headers
}
