import { expect } from 'vitest'
import type { Staff } from '#desk/access/staff-context.ts'
import { action as undo } from '#desk/leads/acts/undo.ts'
import * as followUpEvent from '#desk/leads/follow-up-event.ts'
import { aColleague, arrive, asked } from '../../../../tests/support/at-desk.ts'
import { deliverAll } from '../../../../tests/support/deliver-all.ts'
import { type TestServices, test } from '../../../../tests/support/test-services.ts'
import { findDeskLead } from './find-desk-lead.ts'
import { findFollowUp, snoozedTo } from './follow-ups.ts'
import { handleLeads } from './handle-leads.ts'
import { seenOf } from './lead-history.ts'
import { setFollowUp } from './set-follow-up.ts'

const HOUR_MS = 3_600_000

test('whoever means to call again takes a lead that nobody had', async ({ services }) => {
  const { asha, id, at } = await aFollowUp(services)

  expect(await findFollowUp(services.db, id)).toMatchObject({
    due_at: at.toISOString(),
    text: 'Call',
    set_by_name: 'Asha Rao',
  })
  expect(await findDeskLead(services, id, asha)).toMatchObject({ status: 'in-hand', owner: 'Asha Rao' })
})

test('one at a time: setting another ends the first, and undo brings the first back', async ({ services }) => {
  const { asha, id, at } = await aFollowUp(services)
  services.travel(1_000)
  const later = new Date(at.getTime() + HOUR_MS)
  await setFollowUp(id, { followUp: { at: later, text: 'Again' } }, asha, services)
  expect(await findFollowUp(services.db, id)).toMatchObject({ text: 'Again' })

  services.travel(1_000)
  await undoOf(services, asha, id)
  expect(await findFollowUp(services.db, id)).toMatchObject({ text: 'Call', due_at: at.toISOString() })
})

test('put off twice in one second, it moves in a calendar twice', async ({ services }) => {
  const { asha, id, at } = await aFollowUp(services)
  const sequence = async () => {
    const params = { id }
    const event = await followUpEvent.loader(asked(services, asha, `/desk/leads/${id}/follow-up.ics`, { params }))
    return Number(/^SEQUENCE:(\d+)/m.exec(await event.text())?.[1])
  }
  const first = await sequence()
  await setFollowUp(id, { followUp: { at: new Date(at.getTime() + HOUR_MS), text: 'Call' } }, asha, services)
  const second = await sequence()
  await undoOf(services, asha, id)

  expect(second).toBeGreaterThan(first)
  expect(await sequence()).toBeGreaterThan(second)
})

test('done is done, until it is undone; closing ends it too', async ({ services }) => {
  const { asha, id } = await aFollowUp(services)

  for (const end of [
    () => setFollowUp(id, { followUp: null }, asha, services),
    () => handleLeads('close', { ids: [id] }, asha, services),
  ]) {
    services.travel(1_000)
    await end()
    expect(await findFollowUp(services.db, id)).toBeUndefined()
    services.travel(1_000)
    await undoOf(services, asha, id)
    expect(await findFollowUp(services.db, id)).toMatchObject({ text: 'Call' })
  }
})

test('nobody decides over what a colleague did meanwhile, or over leads that they do not see', async ({ services }) => {
  const { asha, id, at } = await aFollowUp(services)
  const seen = seenOf((await findDeskLead(services, id, asha))!)
  const ravi = await aColleague(services, 'sales', 'Ravi')
  const hr = await aColleague(services, 'hr')
  services.travel(1_000)
  await handleLeads('assign-to-me', { ids: [id] }, ravi, services)

  expect(await setFollowUp(id, { followUp: null, seen }, asha, services)).toEqual({ changed: 0, changedBy: 'Ravi' })
  expect(await setFollowUp(id, { followUp: null }, hr, services)).toEqual({ changed: 0 })
  expect(await findFollowUp(services.db, id)).toMatchObject({ due_at: at.toISOString() })
})

test('put off, it comes again in an hour, or at ten on a working day', () => {
  // A Saturday, 4 pm in India.
  const now = new Date('2026-11-28T10:30:00Z')

  expect(snoozedTo('hour', now).toISOString()).toBe('2026-11-28T11:30:00.000Z')
  expect(snoozedTo('tomorrow', now).toISOString()).toBe('2026-11-30T04:30:00.000Z')
  expect(snoozedTo('week', now).toISOString()).toBe('2026-12-05T04:30:00.000Z')
})

async function aFollowUp(services: TestServices) {
  const asha = await aColleague(services, 'sales')
  const { id } = await arrive(services)
  await deliverAll(services)
  const at = new Date(services.now().getTime() + HOUR_MS)
  await setFollowUp(id, { followUp: { at, text: 'Call' } }, asha, services)
  return { asha, id, at }
}

function undoOf(services: TestServices, staff: Staff, id: string) {
  return undo(asked(services, staff, `/desk/leads/${id}/undo`, { form: {}, params: { id } }) as never)
}
