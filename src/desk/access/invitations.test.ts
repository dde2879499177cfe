import { expect } from 'vitest'
import { listActions } from '#platform/operation/activity-log.ts'
import { deliverDue } from '#platform/outbox/outbox.ts'
import { join, PASSWORD } from '../../../tests/support/hire.ts'
import { takeAway } from '../../../tests/support/take-away.ts'
import { test } from '../../../tests/support/test-services.ts'
import { acceptInvitation, invite, mailInvitation, readInvitation } from './invitations.ts'
import { listOpenInvitations, withdrawLinks } from './one-time-links.ts'
import { listStaff } from './staff-queries.ts'

const HOUR_MS = 3_600_000
const INVITATION = { email: 'Asha@Example.com', role: 'editor' as const }

test('an invitation becomes an account with its role', async ({ services }) => {
  await join(services, 'Asha@Example.com', 'editor')

  expect(await listStaff(services.db)).toMatchObject([{ name: 'Asha Rao', email: 'asha@example.com', role: 'editor' }])
})

test('an invitation opens once', async ({ services }) => {
  const account = { token: tokenOf(await invite(INVITATION, null, services)), name: 'Asha Rao', password: PASSWORD }

  expect(await acceptInvitation(account, services)).toMatchObject({ ok: true })
  expect(await acceptInvitation({ ...account, password: `${PASSWORD}!` }, services)).toEqual({
    ok: false,
    trouble: null,
  })
  services.travel(60_001)
  expect(await acceptInvitation(account, services)).toEqual({ ok: false, trouble: null })
})

test('an invitation that is accepted by two clicks makes one account, and both are told so', async ({ services }) => {
  const account = { token: tokenOf(await invite(INVITATION, null, services)), name: 'Asha Rao', password: PASSWORD }
  const accepted = { ok: true, email: 'asha@example.com' }

  expect(await Promise.all([1, 2].map(() => acceptInvitation(account, services)))).toEqual([accepted, accepted])
  expect(await listStaff(services.db)).toHaveLength(1)
  expect((await listActions(services.db)).rows.map(({ action }) => action)).toEqual(['staff.joined', 'staff.invited'])
})

test('an invitation not accepted to its end leaves nothing half done, and opens again', async ({ services }) => {
  const account = { token: tokenOf(await invite(INVITATION, null, services)), name: 'Asha Rao', password: PASSWORD }
  const giveWayBack = await takeAway(services, 'staff_accounts')

  await expect(acceptInvitation(account, services)).rejects.toThrow()
  expect(await listStaff(services.db)).toEqual([])
  await giveWayBack()
  expect(await acceptInvitation(account, services)).toMatchObject({ ok: true })
})

test('a used invitation says there is an account; an unknown or expired one says that', async ({ services }) => {
  const token = tokenOf(await invite(INVITATION, null, services))
  expect(await readInvitation(token, services)).toEqual({ kind: 'open', email: 'asha@example.com' })

  await acceptInvitation({ token, name: 'Asha Rao', password: PASSWORD }, services)
  services.travel(30 * 24 * HOUR_MS)
  expect(await readInvitation(token, services)).toEqual({ kind: 'joined', email: 'asha@example.com' })

  expect(await readInvitation('nothing', services)).toEqual({ kind: 'stale' })
  const other = tokenOf(await invite({ email: 'ravi@example.com', role: 'viewer' }, null, services))
  services.travel(72 * HOUR_MS + 1)
  expect(await readInvitation(other, services)).toEqual({ kind: 'stale' })
})

test('an invitation of the desk is mailed with the link shown there, unless withdrawn', async ({ services }) => {
  const by = { id: 'ravi', name: 'Ravi' }
  const link = await invite(INVITATION, by, services, { jobs: [mailInvitation] })
  const queued = JSON.stringify(await services.db.selectFrom('outbox').selectAll().execute())
  expect(queued).not.toContain(tokenOf(link))

  await deliverDue(services, [mailInvitation])
  expect(services.sent).toMatchObject([{ to: 'asha@example.com', text: expect.stringContaining(link!) }])

  await invite({ ...INVITATION, email: 'mina@example.com' }, by, services, { jobs: [mailInvitation] })
  await withdrawLinks(services.db, { purpose: 'invitation', email: 'mina@example.com' })
  await deliverDue(services, [mailInvitation])
  expect(services.sent).toHaveLength(1)
})

test('an invitation opens for three days', async ({ services }) => {
  const account = { token: tokenOf(await invite(INVITATION, null, services)), name: 'Asha Rao', password: PASSWORD }

  services.travel(72 * HOUR_MS + 1)
  expect(await acceptInvitation(account, services)).toEqual({ ok: false, trouble: null })
})

test('a new invitation ends the one before it', async ({ services }) => {
  const first = tokenOf(await invite(INVITATION, null, services))
  await invite(INVITATION, null, services)

  expect(await acceptInvitation({ token: first, name: 'Asha Rao', password: PASSWORD }, services)).toMatchObject({
    ok: false,
  })
  expect(await listOpenInvitations(services.db, services.now())).toHaveLength(1)
})

test('who has an account is not invited again', async ({ services }) => {
  await join(services, 'asha@example.com', 'editor')

  expect(await invite(INVITATION, null, services)).toBeUndefined()
})

test('a weak password leaves the invitation open', async ({ services }) => {
  const token = tokenOf(await invite(INVITATION, null, services))

  const weak = await acceptInvitation({ token, name: 'Asha Rao', password: 'passwordpassword' }, services)
  expect(weak).toMatchObject({ ok: false, trouble: expect.any(String) })
  expect(await acceptInvitation({ token, name: 'Asha Rao', password: PASSWORD }, services)).toMatchObject({ ok: true })
})

test('the database keeps no token that would open anything', async ({ services }) => {
  const token = tokenOf(await invite(INVITATION, null, services))
  const kept = JSON.stringify(await services.db.selectFrom('staff_links').selectAll().execute())

  expect(kept).not.toContain(token)
})

function tokenOf(link?: string): string {
  return link?.split('/').at(-1) ?? ''
}
