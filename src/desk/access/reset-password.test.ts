import { expect } from 'vitest'
import type { Email } from '#platform/mail/mailer.ts'
import { listActions } from '#platform/operation/activity-log.ts'
import { deliverDue } from '#platform/outbox/outbox.ts'
import { enterPassword, hire, join, PASSWORD, requestWith } from '../../../tests/support/hire.ts'
import { oneTimeCode } from '../../../tests/support/one-time-code.ts'
import { takeAway } from '../../../tests/support/take-away.ts'
import { type TestServices, test } from '../../../tests/support/test-services.ts'
import { askForReset, mailResetLink, resetPassword } from './reset-password.ts'
import { confirmCode } from './second-step.ts'
import { findSession } from './sessions.ts'
import { signIn } from './sign-in.ts'

const NEXT = 'seven herons above a dry canal'
const MINUTE_MS = 60_000

test('a reset changes the password, ends every session and leaves the second step in place', async ({ services }) => {
  const asha = await hire(services, 'sales')
  expect(await resetPassword(await mailedToken(asha.email, services), NEXT, services)).toMatchObject({ ok: true })

  expect(await findSession(asha.request, services)).toBeUndefined()
  await expect(enterPassword(asha, services)).rejects.toThrow('wrong')
  const outcome = await signIn({ email: asha.email, password: NEXT }, '203.0.113.7', requestWith([]), services)
  expect(outcome).toMatchObject({ ok: true, next: 'code' })
  expect(await findSession(requestWith(outcome.ok ? outcome.setCookies : []), services)).toBeUndefined()
})

test('a link to reset works once, and for an hour', async ({ services }) => {
  const { email } = await hire(services, 'sales')

  const late = await mailedToken(email, services)
  services.travel(3_600_001)
  expect(await resetPassword(late, NEXT, services)).toEqual({ ok: false, trouble: null })

  services.travel(5 * MINUTE_MS)
  const token = await mailedToken(email, services)
  expect(await resetPassword(token, NEXT, services)).toMatchObject({ ok: true })
  expect(await resetPassword(token, PASSWORD, services)).toEqual({ ok: false, trouble: null })
})

test('a weak new password is refused, and the link still works', async ({ services }) => {
  const token = await mailedToken((await hire(services, 'sales')).email, services)

  expect(await resetPassword(token, 'passwordpassword', services)).toMatchObject({ trouble: expect.any(String) })
  expect(await resetPassword(token, NEXT, services)).toMatchObject({ ok: true })
})

test('an account is mailed once in five minutes, five times a day; older links stay good', async ({ services }) => {
  const { email } = await join(services, 'asha@example.com', 'sales')
  const first = await mailedToken(email, services)
  for (let asked = 0; asked < 3; asked++) await mailedToken(email, services)
  expect(services.sent).toHaveLength(1)

  for (let asked = 0; asked < 10; asked++) {
    services.travel(5 * MINUTE_MS)
    await mailedToken(email, services)
  }
  expect(services.sent).toHaveLength(5)
  expect(await resetPassword(first, NEXT, services)).toMatchObject({ ok: true })

  services.travel(24 * 60 * MINUTE_MS)
  await mailedToken(email, services)
  expect(services.sent).toHaveLength(6)
})

test('a mail that did not leave is tried again with the same link, and counts once', async ({ services }) => {
  const { email } = await join(services, 'asha@example.com', 'sales')
  let isDown = true
  const mail = {
    ...services.mail,
    async send(sent: Email) {
      if (isDown) throw new Error('the mail server is away')
      await services.mail.send(sent)
    },
  }

  await askForReset(email, services)
  await deliverDue({ ...services, mail }, [mailResetLink])
  isDown = false
  services.travel(MINUTE_MS)
  await deliverDue({ ...services, mail }, [mailResetLink])
  expect(services.sent).toHaveLength(1)
})

test('a link that was used opens nothing, nor does another one of the same hour', async ({ services }) => {
  const { email } = await join(services, 'asha@example.com', 'sales')
  const first = await mailedToken(email, services)
  services.travel(5 * MINUTE_MS)
  const second = await mailedToken(email, services)

  expect(await resetPassword(second, NEXT, services)).toMatchObject({ ok: true })
  expect(await resetPassword(first, PASSWORD, services)).toEqual({ ok: false, trouble: null })
})

test('a reset that is sent by two clicks is done once, and both are told so', async ({ services }) => {
  const { email } = await join(services, 'asha@example.com', 'sales')
  const token = await mailedToken(email, services)

  const outcomes = await Promise.all([1, 2].map(() => resetPassword(token, NEXT, services)))
  expect(outcomes).toMatchObject([{ ok: true }, { ok: true }])
  const done = (await listActions(services.db)).rows.filter(({ action }) => action === 'staff.password-reset')
  expect(done).toHaveLength(1)
  services.travel(MINUTE_MS + 1)
  expect(await resetPassword(token, NEXT, services), 'a minute later').toEqual({ ok: false, trouble: null })
})

test('a reset ends what was half signed in', async ({ services }) => {
  const asha = await hire(services, 'sales')
  const halfway = await enterPassword(asha, services)
  await resetPassword(await mailedToken(asha.email, services), NEXT, services)

  expect(await confirmCode('totp', oneTimeCode(asha.key, 1), halfway, services)).toEqual({ ok: false, reason: 'ended' })
})

test('a reset that cannot be done to its end changes nothing, and the link works again', async ({ services }) => {
  const asha = await hire(services, 'sales')
  const token = await mailedToken(asha.email, services)
  const giveBack = await takeAway(services, 'audit_log')

  await expect(resetPassword(token, NEXT, services)).rejects.toThrow()
  await giveBack()
  expect(await findSession(asha.request, services)).toBeDefined()
  expect(await enterPassword(asha, services)).toBeDefined()
  expect(await resetPassword(token, NEXT, services)).toMatchObject({ ok: true })
})

test('a reset gives a password to an account that has none', async ({ services }) => {
  const { email } = await join(services, 'asha@example.com', 'sales')
  await services.db.deleteFrom('staff_accounts').execute()

  expect(await resetPassword(await mailedToken(email, services), NEXT, services)).toMatchObject({ ok: true })
  const outcome = await signIn({ email, password: NEXT }, '203.0.113.7', requestWith([]), services)
  expect(outcome).toMatchObject({ ok: true })
})

test('a stranger who asks gets no mail, and is told what everybody is told', async ({ services }) => {
  await askForReset('nobody@example.com', services)
  await deliverDue(services, [mailResetLink])

  expect(services.sent).toEqual([])
})

async function mailedToken(email: string, services: TestServices): Promise<string> {
  await askForReset(` ${email.toUpperCase()} `, services)
  await deliverDue(services, [mailResetLink])
  return /\/desk\/reset\/([\w-]+)/.exec(services.sent.at(-1)?.text ?? '')?.[1] ?? ''
}
