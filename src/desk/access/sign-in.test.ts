import { hashPassword as oldHash } from 'better-auth/crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { engineOf } from '#database/database.ts'
import { signInCopy as copy } from '#desk/sign-in/words.en.ts'
import { listActions } from '#platform/operation/activity-log.ts'
import { deliverDue } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'
import { enterPassword, hire, join, PASSWORD, requestWith } from '../../../tests/support/hire.ts'
import { oneTimeCode } from '../../../tests/support/one-time-code.ts'
import { solveCheck, solvePuzzle } from '../../../tests/support/solve-check.ts'
import { test, testServices } from '../../../tests/support/test-services.ts'
import { confirmCode } from './second-step.ts'
import { findSession } from './sessions.ts'
import { type SignedIn, signIn, startSession } from './sign-in.ts'
import type { Ask, Proof } from './sign-in-proof.ts'
import { findStaffByEmail, setBlocked } from './staff-queries.ts'
import { warnOwner } from './warn-owner.ts'

const ADDRESS = '203.0.113.7'
const HOUR_MS = 3_600_000

test('both steps lead in, and the session says who it is', async ({ services }) => {
  const asha = await hire(services, 'sales')

  const session = await findSession(asha.request, services)
  expect(session).toMatchObject({ staff: { email: asha.email, role: 'sales' }, hasSecondFactor: true })
})

test('cookies of a production desk are for this host, https and no script alone', async () => {
  await using services = await testServices({
    ...{ SITE_URL: 'https://www.example.com', SMTP_URL: 'smtp://localhost', SESSION_SECRET: 's'.repeat(32) },
  })
  await join(services, 'asha@example.com', 'sales')

  const cookies = await startSession('asha@example.com', requestWith([]), services)

  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-/)
    expect(cookie.split('; ')).toEqual(expect.arrayContaining(['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']))
    expect(cookie).not.toContain('Domain=')
  }
})

test('a password alone is no session', async ({ services }) => {
  const halfway = await enterPassword(await hire(services, 'sales'), services)

  expect(await findSession(halfway, services)).toBeUndefined()
})

test('a wrong password, a stranger and a blocked account are told the same', async ({ services }) => {
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

test('guessing at one account costs a proof for each try after the free ones, whatever address it comes from', async () => {
  await using services = await testServices({ LIMIT_SIGN_INS_PER_ACCOUNT: '2' })
  await join(services, 'asha@example.com', 'sales')
  const guess = guessing(services)
  await guess({ address: '203.0.113.1' })
  expect(await guess({ address: '203.0.113.2' })).toMatchObject({
    reason: 'wrong',
    ask: { ticket: expect.any(String) },
  })
  const { ask } = asking(await guess({ address: '203.0.113.3' }))

  const proof = { puzzle: await solvePuzzle(ask.puzzle, services) }
  expect(await guess({ address: '203.0.113.4', proof })).toMatchObject({ reason: 'wrong' })
  expect(await guess({ address: '203.0.113.4', proof, password: 'again' }), 'the same proof').toMatchObject({
    reason: 'prove',
  })
  expect((await wrongTries(services)).length).toBe(3)
})

test('a hundred guesses at once are a hundred guesses', async () => {
  await using services = await testServices({ LIMIT_SIGN_INS_PER_ACCOUNT: '3' })
  await join(services, 'asha@example.com', 'sales')
  const guess = guessing(services)

  const outcomes = await Promise.all(Array.from({ length: 30 }, (_, at) => guess({ address: `203.0.113.${at}` })))
  expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === 'wrong')).toHaveLength(3)
})

test('nobody is locked out by strangers: with a proof the right password opens, and right ones are never counted', async () => {
  await using services = await testServices({ LIMIT_SIGN_INS_PER_ACCOUNT: '2' })
  await join(services, 'asha@example.com', 'sales')
  const guess = guessing(services)
  for (let times = 0; times < 4; times++) expect(await guess({ password: PASSWORD })).toMatchObject({ ok: true })

  for (const address of ['203.0.113.1', '203.0.113.2']) await guess({ address })
  const { ask } = asking(await guess({ password: PASSWORD }))
  const proof = { puzzle: await solvePuzzle(ask.puzzle, services) }
  expect(await guess({ password: PASSWORD, proof })).toMatchObject({ ok: true })
  expect(await guess({ password: PASSWORD, proof }), 'pressed twice').toMatchObject({ ok: true })
})

test('a browser that signed in before has tries of its own, and no other has them', async () => {
  await using services = await testServices({ LIMIT_SIGN_INS_PER_ACCOUNT: '1', LIMIT_SIGN_INS_PER_BROWSER: '2' })
  const asha = await hire(services, 'sales', 'asha@example.com')
  const guess = guessing(services)
  for (const address of ['203.0.113.1', '203.0.113.2']) await guess({ address })

  expect(await guess({ password: PASSWORD })).toMatchObject({ reason: 'prove' })
  expect(await guess({ password: PASSWORD, request: asha.request })).toMatchObject({ ok: true })
  for (let times = 0; times < 2; times++)
    expect(await guess({ request: asha.request })).toMatchObject({ reason: 'wrong' })
  expect(await guess({ password: PASSWORD, request: asha.request })).toMatchObject({ reason: 'prove' })

  const ravi = await hire(services, 'viewer', 'ravi@example.com')
  expect(await guess({ password: PASSWORD, request: ravi.request }), 'another person’s').toMatchObject({
    reason: 'prove',
  })
})

test('a browser without scripts waits half a minute instead, for this account and from this address', async () => {
  await using services = await testServices({ LIMIT_SIGN_INS_PER_ACCOUNT: '1', LIMIT_PLAIN_SIGN_INS_PER_HOUR: '2' })
  await join(services, 'asha@example.com', 'sales')
  const guess = guessing(services)
  const { ask } = asking(await guess({}))
  const proof = { puzzle: '', ticket: ask.ticket }

  expect(await guess({ password: PASSWORD, proof })).toMatchObject({ ask: { plain: { reason: 'early' } } })
  services.travel(30_000)
  expect(await guess({ password: PASSWORD, proof, address: '198.51.100.1' })).toMatchObject({ reason: 'prove' })
  expect(await guess({ password: PASSWORD, proof })).toMatchObject({ ok: true })

  for (const outcome of ['wrong', 'prove']) {
    const next = asking(await guess({}))
    services.travel(30_000)
    expect(await guess({ proof: { ticket: next.ask.ticket } })).toMatchObject({ reason: outcome })
  }
})

test('a puzzle is as hard as the wrong tries are many: an easy one of before is not taken', async () => {
  await using services = await testServices({ LIMIT_SIGN_INS_PER_ACCOUNT: '1' })
  await join(services, 'asha@example.com', 'sales')
  const puzzle = await solveCheck(services)

  await guessing(services)({})
  expect(await guessing(services)({ password: PASSWORD, proof: { puzzle } })).toMatchObject({ reason: 'prove' })
})

test('guessing from one address costs a proof, whatever account it tries', async () => {
  await using services = await testServices({ LIMIT_SIGN_INS_PER_3_MINUTES: '2' })
  const guess = guessing(services)

  await guess({ email: 'a@example.com' })
  await guess({ email: 'b@example.com' })
  expect(await guess({ email: 'c@example.com' })).toMatchObject({ reason: 'prove' })
})

test('whose account is tried at gets a mail, once a day', async ({ services }) => {
  await join(services, 'asha@example.com', 'sales')
  const guess = guessing(services)

  for (let times = 0; times < 4; times++) await guess({})
  await deliverDue(services, [warnOwner])
  expect(services.sent).toEqual([])
  for (let times = 0; times < 4; times++) await guess({})
  await deliverDue(services, [warnOwner])
  expect(services.sent).toMatchObject([{ to: 'asha@example.com', subject: copy.warnings.subject }])

  services.travel(24 * HOUR_MS)
  for (let times = 0; times < 8; times++) await guess({})
  await deliverDue(services, [warnOwner])
  expect(services.sent).toHaveLength(2)
})

test('a password that was kept the old way opens, and is kept as Argon2id from then on', async ({ services }) => {
  const { email } = await join(services, 'asha@example.com', 'sales')
  await services.db
    .updateTable('staff_accounts')
    .set({ password: await oldHash(PASSWORD) })
    .execute()

  expect(await guessing(services)({ email, password: PASSWORD })).toMatchObject({ ok: true })
  const [account] = await services.db.selectFrom('staff_accounts').selectAll().execute()
  expect(account?.password).toMatch(/^\$argon2id\$/)
  expect(await guessing(services)({ email, password: PASSWORD })).toMatchObject({ ok: true })
})

test('a one-time code works once, and the next one ends the same sign-in', async ({ services }) => {
  const asha = await hire(services, 'sales')
  const [used, next] = [oneTimeCode(asha.key), oneTimeCode(asha.key, 1)]
  const halfway = await enterPassword(asha, services)

  expect(await confirmCode('totp', used, halfway, services)).toEqual({ ok: false, reason: 'wrong' })
  expect(await confirmCode('totp', next, halfway, services)).toMatchObject({ ok: true })
  expect(await confirmCode('totp', next, await enterPassword(asha, services), services)).toEqual({
    ok: false,
    reason: 'wrong',
  })
})

test('a one-time code may be typed in digits of another script', async ({ services }) => {
  const asha = await hire(services, 'sales')
  const typed = oneTimeCode(asha.key, 1).replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)]!)
  expect(await confirmCode('totp', typed, await enterPassword(asha, services), services)).toMatchObject({ ok: true })
})

test('a code sent twice at once lets one of two sign-ins in', async ({ services }) => {
  const asha = await hire(services, 'sales')
  const code = oneTimeCode(asha.key, 1)
  const halfways = [await enterPassword(asha, services), await enterPassword(asha, services)]

  const outcomes = await Promise.all(halfways.map((halfway) => confirmCode('totp', code, halfway, services)))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
})

test.for(['totp', 'recovery'] as const)(
  'a %s code sent by two clicks begins one session, which both get',
  async (kind, { services }) => {
    const asha = await hire(services, 'sales')
    const code = kind === 'totp' ? oneTimeCode(asha.key, 1) : asha.recoveryCodes[0]!
    const halfway = await enterPassword(asha, services)

    const atOnce = await Promise.all([1, 2].map(() => confirmCode(kind, code, halfway, services)))
    const outcomes = [...atOnce, await confirmCode(kind, code, halfway, services)]
    const ids = outcomes.map(async (outcome) =>
      outcome.ok ? (await findSession(requestWith(outcome.setCookies), services))?.sessionId : outcome.reason,
    )
    const [id, ...others] = await Promise.all(ids)
    expect(id).toBeDefined()
    expect(others).toEqual([id, id])
  },
)

test('a recovery code works once', async ({ services }) => {
  const asha = await hire(services, 'sales')
  const [code = ''] = asha.recoveryCodes

  expect(await confirmCode('recovery', code, await enterPassword(asha, services), services)).toMatchObject({ ok: true })
  services.travel(HOUR_MS)
  expect(await confirmCode('recovery', code, await enterPassword(asha, services), services)).toMatchObject({
    ok: false,
  })
})

test('wrong codes are written down, and after three their owner gets a mail', async ({ services }) => {
  const asha = await hire(services, 'sales')
  const halfway = await enterPassword(asha, services)
  const wrong = String((Number(oneTimeCode(asha.key)) + 500_000) % 1_000_000).padStart(6, '0')

  for (const kind of ['totp', 'recovery', 'totp'] as const) await confirmCode(kind, wrong, halfway, services)
  await deliverDue(services, [warnOwner])
  expect(services.sent).toMatchObject([{ to: asha.email, text: expect.stringContaining(copy.warnings.text.code) }])
  const written = (await listActions(services.db)).rows.map(({ action }) => action)
  expect(written.slice(0, 3)).toEqual(Array(3).fill('sign-in.code-refused'))
})

test('ten wrong codes lock the second step, for the right one too', async ({ services }) => {
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

test('signing in and failing to are written down', async ({ services }) => {
  const asha = await hire(services, 'sales')
  await signIn({ email: asha.email, password: 'a\nforged line' }, ADDRESS, requestWith([]), services)

  const actions = (await listActions(services.db)).rows.map(({ action }) => action)
  expect(actions).toEqual([
    ...['sign-in.refused', 'sign-in', 'sign-in.no-second-step-yet'],
    ...['staff.joined', 'staff.invited'],
  ])
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

test('a session that nobody uses ends', async ({ services }) => {
  const asha = await hire(services, 'sales')
  await services.db
    .updateTable('staff_sessions' as never)
    .set({ expires_at: new Date(Date.now() - 1_000).toISOString() } as never)
    .execute()

  expect(await findSession(asha.request, services)).toBeUndefined()
})

test('a session is there also while nobody can write that it is in use', async ({ services }) => {
  const { db } = services
  const asha = await hire(services, 'sales')
  const sessions = () => db.updateTable('staff_sessions' as never)
  // So long ago that it is to be noted again.
  const expires_at = new Date(Date.now() + 60_000).toISOString()
  await sessions()
    .set({ expires_at } as never)
    .execute()
  await holdSessions(db)

  expect(await findSession(asha.request, services)).toMatchObject({ staff: { email: asha.email } })
  await expect(
    sessions()
      .set({ expires_at } as never)
      .execute(),
  ).rejects.toThrow('held')
})

async function holdSessions(db: Services['db']) {
  if (engineOf(db) === 'sqlite') {
    await sql`create trigger held before update on staff_sessions begin select raise(abort, 'held'); end`.execute(db)
    return
  }
  await sql`create function held() returns trigger language plpgsql as $$ begin raise exception 'held'; end $$`.execute(
    db,
  )
  await sql`create trigger held before update on staff_sessions for each row execute function held()`.execute(db)
}

test('who has no second step yet has a session that says so', async ({ services }) => {
  await join(services, 'ravi@example.com', 'viewer')
  const outcome = await signIn({ email: 'ravi@example.com', password: PASSWORD }, ADDRESS, requestWith([]), services)

  expect(outcome).toMatchObject({ ok: true, next: 'desk' })
  const session = await findSession(requestWith(outcome.ok ? outcome.setCookies : []), services)
  expect(session?.hasSecondFactor).toBe(false)
})

interface Guess {
  email?: string
  password?: string
  address?: string
  proof?: Proof
  request?: Request
}

function guessing(services: Services) {
  return ({ email = 'asha@example.com', password = 'guess', address = ADDRESS, proof, request }: Guess) =>
    signIn({ email, password, ...(proof && { proof }) }, address, request ?? requestWith([]), services)
}

function asking(outcome: SignedIn): { ask: Ask } {
  if (outcome.ok || !outcome.ask) throw new Error('no proof was asked for')
  return { ask: outcome.ask }
}

async function wrongTries({ db }: Services) {
  return (await listActions(db)).rows.filter(({ action }) => action === 'sign-in.refused')
}
