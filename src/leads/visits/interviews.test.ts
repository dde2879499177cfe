import { expect } from 'vitest'
import { seedOpenings } from '#company/openings/seed-openings.ts'
import * as freeVisit from '#desk/leads/acts/free-visit.ts'
import { loadLead } from '#desk/leads/lead/load-lead.ts'
import { setStage } from '#desk/leads/lead/set-stage.ts'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import * as visitEvent from '#desk/leads/visit-event.ts'
import * as callOffVisit from '#desk/visits/cancel.ts'
import * as add from '#desk/visits/interviews/add.ts'
import * as callOff from '#desk/visits/interviews/cancel.ts'
import * as interviews from '#desk/visits/interviews.tsx'
import * as visits from '#desk/visits/visits.tsx'
import { interviewsDeskCopy } from '#desk/visits/words.en.ts'
import { forgetOldLeads } from '#leads/forget-old-leads.ts'
import { findOwnLead } from '#leads/own-page/find-own-lead.ts'
import { loadOwnPage } from '#leads/own-page/load-own-page.ts'
import { aColleague, actionsLogged, anApplicant, arrive, asked, perform } from '../../../tests/support/at-desk.ts'
import { deliverAnew } from '../../../tests/support/deliver-all.ts'
import { type TestServices, test, testServices } from '../../../tests/support/test-services.ts'
import { bookVisit } from './book-visit.ts'
import { interviewCopy as copy } from './interview-words.en.ts'

const LINK = 'https://meet.example.com/coral'

test('who is invited chooses a time of their opening, and both sides hear of it with the place and a calendar file', async () => {
  await using services = await testServices()
  const { hr, id, slot } = await invited(services)
  await deliverAnew(services)

  const page = await ownPage(services, id)
  expect(page.visit).toMatchObject({ isInterview: true, booked: null, free: [{ id: slot }] })
  // The link is for whoever has booked.
  expect(JSON.stringify(page.visit)).not.toContain(LINK)
  expect(await bookVisit(id, slot, services)).toBe('booked')
  await deliverAnew(services)
  const toApplicant = services.sent.find(({ to }) => to === 'joseph@example.com')
  expect(toApplicant?.subject).toBe(copy.mail.subjects.booked(page.reference))
  expect(toApplicant?.text).toContain(LINK)
  const toStaff = services.sent.find(({ to }) => to === hr.email)
  expect(toStaff?.subject).toContain('10:00 AM to 10:30 AM IST')
  expect((await ownPage(services, id)).visit?.booked).toMatchObject({
    how: expect.stringContaining(LINK),
    isOver: false,
  })

  const event = await visitEvent.loader(asked(services, hr, `/desk/leads/${id}/visit.ics`, { params: { id } }))
  expect(await event.text()).toMatch(/METHOD:PUBLISH.*SUMMARY:Interview.*LOCATION:By video/s)
})

test('times of one opening are offered to nobody of another, and to nobody who was not invited', async () => {
  await using services = await testServices()
  const { hr, slot } = await invited(services)
  const other = await arrive(
    services,
    anApplicant({ email: 'b@example.com', details: { ...anApplicant().details, job_id: null } }),
  )
  await setStage(other.id, { stage: 'interview' }, hr, services)
  const early = await arrive(services, anApplicant({ email: 'c@example.com' }))

  for (const { id } of [other, early]) {
    expect((await ownPage(services, id)).visit?.free ?? []).toEqual([])
    expect(await bookVisit(id, slot, services)).toBe('gone')
  }
})

test('of two who want one time one gets it; called off, they are told to choose another', async ({ services }) => {
  const { hr, id, slot } = await invited(services)
  const second = await arrive(services, anApplicant({ email: 'b@example.com' }))
  await setStage(second.id, { stage: 'interview' }, hr, services)
  const outcomes = await Promise.all([id, second.id].map((each) => bookVisit(each, slot, services)))
  expect(outcomes.toSorted()).toEqual(['booked', 'full'])
  await deliverAnew(services)

  const admin = await aColleague(services, 'admin')
  const off = { to: '/desk/interviews/cancel', form: { id: slot } }
  expect((await perform(callOffVisit, services, admin, off)).status).toBe(409)
  expect((await perform(callOff, services, hr, off)).done).toBe(interviewsDeskCopy.done(1))
  await deliverAnew(services)
  expect(services.sent[0]?.subject).toContain('We cannot meet then')
})

test('a time that is booked for nothing is offered to be freed, and freed on purpose, with a mail', async () => {
  await using services = await testServices()
  const { hr, id, slot } = await invited(services)
  await bookVisit(id, slot, services)
  const idle = async () => (await loadLead(id, hr, services))!.idleVisit
  expect(await idle()).toBeNull()
  services.travel(1_000)
  await setStage(id, { stage: 'declined' }, hr, services)
  await deliverAnew(services)
  expect(await idle()).toMatchObject({ slot, when: expect.stringContaining('10:00 AM to 10:30 AM IST') })

  const free = () =>
    perform(freeVisit, services, hr, { to: `/desk/leads/${id}/free-visit`, params: { id }, form: { slot } })
  expect((await free()).done).toBe(leadDeskCopy.done.freed)
  expect((await free()).status).toBe(409)
  expect((await actionsLogged(services)).filter((action) => action.startsWith('lead.visit-'))).toEqual([
    'lead.visit-booked',
    'lead.visit-freed',
  ])
  expect(await idle()).toBeNull()
  await deliverAnew(services)
  const { reference } = (await findOwnLead(services.db, id))!
  expect(services.sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['joseph@example.com', copy.mail.subjects.freed(reference)],
  ])
  expect(String(services.sent[0]?.attachments?.[0]?.content)).toMatch(/METHOD:CANCEL.*SUMMARY:Interview/s)

  const next = await arrive(services, anApplicant({ email: 'b@example.com' }))
  await setStage(next.id, { stage: 'interview' }, hr, services)
  expect(await bookVisit(next.id, slot, services)).toBe('booked')
})

test('interviews stand on their own page of the desk, and visits on theirs', async ({ services }) => {
  const { hr, id, slot } = await invited(services)
  await bookVisit(id, slot, services)
  const { slots } = await interviews.loader(asked(services, hr, '/desk/interviews'))
  expect(slots).toMatchObject([
    { area: expect.anything(), how: expect.stringContaining(LINK), booked: [{ leadId: id }] },
  ])
  const admin = await aColleague(services, 'admin')
  expect((await visits.loader(asked(services, admin, '/desk/visits'))).slots).toEqual([])
})

test.each([
  [{ opening: 'nothing' }, 'opening'],
  [{ meeting: 'dance' }, 'meeting'],
  [{ meeting: 'site', place: '' }, 'place'],
  [{ meeting: 'video', place: 'http://meet.example.com' }, 'place'],
  [{ until: '09:00' }, 'until'],
])('no time is offered for %j', async (wrong, field) => {
  await using services = await testServices()
  await seedOpenings(services.db, services.now())
  const { status, errors } = await offer(services, await aColleague(services, 'hr'), wrong)
  expect([status, Object.keys(errors)]).toEqual([422, [field]])
})

test('an application whose time is over goes, and staff hear who may still come to its interview', async () => {
  await using services = await testServices({ RETENTION_APPLICATIONS_MONTHS: '1' })
  const { hr, id, slot } = await invited(services)
  const { reference } = await ownPage(services, id)
  expect(await bookVisit(id, slot, services)).toBe('booked')
  await deliverAnew(services)
  const long = new Date(services.now().getTime() - 60 * 86_400_000).toISOString()
  await services.db.updateTable('leads').set({ received_at: long }).where('id', '=', id).execute()

  await forgetOldLeads(services)
  expect(await services.db.selectFrom('leads').select('id').execute()).toEqual([])
  await deliverAnew(services)
  expect(services.sent.map(({ to }) => to)).toEqual([hr.email])
  expect(services.sent[0]?.subject).toContain(copy.notice.subjects.forgotten(reference, ''))
  expect(services.sent[0]?.text).toContain(copy.notice.forgotten)
  expect(services.sent[0]?.attachments ?? []).toEqual([])
})

async function invited(services: TestServices) {
  await seedOpenings(services.db, services.now())
  const hr = await aColleague(services, 'hr')
  const { id } = await arrive(services, anApplicant())
  await setStage(id, { stage: 'interview' }, hr, services)
  const { status, typed } = await offer(services, hr)
  expect(status).toBe(200)
  // For the next time of that day.
  expect(typed).toMatchObject({ day: '2026-11-23', opening: 'telecaller', place: LINK, from: '', until: '' })
  const slot = await services.db.selectFrom('visit_slots').select('id').executeTakeFirstOrThrow()
  return { hr, id, slot: slot.id }
}

function offer(services: TestServices, hr: Awaited<ReturnType<typeof aColleague>>, more: Record<string, string> = {}) {
  const at = { day: '2026-11-23', from: '10:00', until: '10:30', places: '1' }
  const form = { ...at, opening: 'telecaller', meeting: 'video', place: LINK, ...more }
  return perform(add, services, hr, { to: '/desk/interviews/add', form })
}

async function ownPage(services: TestServices, id: string) {
  return loadOwnPage((await findOwnLead(services.db, id))!, 'whole', services)
}
