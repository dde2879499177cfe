import { expect } from 'vitest'
import { changeStaff } from '#desk/staff/change-staff.ts'
import { listActions } from '#platform/operation/activity-log.ts'
import { enterPassword, hire, requestWith } from '../../../tests/support/hire.ts'
import { test } from '../../../tests/support/test-services.ts'
import { findSession, signOut } from './sessions.ts'
import { findStaffByEmail, listStaff } from './staff-queries.ts'

const BY = { id: 'ravi', name: 'Ravi', email: 'ravi@example.com', role: 'admin' as const }

test('the desk begins with nobody: there is no account that everybody knows', async ({ services }) => {
  expect(await listStaff(services.db)).toEqual([])
})

test('a new role takes hold at the next request', async ({ services }) => {
  const asha = await hire(services, 'sales')
  await changeStaff('role', { id: await idOf(asha.email), role: 'viewer' }, BY, services)
  expect((await findSession(asha.request, services))?.staff.role).toBe('viewer')

  async function idOf(email: string) {
    return (await findStaffByEmail(services.db, email))!.id
  }
})

test('the role that somebody has already is no change, and no line of the activity log', async ({ services }) => {
  const asha = await hire(services, 'sales')
  const { id } = (await findStaffByEmail(services.db, asha.email))!
  const before = await listActions(services.db)

  await changeStaff('role', { id, role: 'sales' }, BY, services)
  expect(await listActions(services.db)).toEqual(before)

  await changeStaff('role', { id, role: 'viewer' }, BY, services)
  expect(await listActions(services.db)).not.toEqual(before)
})

test.for(['block', 'end-sessions', 'reset-second-factor'] as const)(
  'an admin can end every session: %s',
  async (change, { services }) => {
    const asha = await hire(services, 'sales')
    const { id } = (await findStaffByEmail(services.db, asha.email))!
    await changeStaff(change, { id }, BY, services)

    expect(await findSession(asha.request, services)).toBeUndefined()
    const [last] = (await listActions(services.db)).rows
    expect(last).toMatchObject({ staff_name: BY.name, subject: id })
  },
)

test('who is let in again can sign in again', async ({ services }) => {
  const asha = await hire(services, 'sales')
  const { id } = (await findStaffByEmail(services.db, asha.email))!
  await changeStaff('block', { id }, BY, services)
  await expect(enterPassword(asha, services)).rejects.toThrow('wrong')

  await changeStaff('unblock', { id }, BY, services)
  expect(await enterPassword(asha, services)).toBeDefined()
})

test('whose second step was reset sets up another before anything else', async ({ services }) => {
  const asha = await hire(services, 'sales')
  const { id } = (await findStaffByEmail(services.db, asha.email))!
  await changeStaff('reset-second-factor', { id }, BY, services)

  const session = await findSession(await enterPassword(asha, services), services)
  expect(session?.hasSecondFactor).toBe(false)
})

test('after signing out the cookie opens nothing', async ({ services }) => {
  const asha = await hire(services, 'sales')
  const cookies = await signOut(asha.request, services)

  expect(await findSession(asha.request, services)).toBeUndefined()
  expect(await findSession(requestWith(cookies), services)).toBeUndefined()
})
