import { expect, test } from 'vitest'
import { join, PASSWORD } from '../../tests/support/hire.ts'
import { testServices } from '../../tests/support/test-services.ts'
import { acceptInvitation, invite } from './invitations.ts'
import { listOpenInvitations } from './one-time-links.ts'
import { listStaff } from './staff-queries.ts'

const HOUR_MS = 3_600_000
const INVITATION = { email: 'Asha@Example.com', role: 'editor' as const }

test('an invitation becomes an account with its role', async () => {
  await using services = await testServices()
  await join(services, 'Asha@Example.com', 'editor')

  expect(await listStaff(services.db)).toMatchObject([{ name: 'Asha Rao', email: 'asha@example.com', role: 'editor' }])
})

test('an invitation opens once', async () => {
  await using services = await testServices()
  const account = { token: tokenOf(await invite(INVITATION, null, services)), name: 'Asha Rao', password: PASSWORD }

  expect(await acceptInvitation(account, services)).toMatchObject({ ok: true })
  expect(await acceptInvitation(account, services)).toEqual({ ok: false, trouble: null })
})

test('an invitation opens for three days', async () => {
  await using services = await testServices()
  const account = { token: tokenOf(await invite(INVITATION, null, services)), name: 'Asha Rao', password: PASSWORD }

  services.travel(72 * HOUR_MS + 1)
  expect(await acceptInvitation(account, services)).toEqual({ ok: false, trouble: null })
})

test('a new invitation ends the one before it', async () => {
  await using services = await testServices()
  const first = tokenOf(await invite(INVITATION, null, services))
  await invite(INVITATION, null, services)

  expect(await acceptInvitation({ token: first, name: 'Asha Rao', password: PASSWORD }, services)).toMatchObject({
    ok: false,
  })
  expect(await listOpenInvitations(services.db, services.now())).toHaveLength(1)
})

test('who has an account is not invited again', async () => {
  await using services = await testServices()
  await join(services, 'asha@example.com', 'editor')

  expect(await invite(INVITATION, null, services)).toBeUndefined()
})

test('a weak password leaves the invitation open', async () => {
  await using services = await testServices()
  const token = tokenOf(await invite(INVITATION, null, services))

  const weak = await acceptInvitation({ token, name: 'Asha Rao', password: 'passwordpassword' }, services)
  expect(weak).toMatchObject({ ok: false, trouble: expect.any(String) })
  expect(await acceptInvitation({ token, name: 'Asha Rao', password: PASSWORD }, services)).toMatchObject({ ok: true })
})

test('the database keeps no token that would open anything', async () => {
  await using services = await testServices()
  const token = tokenOf(await invite(INVITATION, null, services))
  const kept = JSON.stringify(await services.db.selectFrom('staff_links').selectAll().execute())

  expect(kept).not.toContain(token)
})

function tokenOf(link?: string): string {
  return link?.split('/').at(-1) ?? ''
}
