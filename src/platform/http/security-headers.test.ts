import { expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { contentSecurityPolicy } from './security-headers.ts'

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

  expect(contentSecurityPolicy(env, nothingInline, '/embed/energy-calculator')).toContain('frame-ancestors *')
  for (const path of ['/', '/embed', '/embedded/x', '/contact-us', '/energy-calculator'])
    expect(contentSecurityPolicy(env, nothingInline, path)).toContain("frame-ancestors 'none'")
})
