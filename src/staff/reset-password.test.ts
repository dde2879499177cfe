import { expect, test } from 'vitest'
import { deliverDue } from '#platform/outbox.ts'
import { enterPassword, hire, PASSWORD, requestWith } from '../../tests/support/hire.ts'
import { type TestServices, testServices } from '../../tests/support/test-services.ts'
import { findSession } from './find-session.ts'
import { askForReset, mailResetLink, resetPassword } from './reset-password.tsx'
import { signIn } from './sign-in.ts'

const NEXT = 'seven herons above a dry canal'

test('a reset changes the password, ends every session and leaves the second step in place', async () => {
  await using services = await testServices()
  const asha = await hire(services, 'sales')
  expect(await resetPassword(await mailedToken(asha.email, services), NEXT, services)).toEqual({ ok: true })

  expect(await findSession(asha.request, services)).toBeUndefined()
  await expect(enterPassword(asha, services)).rejects.toThrow('wrong')
  const outcome = await signIn({ email: asha.email, password: NEXT }, '203.0.113.7', requestWith([]), services)
  expect(outcome).toMatchObject({ ok: true, next: 'code' })
  expect(await findSession(requestWith(outcome.ok ? outcome.setCookies : []), services)).toBeUndefined()
})

test('a link to reset works once, and for an hour', async () => {
  await using services = await testServices()
  const { email } = await hire(services, 'sales')

  const late = await mailedToken(email, services)
  services.travel(3_600_001)
  expect(await resetPassword(late, NEXT, services)).toEqual({ ok: false, trouble: null })

  const token = await mailedToken(email, services)
  expect(await resetPassword(token, NEXT, services)).toEqual({ ok: true })
  expect(await resetPassword(token, PASSWORD, services)).toEqual({ ok: false, trouble: null })
})

test('a weak new password is refused, and the link still works', async () => {
  await using services = await testServices()
  const token = await mailedToken((await hire(services, 'sales')).email, services)

  expect(await resetPassword(token, 'passwordpassword', services)).toMatchObject({ trouble: expect.any(String) })
  expect(await resetPassword(token, NEXT, services)).toEqual({ ok: true })
})

test('a stranger who asks gets no mail, and is told what everybody is told', async () => {
  await using services = await testServices()
  await askForReset('nobody@example.com', services)
  await deliverDue(services, [mailResetLink])

  expect(services.sent).toEqual([])
})

async function mailedToken(email: string, services: TestServices): Promise<string> {
  await askForReset(` ${email.toUpperCase()} `, services)
  await deliverDue(services, [mailResetLink])
  return /\/desk\/reset\/([\w-]+)/.exec(services.sent.at(-1)?.text ?? '')?.[1] ?? ''
}
