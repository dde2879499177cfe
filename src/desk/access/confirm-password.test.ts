import { expect } from 'vitest'
import { signInCopy as copy } from '#desk/sign-in/words.en.ts'
import { listActions } from '#platform/operation/activity-log.ts'
import { deliverDue } from '#platform/outbox/outbox.ts'
import { actionsLogged } from '../../../tests/support/at-desk.ts'
import { enterPassword, hire, PASSWORD, requestWith } from '../../../tests/support/hire.ts'
import { oneTimeCode } from '../../../tests/support/one-time-code.ts'
import { test, testServices } from '../../../tests/support/test-services.ts'
import { newRecoveryCodes } from './second-factor.ts'
import { confirmCode } from './second-step.ts'
import { changePassword, findSession } from './sessions.ts'
import { warnOwner } from './warn-owner.ts'

const NEXT = 'seven herons above a dry canal'

test('wrong current passwords are written down, their owner hears of three, and five end the session', async () => {
  await using services = await testServices({ LIMIT_SIGN_INS_PER_ACCOUNT: '5' })
  const asha = await hire(services, 'sales')
  const guess = (password: string) => newRecoveryCodes(password, asha.request, services)

  expect(await guess(PASSWORD)).toHaveLength(10)
  for (let times = 0; times < 4; times++) expect(await guess('guess')).toBe('wrong')
  expect(await guess('guess')).toBe('ended')
  expect(await findSession(asha.request, services)).toBeUndefined()
  expect(await guess(PASSWORD)).toBe('ended')

  await deliverDue(services, [warnOwner])
  const { text } = copy.warnings
  expect(services.sent).toMatchObject([{ text: expect.stringContaining(text['current-password']) }])
  const refused = (await listActions(services.db)).rows.filter(({ action }) => action === 'account.password-refused')
  expect(refused).toHaveLength(5)
})

test('a new password ends every other session and half sign-in; this one gets a new token', async ({ services }) => {
  const asha = await hire(services, 'sales')
  const other = await confirmCode('totp', oneTimeCode(asha.key, 1), await enterPassword(asha, services), services)
  const elsewhere = requestWith(other.ok ? other.setCookies : [])
  const halfway = await enterPassword(asha, services)
  const session = (await findSession(asha.request, services))!

  const passwords = { currentPassword: PASSWORD, newPassword: NEXT }
  const changed = await changePassword(passwords, session, services)
  const here = requestWith(changed.ok ? changed.setCookies : [])

  expect((await findSession(here, services))?.sessionId).toBe(session.sessionId)
  expect(await findSession(asha.request, services), 'the token of before').toBeUndefined()
  expect(await findSession(elsewhere, services)).toBeUndefined()
  expect(await confirmCode('recovery', asha.recoveryCodes[0]!, halfway, services)).toMatchObject({ reason: 'ended' })
  await expect(enterPassword(asha, services)).rejects.toThrow('wrong')
  const ofPasswords = (await actionsLogged(services)).filter((action) => action.startsWith('account.password'))
  expect(ofPasswords).toEqual(['account.password-changed'])
})
