import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect } from 'vitest'
import { solveCheck, toToken } from '../../../tests/support/solve-check.ts'
import { test, testServices } from '../../../tests/support/test-services.ts'
import { checkHuman } from './check-human.ts'
import { issueChallenge } from './issue-challenge.ts'

test('a solved puzzle passes and leaves a nonce to spend', async ({ services }) => {
  const verdict = await checkHuman(await solveCheck(services), services)

  expect(verdict).toEqual({
    ok: true,
    nonce: { value: expect.stringMatching(/^altcha:[0-9a-f]{32}$/), expiresAt: new Date('2026-11-19T10:50:00Z') },
  })
})

test('a puzzle is good for ten minutes and no longer', async ({ services }) => {
  const token = await solveCheck(services)

  services.travel(10 * 60_000)

  expect(await checkHuman(token, services)).toEqual({ ok: false, reason: 'expired' })
})

test('a puzzle of another site, or one that was made easier, is refused', async ({ services }) => {
  await using elsewhere = await testServices({ SESSION_SECRET: 'x'.repeat(32) })
  const foreign = await solveCheck(elsewhere)
  const challenge = await issueChallenge(services, 3)
  const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } }
  const solution = await solveChallenge({ challenge: easier, deriveKey })

  expect(await checkHuman(foreign, services)).toEqual({ ok: false, reason: 'invalid' })
  expect(await checkHuman(toToken({ challenge: easier, solution }), services)).toEqual({ ok: false, reason: 'invalid' })
})

test('a wrong answer is refused', async ({ services }) => {
  const { challenge, solution } = JSON.parse(atob(await solveCheck(services)))
  const token = toToken({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } })

  expect(await checkHuman(token, services)).toEqual({ ok: false, reason: 'invalid' })
})

test('what is no answer to a puzzle is refused, never a fault of ours', async ({ services }) => {
  const malformed = [
    '',
    '%%%',
    '{"__proto__":{"ok":true}}',
    Buffer.from('{').toString('base64'),
    Buffer.from('['.repeat(1_000)).toString('base64'),
    ...[null, [], {}, { challenge: null, solution: null }].map(toToken),
    toToken({ challenge: { parameters: null, signature: '00' }, solution: {} }),
    'A'.repeat(1_000_000),
  ]

  for (const token of malformed) expect(await checkHuman(token, services)).toEqual({ ok: false, reason: 'invalid' })
})

test('a puzzle without an end is refused, whoever signed it', async ({ services }) => {
  const { challenge, solution } = JSON.parse(atob(await solveCheck(services)))
  delete challenge.parameters.expiresAt

  expect(await checkHuman(toToken({ challenge, solution }), services)).toEqual({ ok: false, reason: 'invalid' })
})

test('another process of the same database, and one restarted, takes the same puzzle', async ({ services }) => {
  const token = await solveCheck(services)

  expect(await checkHuman(token, { ...services })).toMatchObject({ ok: true })
  expect(await services.db.selectFrom('secrets').selectAll().execute()).toHaveLength(1)
})
