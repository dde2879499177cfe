import { expect } from 'vitest'
import { confirmCode } from '#desk/access/second-step.ts'
import { findSession, listSessions } from '#desk/access/sessions.ts'
import { action as setUp } from '#desk/sign-in/second-factor.tsx'
import { listActions } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { actionsLogged, asked } from '../../../tests/support/at-desk.ts'
import { enterPassword, type Hired, hire, PASSWORD, requestWith } from '../../../tests/support/hire.ts'
import { test } from '../../../tests/support/test-services.ts'
import { action as endOwnSessions } from './account/end-own-sessions.ts'
import { action as makeRecoveryCodes } from './account/make-recovery-codes.ts'

test('one ends one’s own sessions, one or all, and only with the password', async ({ services }) => {
  const asha = await hire(services, 'sales')
  const ravi = await hire(services, 'hr')
  const elsewhere = await enterAgain(asha, services)
  const idOf = async (request: Request) => (await findSession(request, services))!.sessionId
  const end = async (session: string, ownPassword: string) =>
    post(endOwnSessions, asha.request, { session, ownPassword }, services)

  expect(await end(await idOf(elsewhere), 'not it, not it, not it')).toMatchObject({ init: { status: 422 } })
  expect(await findSession(elsewhere, services)).toBeDefined()

  await end(await idOf(ravi.request), PASSWORD)
  expect(await findSession(ravi.request, services), 'of somebody else').toBeDefined()
  await end(await idOf(elsewhere), PASSWORD)
  expect(await findSession(elsewhere, services)).toBeUndefined()
  expect(await listSessions(asha.request, await idOf(asha.request), services)).toHaveLength(1)

  await end('all', PASSWORD)
  expect(await findSession(asha.request, services)).toBeUndefined()
  const actions = (await listActions(services.db)).rows.map(({ action }) => action)
  expect(actions.slice(0, 2)).toEqual(['account.sessions-ended', 'account.session-ended'])
})

test('who has a second step gets no other one by the password alone', async ({ services }) => {
  const asha = await hire(services, 'sales')

  expect(await post(setUp, asha.request, { password: PASSWORD }, services)).toBeInstanceOf(Response)
  const halfway = await enterPassword(asha, services)
  expect(await confirmCode('recovery', asha.recoveryCodes[0]!, halfway, services)).toMatchObject({ ok: true })
})

test('new recovery codes are shown and noted, and only with the password', async ({ services }) => {
  const asha = await hire(services, 'sales')
  const before = await actionsLogged(services)

  await post(makeRecoveryCodes, asha.request, { password: 'not it, not it, not it' }, services)
  expect((await actionsLogged(services)).slice(before.length)).toEqual(['account.password-refused'])
  const made = await post(makeRecoveryCodes, asha.request, { password: PASSWORD }, services)

  expect(made).toMatchObject({ data: { codes: { length: 10 } } })
  expect((await actionsLogged(services)).slice(before.length + 1)).toEqual(['account.recovery-codes-made'])
})

async function enterAgain(asha: Hired, services: Services): Promise<Request> {
  const halfway = await enterPassword(asha, services)
  const entered = await confirmCode('recovery', asha.recoveryCodes[0]!, halfway, services)
  return requestWith(entered.ok ? entered.setCookies : [])
}

async function post(
  act: typeof endOwnSessions | typeof makeRecoveryCodes | typeof setUp,
  { headers }: Request,
  fields: Record<string, string>,
  services: Services,
) {
  const session = (await findSession(new Request('http://localhost:3000', { headers }), services))!
  const request = new Request('http://localhost:3000/desk/account', {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  })
  const args = asked(services, session.staff, '/desk/account')
  return act({ ...args, request } as never)
}
