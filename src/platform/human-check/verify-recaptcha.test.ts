import { createServer, type RequestListener } from 'node:http'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { listenHere } from '../../../tests/support/listen-here.ts'
import { verifyRecaptcha } from './verify-recaptcha.ts'

const GOOD = { success: true, hostname: 'localhost', challenge_ts: '2026-11-19T10:39:30Z' }

test('a good token passes once it is verified with our secret', async () => {
  const asked: string[] = []
  await using google = await siteverify(async (request, response) => {
    asked.push(String((await request.toArray()).join('')))
    response.end(JSON.stringify(GOOD))
  })
  const services = google.services()

  expect(await verifyRecaptcha('the token', services)).toEqual({
    ok: true,
    nonce: { value: expect.stringMatching(/^recaptcha:[0-9a-f]{64}$/), expiresAt: new Date('2026-11-19T10:41:30Z') },
  })
  expect(asked).toEqual(['secret=the+secret&response=the+token'])
})

test.each([
  ['a token that Google refuses', { success: false, 'error-codes': ['invalid-input-response'] }, 'invalid'],
  ['a token that was verified before', { success: false, 'error-codes': ['timeout-or-duplicate'] }, 'expired'],
  ['a token of another site', { ...GOOD, hostname: 'evil.example' }, 'invalid'],
  ['a token of no site', { ...GOOD, hostname: undefined }, 'invalid'],
  ['a token older than two minutes', { ...GOOD, challenge_ts: '2026-11-19T10:37:59Z' }, 'expired'],
  ['a token without a time', { ...GOOD, challenge_ts: undefined }, 'invalid'],
  ['a wrong secret of ours', { success: false, 'error-codes': ['invalid-input-secret'] }, 'unavailable'],
  ['an answer of another shape', { success: 'yes' }, 'unavailable'],
  ['null', null, 'unavailable'],
])('%s: refused', async (_, answer, reason) => {
  await using google = await siteverify((_, response) => response.end(JSON.stringify(answer)))
  const services = google.services()

  expect(await verifyRecaptcha('token', services)).toEqual({ ok: false, reason })
})

test.each<[string, RequestListener]>([
  ['an error', (_, response) => response.writeHead(500).end('oops')],
  ['garbage', (_, response) => response.end('<html>')],
  [
    'a redirect',
    ({ url }, response) =>
      url === '/good' ? response.end(JSON.stringify(GOOD)) : response.writeHead(302, { Location: '/good' }).end(),
  ],
  ['too long an answer', (_, response) => response.end(JSON.stringify({ ...GOOD, padding: 'x'.repeat(100_000) }))],
  ['a broken connection', (_, response) => response.destroy()],
])('%s of Google lets nobody in, and is asked once', async (_, listener) => {
  let times = 0
  await using google = await siteverify((request, response) => {
    times++
    listener(request, response)
  })
  const services = google.services()

  expect(await verifyRecaptcha('token', services)).toEqual({ ok: false, reason: 'unavailable' })
  expect(times).toBe(1)
  expect(services.logged).toHaveLength(1)
})

test('Google being silent lets nobody in', async () => {
  await using google = await siteverify(() => {})
  expect(await verifyRecaptcha('token', google.services(), 50)).toEqual({ ok: false, reason: 'unavailable' })
})

test('nobody listening lets nobody in', async () => {
  const services = servicesWith('http://127.0.0.1:1/')
  expect(await verifyRecaptcha('token', services)).toEqual({ ok: false, reason: 'unavailable' })
})

async function siteverify(listener: RequestListener) {
  const server = await listenHere(createServer(listener))
  return { ...server, services: () => servicesWith(`${server.url}/siteverify`) }
}

function servicesWith(RECAPTCHA_VERIFY_URL: string) {
  const settings = { HUMAN_CHECK: 'recaptcha', RECAPTCHA_SITE_KEY: 'the key', RECAPTCHA_SECRET: 'the secret' }
  const logged: string[] = []

  return {
    env: readEnv({ ...settings, RECAPTCHA_VERIFY_URL }),
    log: pino({ base: null }, { write: (line: string) => void logged.push(line) }),
    logged,
    now: () => new Date('2026-11-19T10:40:00Z'),
  }
}
