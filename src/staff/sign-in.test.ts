import { expect, test } from 'vitest'
import { enterPassword, hire, join, PASSWORD, requestWith } from '../../tests/support/hire.ts'
import { oneTimeCode } from '../../tests/support/one-time-code.ts'
import { testServices } from '../../tests/support/test-services.ts'
import { listActions } from './audit-log.ts'
import { findSession } from './find-session.ts'
import { confirmCode, signIn, startSession } from './sign-in.ts'
import { findStaffByEmail, setBlocked } from './staff-queries.ts'

const ADDRESS = '203.0.113.7'
const HOUR_MS = 3_600_000

test('both steps lead in, and the session says who it is', async () => {
  await using services = await testServices()
  const asha = await hire(services, 'sales')

  const session = await findSession(asha.request, services)
  expect(session).toMatchObject({ staff: { email: asha.email, role: 'sales' }, hasSecondFactor: true })
})

test('cookies of a production desk are for this host, https and no script alone', async () => {
  await using services = await testServices({
    ...{ SITE_URL: 'https://www.example.com', SMTP_URL: 'smtp://localhost', SESSION_SECRET: 's'.repeat(32) },
  })
  await join(services, 'asha@example.com', 'sales')

  const cookies = await startSession({ email: 'asha@example.com', password: PASSWORD }, requestWith([]), services)

  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-/)
    expect(cookie.split('; ')).toEqual(expect.arrayContaining(['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']))
    expect(cookie).not.toContain('Domain=')
  }
})

test('a password alone is no session', async () => {
  await using services = await testServices()
  const halfway = await enterPassword(await hire(services, 'sales'), services)

  expect(await findSession(halfway, services)).toBeUndefined()
})

test('a wrong password, a stranger and a blocked account are told the same', async () => {
  await using services = await testServices()
  const asha = await hire(services, 'sales')
  const refused = { ok: false, reason: 'wrong' }

  expect(await signIn({ email: asha.email, password: `${PASSWORD}!` }, ADDRESS, requestWith([]), services)).toEqual(
    refused,
  )
  expect(await signIn({ email: 'nobody@example.com', password: PASSWORD }, ADDRESS, requestWith([]), services)).toEqual(
    refused,
  )

  const { id } = (await findStaffByEmail(services.db, asha.email))!
  await setBlocked(services.db, id, services.now().toISOString())
  expect(await signIn({ email: asha.email, password: PASSWORD }, ADDRESS, requestWith([]), services)).toEqual(refused)
  expect(await findSession(asha.request, services), 'a session that was open').toBeUndefined()
})

test('guessing at one account is braked, whatever address it comes from', async () => {
  await using services = await testServices({ LIMIT_SIGN_INS_PER_ACCOUNT: '2' })
  const guess = (address: string) =>
    signIn({ email: 'asha@example.com', password: 'guess' }, address, requestWith([]), services)

  await guess('203.0.113.1')
  await guess('203.0.113.2')
  expect(await guess('203.0.113.3')).toMatchObject({ reason: 'too-many' })
})

test('guessing from one address is braked, whatever account it tries', async () => {
  await using services = await testServices({ LIMIT_SIGN_INS_PER_3_MINUTES: '2' })
  const guess = (email: string) => signIn({ email, password: 'guess' }, ADDRESS, requestWith([]), services)

  await guess('a@example.com')
  await guess('b@example.com')
  expect(await guess('c@example.com')).toMatchObject({ reason: 'too-many' })
})

test('a one-time code works once', async () => {
  await using services = await testServices()
  const asha = await hire(services, 'sales')
  const code = oneTimeCode(asha.key, 1)

  expect(await confirmCode('totp', code, await enterPassword(asha, services), services)).toMatchObject({ ok: true })
  expect(await confirmCode('totp', code, await enterPassword(asha, services), services)).toEqual({
    ok: false,
    reason: 'wrong',
  })
})

test('a code sent twice at once lets one in', async () => {
  await using services = await testServices()
  const asha = await hire(services, 'sales')
  const code = oneTimeCode(asha.key, 1)
  const halfways = [await enterPassword(asha, services), await enterPassword(asha, services)]

  const outcomes = await Promise.all(halfways.map((halfway) => confirmCode('totp', code, halfway, services)))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
})

test('a recovery code works once', async () => {
  await using services = await testServices()
  const asha = await hire(services, 'sales')
  const [code = ''] = asha.recoveryCodes

  expect(await confirmCode('recovery', code, await enterPassword(asha, services), services)).toMatchObject({ ok: true })
  expect(await confirmCode('recovery', code, await enterPassword(asha, services), services)).toMatchObject({
    ok: false,
  })
})

test('ten wrong codes lock the second step, for the right one too', async () => {
  await using services = await testServices()
  const asha = await hire(services, 'sales')
  const wrong = String((Number(oneTimeCode(asha.key)) + 500_000) % 1_000_000).padStart(6, '0')

  for (let round = 0; round < 2; round++) {
    const halfway = await enterPassword(asha, services)
    for (let guess = 0; guess < 5; guess++) await confirmCode('totp', wrong, halfway, services)
  }
  const halfway = await enterPassword(asha, services)
  expect(await confirmCode('totp', oneTimeCode(asha.key, 1), halfway, services)).toEqual({
    ok: false,
    reason: 'locked',
  })
})

test('signing in and failing to are written down', async () => {
  await using services = await testServices()
  const asha = await hire(services, 'sales')
  await signIn({ email: asha.email, password: 'a\nforged line' }, ADDRESS, requestWith([]), services)

  const actions = (await listActions(services.db)).rows.map(({ action }) => action)
  expect(actions).toEqual(['sign-in.refused', 'sign-in', 'staff.joined', 'staff.invited'])
  expect(services.logged.at(-1)).toMatchObject({ msg: 'sign-in refused', address: ADDRESS })
})

test('a session ends after its longest time, however busy it is', async () => {
  await using services = await testServices({ DESK_SESSION_HOURS: '12' })
  const asha = await hire(services, 'sales')
  const untilNow = Date.now() - services.now().getTime()

  services.travel(untilNow + 11 * HOUR_MS)
  expect(await findSession(asha.request, services)).toBeDefined()
  services.travel(2 * HOUR_MS)
  expect(await findSession(asha.request, services)).toBeUndefined()
})

test('a session that nobody uses ends', async () => {
  await using services = await testServices()
  const asha = await hire(services, 'sales')
  await services.db
    .updateTable('staff_sessions' as never)
    .set({ expires_at: new Date(Date.now() - 1_000).toISOString() } as never)
    .execute()

  expect(await findSession(asha.request, services)).toBeUndefined()
})

test('who has no second step yet has a session that says so', async () => {
  await using services = await testServices()
  await join(services, 'ravi@example.com', 'viewer')
  const outcome = await signIn({ email: 'ravi@example.com', password: PASSWORD }, ADDRESS, requestWith([]), services)

  expect(outcome).toMatchObject({ ok: true, next: 'desk' })
  const session = await findSession(requestWith(outcome.ok ? outcome.setCookies : []), services)
  expect(session?.hasSecondFactor).toBe(false)
})
