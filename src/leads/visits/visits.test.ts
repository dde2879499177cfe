import { afterAll, beforeAll, expect } from 'vitest'
import type { Staff } from '#desk/access/staff-context.ts'
import * as undo from '#desk/leads/acts/undo.ts'
import { leadsDeskCopy } from '#desk/leads/inbox/words.en.ts'
import { loadLead } from '#desk/leads/lead/load-lead.ts'
import { setStage } from '#desk/leads/lead/set-stage.ts'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import { erasePerson } from '#desk/privacy/erase-person.ts'
import * as add from '#desk/visits/add.ts'
import * as cancel from '#desk/visits/cancel.ts'
import { listSlots } from '#desk/visits/list-slots.ts'
import * as move from '#desk/visits/move.ts'
import { findMoving } from '#desk/visits/visits.tsx'
import { visitsDeskCopy as desk } from '#desk/visits/words.en.ts'
import { withdrawConsents } from '#leads/consents/withdraw-consents.ts'
import { eraseOwnLead } from '#leads/own-page/erase-own-lead.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { aColleague, arrive, perform } from '../../../tests/support/at-desk.ts'
import { deliverAnew } from '../../../tests/support/deliver-all.ts'
import { changedFacts } from '../../../tests/support/facts.ts'
import { type TestServices, test, testServices } from '../../../tests/support/test-services.ts'
import { bookVisit, cancelVisit, moveVisit } from './book-visit.ts'
import { slotInWords } from './slot-in-words.ts'
import { findArea, findVisit, listFreeSlots } from './visit-slots.ts'
import { visitCopy as copy } from './words.en.ts'

const HYDERABAD = { id: 'areas-1', name: 'Hyderabad', pins: ['5000', '500101-500120'], isVisited: true, words: null }
const SATURDAY = { starts_at: '2026-11-21T04:30:00.000Z', ends_at: '2026-11-21T06:30:00.000Z' }
const PUNE = { id: 'areas-2', name: 'Pune', pins: ['411'], isVisited: false, words: 'From next year.' }
const areas = [HYDERABAD, PUNE].map((area) => ({ ...area, isSample: false }))

// Other files of the same worker read the facts too.
let facts: Disposable
beforeAll(() => {
  facts = changedFacts(() => ({ areas }))
})
afterAll(() => facts[Symbol.dispose]())

test('a PIN code belongs to the first area that names it: whole, by its first digits, or within a span', () => {
  expect(findArea('500081')?.name).toBe('Hyderabad')
  expect(findArea('500101')?.name).toBe('Hyderabad')
  expect(findArea('500120')?.name).toBe('Hyderabad')
  expect(findArea('500121')).toBeUndefined()
  expect(findArea('411001')?.name).toBe('Pune')
  for (const none of ['', '5000', '50008a', '600001']) expect(findArea(none)).toBeUndefined()
})

test('staff add times for an area, and whoever asked for an audit there is offered the free ones', async () => {
  await using services = await testServices()
  const ours = await anAudit(services, 'ada@example.com')
  const elsewhere = await anAudit(services, 'eve@example.com', '411001')
  await slot(services)

  expect(await listFreeSlots(services.db, ours, services.now())).toMatchObject([{ area_name: 'Hyderabad' }])
  expect(await listFreeSlots(services.db, elsewhere, services.now())).toEqual([])
  expect(await listFreeSlots(services.db, await arrive(services), services.now())).toEqual([])
  // The day before, late: nobody at the desk would read of it in time.
  services.travel(2 * 24 * 3_600_000)
  expect(await listFreeSlots(services.db, ours, services.now())).toEqual([])
})

test.each([
  [{ day: '2026-11-01' }, 'day'],
  [{ day: '2026-02-30' }, 'day'],
  [{ from: 'soon' }, 'from'],
  [{ until: '09:00' }, 'until'],
  [{ area: 'areas-2' }, 'area'],
  [{ places: '0' }, 'places'],
])('no time is added for %j', async (wrong, field) => {
  await using services = await testServices()
  const asha = await aColleague(services, 'sales')
  const form = { day: '2026-11-21', from: '10:00', until: '12:00', area: 'areas-1', places: '1', ...wrong }
  const { status, errors } = await perform(add, services, asha, { to: '/desk/visits/add', form })
  expect([status, Object.keys(errors)]).toEqual([422, [field]])
})

test('what was offered stays in the form for the next time of that day; its hours do not', async ({ services }) => {
  const asha = await aColleague(services, 'sales')
  const form = { day: '2026-11-21', from: '10:00', until: '12:00', area: 'areas-1', places: '2' }
  const { status, typed } = await perform(add, services, asha, { to: '/desk/visits/add', form })
  expect([status, typed]).toEqual([200, { ...form, from: '', until: '' }])
})

test('of many who want the last place one gets it, and a move that fails leaves the visit as it was', async () => {
  await using services = await testServices()
  const leads = await Promise.all([1, 2, 3, 4].map((n) => anAudit(services, `v${n}@example.com`)))
  const [last, other] = [await slot(services), await slot(services, { from: '14:00', until: '16:00' })]

  const outcomes = await Promise.all(leads.map(({ id }) => bookVisit(id, last, services)))
  expect(outcomes.toSorted()).toEqual(['booked', 'full', 'full', 'full'])
  const loser = leads[outcomes.indexOf('full')]!
  expect(await bookVisit(loser.id, other, services)).toBe('booked')
  expect(await bookVisit(loser.id, last, services)).toBe('full')
  expect((await findVisit(services.db, loser.id))?.id).toBe(other)
  expect(await listFreeSlots(services.db, loser, services.now())).toEqual([])
})

test('one visitor in two windows has one visit', async ({ services }) => {
  const lead = await anAudit(services, 'ada@example.com')
  const slots = [await slot(services), await slot(services, { from: '14:00', until: '16:00' })]

  await Promise.all([...slots, ...slots].map((id) => bookVisit(lead.id, id, services)))
  const open = await services.db.selectFrom('visits').selectAll().where('ended_at', 'is', null).execute()
  expect(open).toHaveLength(1)
})

test('booking, moving and cancelling is told to both sides by mail', async ({ services }) => {
  const lead = await anAudit(services, 'ada@example.com')
  const [first, second] = [await slot(services), await slot(services, { from: '14:00', until: '16:00' })]

  await bookVisit(lead.id, first, services)
  await deliverAnew(services)
  expect(told(services)).toEqual([
    ['ada@example.com', copy.mail.subjects.booked(lead.reference)],
    [services.env.SALES_EMAIL, expect.stringContaining('10:00 AM to 12:00 PM IST')],
  ])
  await bookVisit(lead.id, second, services)
  await deliverAnew(services)
  expect(told(services)[0]).toEqual(['ada@example.com', copy.mail.subjects.moved(lead.reference)])
  expect(services.sent[0]?.text).toContain('Saturday, 21 November 2026, 2:00 PM to 4:00 PM IST')
  expect(await cancelVisit(lead.id, services)).toBe(true)
  expect(await cancelVisit(lead.id, services)).toBe(false)
  await deliverAnew(services)
  expect(told(services)).toEqual([
    ['ada@example.com', copy.mail.subjects.cancelled(lead.reference)],
    [services.env.SALES_EMAIL, expect.stringContaining('cancelled')],
  ])
})

test('what is mailed of a visit puts it into a calendar, moves it there, and takes it out again, also within one second', async () => {
  await using services = await testServices()
  const asha = await aColleague(services, 'sales')
  const lead = await anAudit(services, 'ada@example.com')
  const [first, second] = [await slot(services), await slot(services, { from: '14:00', until: '16:00' })]
  const events: Event[] = []
  const mailed = async () => {
    await deliverAnew(services)
    const files = services.sent.flatMap(({ attachments }) => attachments ?? [])
    const [file] = files
    // Whoever is told gets the same: the visitor, and staff where the visitor changed it.
    expect(new Set(files.map(({ content }) => content.toString())).size).toBe(1)
    const event = eventIn(file!.content.toString())
    expect(file).toMatchObject({
      name: `${lead.reference}.ics`,
      type: expect.stringContaining(`method=${event.METHOD}`),
    })
    events.push(event)
  }

  await deliverAnew(services)
  await bookVisit(lead.id, first, services)
  await mailed()
  await bookVisit(lead.id, second, services)
  await mailed()
  await moveVisit({ leadId: lead.id, from: second, to: first }, asha, services)
  await deliverAnew(services)
  await cancelVisit(lead.id, services)
  await mailed()
  await bookVisit(lead.id, second, services)
  await mailed()
  await perform(cancel, services, asha, { to: '/desk/visits/cancel', form: { id: second } })
  await mailed()

  expect(events.map(({ METHOD, STATUS, DTSTART }) => [METHOD, STATUS, DTSTART])).toEqual([
    ['PUBLISH', 'CONFIRMED', '20261121T043000Z'],
    ['PUBLISH', 'CONFIRMED', '20261121T083000Z'],
    ['CANCEL', 'CANCELLED', '20261121T043000Z'],
    ['PUBLISH', 'CONFIRMED', '20261121T083000Z'],
    ['CANCEL', 'CANCELLED', '20261121T083000Z'],
  ])
  for (const event of events)
    expect(event).toMatchObject({ UID: `visit-${lead.id}`, ORGANIZER: `mailto:${services.env.SALES_EMAIL}` })
  const rising = events.map(({ SEQUENCE }) => Number(SEQUENCE))
  expect(rising).toEqual([...new Set(rising)].toSorted((a, b) => a - b))
})

test('a visit that its sender books moves the sale there, and off again it stands where it was', async () => {
  await using services = await testServices()
  const asha = await aColleague(services, 'sales')
  const lead = await anAudit(services, 'ada@example.com')
  const [first, second] = [await slot(services), await slot(services, { from: '14:00', until: '16:00' })]
  const stands = async () => {
    const { lead: loaded, stageByVisit } = (await loadLead(lead.id, asha, services))!
    return [loaded.status, loaded.stage, stageByVisit !== null]
  }

  await bookVisit(lead.id, first, services)
  expect(await stands()).toEqual(['new', 'visit-booked', true])
  services.travel(1_000)
  await bookVisit(lead.id, second, services)
  expect(await stands()).toEqual(['new', 'visit-booked', true])
  await cancelVisit(lead.id, services)
  expect(await stands()).toEqual(['new', null, false])

  await setStage(lead.id, { stage: 'quoted' }, asha, services)
  await bookVisit(lead.id, first, services)
  await cancelVisit(lead.id, services)
  expect(await stands()).toEqual(['in-hand', 'quoted', false])

  services.travel(1_000)
  await setStage(lead.id, { stage: 'lost', lostBecause: 'no-answer' }, asha, services)
  services.travel(1_000)
  await bookVisit(lead.id, first, services)
  expect(await stands()).toEqual(['in-hand', 'visit-booked', true])
})

test('any colleague undoes what a booking set, by the line that says so; not once something else was done', async () => {
  await using services = await testServices()
  const asha = await aColleague(services, 'sales')
  const lead = await anAudit(services, 'ada@example.com')
  await bookVisit(lead.id, await slot(services), services)
  const load = async () => (await loadLead(lead.id, asha, services))!
  const { history, stageByVisit } = await load()
  const { handlings } = leadDeskCopy.history
  expect(history[0]?.what).toBe(`${handlings['lead.stage-by-visit']}: ${leadsDeskCopy.stages['visit-booked']}`)

  const back = (form: Record<string, string>) =>
    perform(undo, services, asha, { to: `/desk/leads/${lead.id}/undo`, params: { id: lead.id }, form })
  // Undo of what one did oneself takes nothing of a stranger back.
  expect((await back({})).trouble).toBe(leadDeskCopy.refused.undo)
  services.travel(1_000)
  expect((await back({ line: String(stageByVisit) })).done).toBe(leadDeskCopy.done.undo)
  expect((await load()).lead).toMatchObject({ stage: null, status: 'new' })
  expect((await back({ line: String(stageByVisit) })).trouble).toBe(leadDeskCopy.refused.undo)
})

test('staff move a visit within its area, and its sender is told with the new time for their calendar', async () => {
  await using services = await testServices()
  const asha = await aColleague(services, 'sales')
  const [lead, other] = [await anAudit(services, 'ada@example.com'), await anAudit(services, 'eve@example.com')]
  const hours = ['10:00', '14:00', '16:00'].map((from) => ({ from, until: from.replace(':00', ':30') }))
  const [first, second, taken] = [
    await slot(services, hours[0]),
    await slot(services, hours[1]),
    await slot(services, hours[2]),
  ]
  await bookVisit(lead.id, first, services)
  await bookVisit(other.id, taken, services)
  // Too soon for a visitor to choose; whoever drives there may.
  services.travel(36 * 3_600_000)
  await deliverAnew(services)

  const slots = await listSlots(services.db, { kinds: ['audit'], isInterview: false, now: services.now() })
  expect(findMoving(slots, lead.id)).toMatchObject({ name: 'Ada Lovelace', from: { id: first }, to: [{ id: second }] })
  const asked = (form: Record<string, string>) =>
    perform(move, services, asha, { to: '/desk/visits/move', form: { lead: lead.id, from: first, ...form } })
  expect(await asked({})).toMatchObject({ status: 422, errors: { to: desk.move.refused.none } })
  expect(await asked({ to: taken })).toMatchObject({ status: 409, trouble: desk.move.refused.full })
  expect(await asked({ to: second })).toMatchObject({ status: 200, done: desk.move.done('Ada Lovelace') })
  // As a colleague saw it who opened the page before.
  expect(await asked({ to: taken })).toMatchObject({ status: 409, trouble: desk.move.refused.gone })

  await deliverAnew(services)
  expect(told(services)).toEqual([['ada@example.com', copy.mail.subjects['moved-by-us'](lead.reference)]])
  const [mail] = services.sent
  expect(mail?.text).toContain('Saturday, 21 November 2026, 2:00 PM to 2:30 PM IST')
  const event = String(mail?.attachments?.[0]?.content)
  expect(event).toContain('DTSTART:20261121T083000Z')
  expect(event).toContain(`UID:visit-${lead.id}`)
  expect(await history(services, lead.id, asha)).toContainEqual(
    expect.objectContaining({ what: leadDeskCopy.history.others['lead.visit-moved-by-us'], by: asha.name }),
  )
})

test('a visit moves to no other area, to no time that has begun, and not after its sender cancelled it', async () => {
  await using services = await testServices()
  using _ = changedFacts(() => ({ areas: areas.map((area) => ({ ...area, isVisited: true })) }))
  const asha = await aColleague(services, 'sales')
  const lead = await anAudit(services, 'ada@example.com')
  const [from, elsewhere] = [await slot(services), await slot(services, { area: 'areas-2' })]
  const soon = await slot(services, { day: '2026-11-20' })
  await bookVisit(lead.id, from, services)

  const moved = (to: string) => moveVisit({ leadId: lead.id, from, to }, asha, services)
  expect(await moved(elsewhere)).toBe('gone')
  expect(await moved('nothing')).toBe('gone')
  await cancelVisit(lead.id, services)
  expect(await moved(soon)).toBe('gone')
  await bookVisit(lead.id, from, services)
  services.travel(3 * 24 * 3_600_000)
  expect(await moved(soon)).toBe('gone')
  expect((await findVisit(services.db, lead.id))?.id).toBe(from)
})

test('a time that staff call off is told to everybody who had booked it, and nobody books it any more', async () => {
  await using services = await testServices()
  const asha = await aColleague(services, 'sales')
  const leads = [await anAudit(services, 'ada@example.com'), await anAudit(services, 'eve@example.com')]
  const id = await slot(services, { places: '2' })
  for (const lead of leads) expect(await bookVisit(lead.id, id, services)).toBe('booked')
  await deliverAnew(services)
  const [shown] = await listSlots(services.db, {
    kinds: ['audit'],
    isInterview: false,
    now: services.now(),
  })
  expect(shown).toMatchObject({ places: 2, isOpen: true, booked: [{ leadId: leads[0]!.id }, { leadId: leads[1]!.id }] })

  const off = { to: '/desk/visits/cancel', form: { id } }
  expect((await perform(cancel, services, asha, off)).status).toBe(200)
  expect((await perform(cancel, services, asha, off)).status).toBe(409)
  await deliverAnew(services)
  expect(services.sent.map(({ to }) => to).toSorted()).toEqual(['ada@example.com', 'eve@example.com'])
  expect(services.sent[0]?.text).toContain('/your-enquiry/')
  expect(await bookVisit(leads[0]!.id, id, services)).toBe('gone')
})

test('a visitor hears of a visit in the language of the lead, whoever moved it, and of what was taken back in that of the page', async () => {
  await using services = await testServices()
  const lead = await anAudit(services, 'ada@example.com')
  await services.db
    .updateTable('leads')
    .set({ attribution: JSON.stringify({ language: 'hi' }) })
    .execute()
  await bookVisit(lead.id, await slot(services), services)
  await deliverAnew(services)
  const toVisitor = () => services.sent.filter(({ to }) => to === 'ada@example.com')
  expect(toVisitor().map(({ html }) => html.includes('lang="hi"'))).not.toContain(false)

  const wanted = { leadIds: [lead.id], newsletter: false }
  await inLanguage('te', () => withdrawConsents({ kind: 'lead', id: lead.id }, wanted, async () => {}, services))
  await deliverAnew(services)
  expect(toVisitor().some(({ html }) => html.includes('lang="te"'))).toBe(true)
})

test('whoever takes consent back or erases the lead frees the place, and staff are told not to drive there', async () => {
  await using services = await testServices()
  const [one, two] = [await anAudit(services, 'ada@example.com'), await anAudit(services, 'eve@example.com')]
  const id = await slot(services, { places: '2' })
  for (const lead of [one, two]) await bookVisit(lead.id, id, services)
  await deliverAnew(services)

  await withdrawConsents(
    { kind: 'lead', id: one.id },
    { leadIds: [one.id], newsletter: false },
    async () => {},
    services,
  )
  await eraseOwnLead(two.id, services)
  await deliverAnew(services)
  const toSales = services.sent.filter(({ to }) => to === services.env.SALES_EMAIL)
  expect(toSales.map(({ subject }) => subject.split(':')[0]).toSorted()).toEqual(
    [one, two].map(({ reference }) => `${reference} Visit cancelled`).toSorted(),
  )
  const ofErased = toSales.find(({ subject }) => subject.startsWith(two.reference))
  expect(ofErased?.text).not.toMatch(/eve|lovelace/i)
  expect(eventIn(String(ofErased?.attachments?.[0]?.content))).toMatchObject({
    METHOD: 'CANCEL',
    UID: `visit-${two.id}`,
    DTSTART: '20261121T043000Z',
  })
  expect(await listFreeSlots(services.db, one, services.now())).toHaveLength(1)
  const named = await services.db.selectFrom('outbox').select('payload').where('kind', 'like', 'visit.tell%').execute()
  // Of the one that was erased nothing is left, not even its deliveries.
  expect(named.map(({ payload }) => JSON.parse(payload).change).toSorted()).toEqual([
    'booked',
    'booked',
    'cancelled',
    'cancelled',
  ])
})

test('staff who are to come hear of a visit whose sender a colleague erased, in English and with the file for their calendar', async () => {
  await using services = await testServices()
  const asha = await aColleague(services, 'sales')
  const lead = await anAudit(services, 'ada@example.com')
  await bookVisit(lead.id, await slot(services), services)
  await deliverAnew(services)
  const [file] = services.sent.flatMap(({ attachments }) => attachments ?? [])
  const booked = eventIn(String(file?.content))

  const ada = { kind: 'email', value: 'ada@example.com' } as const
  await inLanguage('hi', () => erasePerson(ada, { neverAgain: false, reason: '' }, asha, services))
  await deliverAnew(services)
  expect(services.sent.map(({ to, subject }) => [to, subject])).toEqual([
    [services.env.SALES_EMAIL, copy.notice.subjects.cancelled(lead.reference, slotInWords(SATURDAY))],
  ])
  const off = eventIn(String(services.sent[0]?.attachments?.[0]?.content))
  expect(off).toMatchObject({ METHOD: 'CANCEL', UID: booked.UID })
  expect(Number(off.SEQUENCE)).toBeGreaterThan(Number(booked.SEQUENCE))
})

test('nobody books for a lead that is not theirs to visit, nor again and again', async ({ services }) => {
  const elsewhere = await anAudit(services, 'eve@example.com', '411001')
  const lead = await anAudit(services, 'ada@example.com')
  const slots = [await slot(services), await slot(services, { from: '14:00', until: '16:00' })]

  expect(await bookVisit(elsewhere.id, slots[0]!, services)).toBe('gone')
  expect(await bookVisit(lead.id, 'nothing', services)).toBe('gone')
  for (let n = 0; n < 20; n++) expect(await bookVisit(lead.id, slots[n % 2]!, services)).toBe('booked')
  expect(await bookVisit(lead.id, slots[0]!, services)).toBe('too-many')
})

async function history(services: TestServices, leadId: string, staff: Staff) {
  return (await loadLead(leadId, staff, services))?.history
}

let audits = 0

function anAudit(services: TestServices, email: string, pincode = '500081') {
  const country = { id: 'IN', name: 'India' }
  const address = {
    address_line_1: `Plot ${audits++}`,
    city_name: 'Hyderabad',
    pincode,
    country,
    state: { id: 'IN-TS', name: 'Telangana' },
  }
  return arrive(services, { kind: 'audit', email, details: { address } })
}

/** On the Saturday after, from ten to twelve. */
async function slot(services: TestServices, form: Record<string, string> = {}): Promise<string> {
  const asha = await aColleague(services, 'sales')
  const before = (await services.db.selectFrom('visit_slots').select('id').execute()).map(({ id }) => id)
  const wanted = { day: '2026-11-21', from: '10:00', until: '12:00', area: 'areas-1', places: '1', ...form }
  expect((await perform(add, services, asha, { to: '/desk/visits/add', form: wanted })).status).toBe(200)
  const after = await services.db.selectFrom('visit_slots').select('id').execute()
  return after.find(({ id }) => !before.includes(id))!.id
}

type Event = Record<string, string>

/** The properties of a calendar file, without their parameters (RFC 5545, section 3.1). */
function eventIn(file: string): Event {
  const lines = file.replace(/\r\n[ \t]/g, '').split('\r\n')
  return Object.fromEntries(lines.map((line) => [line.split(/[;:]/)[0], line.slice(line.indexOf(':') + 1)]))
}

/** Of the visits: receipts and other mails left out. Visitors first. */
function told({ sent, env }: TestServices) {
  return sent
    .filter(({ subject }) => /visit/i.test(subject))
    .map(({ to, subject }) => [to, subject])
    .toSorted(([a]) => (a === env.SALES_EMAIL ? 1 : -1))
}
