import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect } from 'vitest'
import { apiOf } from '../../../tests/support/api.ts'
import { type TestServices, test, testServices } from '../../../tests/support/test-services.ts'

test('a puzzle is handed out fresh, signed and with an end', async ({ services }) => {
  const [first, second] = await Promise.all([get(services, '/challenge/'), get(services, '/challenge')])
  const challenge = await first!.json()

  expect(first!.headers.get('Cache-Control')).toBe('no-store')
  expect(challenge).toMatchObject({
    parameters: { algorithm: 'PBKDF2/SHA-256', expiresAt: Date.parse('2026-11-19T10:50:00Z') / 1_000 },
    signature: expect.any(String),
  })
  expect((await second!.json()).parameters.nonce).not.toBe(challenge.parameters.nonce)
})

test('a puzzle can be solved', async ({ services }) => {
  const challenge = await (await get(services, '/challenge/')).json()
  expect(await solveChallenge({ challenge, deriveKey })).toMatchObject({ counter: expect.any(Number) })
})

test('thirty puzzles a minute are enough', async () => {
  await using services = await testServices({ LIMIT_CHALLENGES_PER_MINUTE: '30' })
  const api = apiOf(services)
  const statuses: number[] = []
  for (let n = 0; n < 31; n++) statuses.push((await api.request('/api/captcha/challenge/')).status)

  expect(statuses.lastIndexOf(200)).toBe(29)
  expect(statuses.at(-1)).toBe(429)
})

test('the site says which check it uses', async () => {
  await using altcha = await testServices()
  await using recaptcha = await testServices({
    HUMAN_CHECK: 'recaptcha',
    RECAPTCHA_SITE_KEY: 'the key',
    RECAPTCHA_SECRET: 'the secret',
  })

  expect(await (await get(altcha, '/')).json()).toEqual({
    provider: 'altcha',
    challenge_url: '/api/captcha/challenge/',
  })
  expect(await (await get(recaptcha, '/')).json()).toEqual({ provider: 'recaptcha', site_key: 'the key' })
  expect((await get(recaptcha, '/challenge/')).status).toBe(404)
})

async function get(services: TestServices, path: string) {
  return apiOf(services).request(`/api/captcha${path}`)
}
