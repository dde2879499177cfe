import { expect } from 'vitest'
import type { Staff } from '#desk/access/staff-context.ts'
import { leadsDeskCopy } from '#desk/leads/inbox/words.en.ts'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import { aColleague, actionsLogged, anApplicant, arrive, press } from '../../../../tests/support/at-desk.ts'
import { type TestServices, test } from '../../../../tests/support/desk-test.ts'
import { findDeskLead } from './find-desk-lead.ts'
import { handleLeads } from './handle-leads.ts'
import { loadLead } from './load-lead.ts'
import { listOwners } from './owners.ts'
import { setStage } from './set-stage.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

test('a lead is new, then in hand, answered, closed, open again, and new as before', async ({ services, sales }) => {
  const { id } = await arrive(services)
  const stateOf = async () => {
    const { status, owner, answered_at, closed_at } = (await findDeskLead(services, id, sales))!
    return { status, owner, isAnswered: answered_at !== null, isClosed: closed_at !== null }
  }
  const nobodys = { status: 'new', owner: null, isAnswered: false, isClosed: false }
  expect(await stateOf()).toEqual(nobodys)

  await handleLeads('assign-to-me', { ids: [id] }, sales, services)
  expect(await stateOf()).toEqual({ ...nobodys, status: 'in-hand', owner: sales.name })
  await handleLeads('answer', { ids: [id] }, sales, services)
  expect(await stateOf()).toMatchObject({ status: 'answered', isAnswered: true })
  await handleLeads('close', { ids: [id] }, sales, services)
  expect(await stateOf()).toMatchObject({ status: 'closed', isAnswered: true, isClosed: true })
  await handleLeads('reopen', { ids: [id] }, sales, services)
  expect(await stateOf()).toMatchObject({ status: 'in-hand', isAnswered: false, isClosed: false })
  await handleLeads('unassign', { ids: [id] }, sales, services)
  expect(await stateOf()).toEqual(nobodys)
  expect(await actionsLogged(services)).toEqual([
    ...['lead.taken', 'lead.answered', 'lead.closed', 'lead.reopened', 'lead.put-back'],
  ])
})

test('who answers what nobody had taken owns it, and an owner stays who answers for them', async ({ services }) => {
  const [asha, ravi] = [await aColleague(services, 'sales'), await aColleague(services, 'sales', 'Ravi')]
  const [own, free] = [await arrive(services), await arrive(services, { email: 'b@example.com' })]
  await handleLeads('assign-to-me', { ids: [own.id] }, ravi, services)

  await handleLeads('answer', { ids: [own.id, free.id] }, asha, services)

  expect((await findDeskLead(services, own.id, asha))?.owner).toBe('Ravi')
  expect((await findDeskLead(services, free.id, asha))?.owner).toBe(asha.name)
})

test('nobody changes what they do not see, nor gives it to somebody who does not', async ({ services }) => {
  const [sales, hr, admin] = [
    await aColleague(services, 'sales'),
    await aColleague(services, 'hr'),
    await aColleague(services, 'admin'),
  ]
  const [enquiry, application] = [await arrive(services), await arrive(services, anApplicant())]
  const ids = [enquiry.id, application.id]

  expect(await handleLeads('close', { ids }, sales, services)).toEqual({ changed: 1, skipped: 0 })
  expect(await handleLeads('assign', { ids, ownerId: hr.id }, admin, services)).toEqual({ changed: 1, skipped: 1 })
  expect(await setStage(application.id, { stage: 'offer' }, sales, services)).toEqual({ changed: 0 })

  expect(await findDeskLead(services, application.id, sales)).toBeUndefined()
  expect(await findDeskLead(services, application.id, hr)).toMatchObject({
    status: 'in-hand',
    owner_id: hr.id,
    stage: null,
  })
  expect(await findDeskLead(services, enquiry.id, admin)).toMatchObject({ status: 'closed', owner_id: sales.id })
})

test('leads are given to those who may work on them, and are not blocked', async ({ services }) => {
  const [sales, hr, admin] = [
    await aColleague(services, 'sales'),
    await aColleague(services, 'hr'),
    await aColleague(services, 'admin'),
  ]
  await aColleague(services, 'viewer')
  const gone = await aColleague(services, 'sales')
  await services.db.updateTable('staff').set({ blocked_at: 'yesterday' }).where('id', '=', gone.id).execute()
  const { id } = await arrive(services)

  expect((await listOwners(services.db, sales)).map((each) => each.id).toSorted()).toEqual(
    [sales.id, admin.id].toSorted(),
  )
  expect((await listOwners(services.db, admin)).map((each) => each.id)).toContain(hr.id)
  expect(await handleLeads('assign', { ids: [id], ownerId: gone.id }, admin, services)).toMatchObject({ changed: 0 })
  expect(await handleLeads('assign', { ids: [id], ownerId: '' }, admin, services)).toMatchObject({ changed: 0 })
})

test('an application moves from stage to stage, and is over with the last', async ({ services, hr }) => {
  const { id } = await arrive(services, anApplicant())
  const stateAt = async (stage: Parameters<typeof setStage>[1]['stage']) => {
    await setStage(id, { stage }, hr, services)
    return findDeskLead(services, id, hr)
  }

  expect(await stateAt('screening')).toMatchObject({ stage: 'screening', status: 'in-hand', owner_id: hr.id })
  expect(await stateAt('declined')).toMatchObject({ stage: 'declined', status: 'closed' })
  expect(await stateAt('interview')).toMatchObject({ stage: 'interview', status: 'in-hand', closed_at: null })
  expect(await stateAt('received')).toMatchObject({ stage: null })
})

test('a sale that has no stage is called so in its history, whatever its status is', async ({ services, sales }) => {
  const { id } = await arrive(services, { kind: 'audit' })
  await setStage(id, { stage: 'received', worth: 5000 }, sales, services)

  const { lead, history } = (await loadLead(id, sales, services))!
  expect([lead.status, lead.stage]).toEqual(['new', null])
  expect(history[0]?.what).toBe(`${leadDeskCopy.history.handlings['lead.stage-set']}: ${leadDeskCopy.status.noStage}`)
})

test('nobody decides over what a colleague did since, and is told who; over oneself one may', async ({ services }) => {
  const [asha, ravi] = [await aColleague(services, 'hr'), await aColleague(services, 'hr', 'Ravi')]
  const { id } = await arrive(services, anApplicant())
  const { seen } = (await loadLead(id, asha, services))!
  services.travel(HOUR_MS)
  await handleLeads('assign-to-me', { ids: [id], seen }, ravi, services)

  for (const handling of ['assign-to-me', 'close'] as const)
    expect(await handleLeads(handling, { ids: [id], seen }, asha, services)).toEqual({
      ...{ changed: 0, skipped: 0, changedBy: 'Ravi' },
    })
  expect(await setStage(id, { stage: 'declined', seen }, asha, services)).toEqual({ changed: 0, changedBy: 'Ravi' })
  expect(await findDeskLead(services, id, asha)).toMatchObject({ status: 'in-hand', owner: 'Ravi', stage: null })

  expect(await handleLeads('answer', { ids: [id], seen }, ravi, services)).toEqual({ changed: 1, skipped: 0 })
  const now = (await loadLead(id, asha, services))!.seen
  expect(await handleLeads('close', { ids: [id], seen: now }, asha, services)).toEqual({ changed: 1, skipped: 0 })
})

test('a lead tells what was done about it, by whom, and to whom it was given', async ({ services }) => {
  const [asha, ravi] = [await aColleague(services, 'hr'), await aColleague(services, 'hr', 'Ravi')]
  const { id } = await arrive(services, anApplicant())
  await handleLeads('assign', { ids: [id], ownerId: ravi.id }, asha, services)
  await note(id, 'Called.', ravi, services)
  await setStage(id, { stage: 'offer' }, ravi, services)

  const { handlings } = leadDeskCopy.history
  const at = services.now().toISOString()
  expect((await loadLead(id, asha, services))!.history).toMatchObject([
    { what: `${handlings['lead.stage-set']}: ${leadsDeskCopy.stages.offer}`, by: 'Ravi', at },
    { what: `${handlings['lead.assigned']}: Ravi`, by: asha.name, at },
  ])
})

test('notes are added, never changed, and the activity log has that there is one, and not what it says', async ({
  services,
  sales,
}) => {
  const { id } = await arrive(services)

  expect(await note(id, '  Called.\r\nNobody answered. ', sales, services)).toMatchObject({
    done: leadDeskCopy.done.note,
  })
  services.travel(HOUR_MS)
  expect(await note(id, 'రేపు మళ్ళీ', sales, services)).toMatchObject({ done: leadDeskCopy.done.note })
  for (const nothing of ['', ' \n ', 'x'.repeat(5_001), 'a\0b']) {
    expect(await note(id, nothing, sales, services)).toMatchObject({ errors: { text: leadDeskCopy.refused.note } })
  }

  expect(await services.db.selectFrom('lead_notes').selectAll().orderBy('written_at').execute()).toMatchObject([
    { text: 'Called.\nNobody answered.', staff_name: sales.name },
    { text: 'రేపు మళ్ళీ' },
  ])
  await expect(services.db.updateTable('lead_notes').set({ text: 'else' }).execute()).rejects.toThrow(/append-only/)
  const log = await services.db.selectFrom('audit_log').selectAll().execute()
  expect(log).toMatchObject(Array(2).fill({ action: 'lead.noted', subject: id, staff_id: sales.id }))
  expect(JSON.stringify(log)).not.toContain('Called')
})

test('the clock says what is left, then how long it is over, then that it was late', async ({ services, sales }) => {
  const { id } = await arrive(services)
  const clock = async () => (await loadLead(id, sales, services))!.clock

  // Received on a Thursday at 4:10 PM: 24 hours.
  expect(await clock()).toEqual({ text: '1 day left', isOverdue: false })
  services.travel(DAY_MS + 3 * HOUR_MS + 60_000)
  expect(await clock()).toEqual({ text: 'Overdue by 3 h 1 min', isOverdue: true })
  await handleLeads('answer', { ids: [id] }, sales, services)
  expect(await clock()).toEqual({ text: 'Answered late', isOverdue: false })
})

test("a person's other leads are found by email or phone, of the kinds that one sees", async ({ services }) => {
  const [sales, admin] = [await aColleague(services, 'sales'), await aColleague(services, 'admin')]
  const first = await arrive(services, { email: 'Ada@Example.com', phone_number: '040 2345 6789' })
  const second = await arrive(services, { email: 'else@example.com', phone_number: '9848012345' })
  const application = await arrive(services, anApplicant({ email: 'ada@example.com' }))
  await arrive(services, { email: 'nobody@example.com', phone_number: '90000 00000' })
  const { id } = await arrive(services)
  const others = async (viewer: typeof sales) => (await loadLead(id, viewer, services))!.others.map((other) => other.id)

  expect((await others(sales)).toSorted()).toEqual([first.id, second.id].toSorted())
  expect((await others(admin)).toSorted()).toEqual([first.id, second.id, application.id].toSorted())
})

function note(id: string, text: string, by: Staff, services: TestServices) {
  return press(services, by, `/desk/leads/${id}/add-note`, { text })
}
