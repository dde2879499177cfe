import { expect, inject, test } from 'vitest'
import { companyFacts, setCompanyFacts } from '#company/facts.ts'
import { migrate } from '#database/migrate.ts'
import { catchUp } from '#desk/leads/inbox/catch-up.ts'
import { acceptLead } from '#leads/accept-lead.ts'
import { bookVisit, callOffSlot, moveVisit } from '#leads/visits/book-visit.ts'
import { slotsOfOpening } from '#leads/visits/visit-slots.ts'
import { ENGINES, newPlace } from '../support/place.ts'
import { servicesOn } from '../support/services-on.ts'

const DAY_MS = 24 * 3_600_000
const VISITORS = 12
const PLACES = 3
const area = { id: 'areas-1', name: 'Hyderabad', pins: ['500'], isVisited: true, words: null, isSample: false }

test.each(ENGINES)(
  'three processes on one %s database give away each place once, and none that is called off',
  async (engine) => {
    setCompanyFacts({ ...companyFacts(), areas: [area] })
    using place = await newPlace(engine, inject('postgresUrl'))
    await using one = servicesOn(place.dataDir, place.settings)
    await migrate(one.db)
    await using two = servicesOn(place.dataDir, place.settings)
    await using three = servicesOn(place.dataDir, place.settings)
    const processes = [one, two, three]
    const starts_at = new Date(Date.now() + 3 * DAY_MS).toISOString()
    const slot = {
      starts_at,
      ends_at: starts_at,
      area_id: area.id,
      area_name: area.name,
      places: PLACES,
      made_by: 'Asha',
      made_at: starts_at,
    }
    await one.db
      .insertInto('visit_slots')
      .values(['a', 'b', 'c'].map((id) => ({ ...slot, id })))
      .execute()
    for (let n = 0; n < VISITORS; n++) {
      const address = { pincode: '500081', city_name: `${n}`, country: { id: 'IN' }, state: {} }
      await acceptLead({ kind: 'audit', full_name: 'Ada', email: `v${n}@example.com`, details: { address } }, {}, one)
    }
    const leads = await one.db.selectFrom('leads').select('id').execute()

    const outcomes = await Promise.all(leads.map(({ id }, n) => bookVisit(id, 'a', processes[n % 3]!)))
    expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(PLACES)

    // Staff move those three while others want the same places.
    const booked = leads.filter((_, n) => outcomes[n] === 'booked')
    const staff = { id: 'asha', name: 'Asha' }
    const rushed = await Promise.all([
      ...booked.map(({ id: leadId }, n) => moveVisit({ leadId, from: 'a', to: 'c' }, staff, processes[n % 3]!)),
      ...leads.filter((lead) => !booked.includes(lead)).map(({ id }, n) => bookVisit(id, 'c', processes[n % 3]!)),
    ])
    expect(rushed.filter((outcome) => outcome === 'booked')).toHaveLength(PLACES)

    const moving = leads.map(({ id }, n) => bookVisit(id, 'b', processes[n % 3]!))
    await callOffSlot('b', staff, two)
    await Promise.all(moving)
    const open = await one.db.selectFrom('visits').select('slot_id').where('ended_at', 'is', null).execute()
    expect(open.filter(({ slot_id }) => slot_id === 'b')).toEqual([])
    for (const id of ['a', 'c']) expect(open.filter(({ slot_id }) => slot_id === id).length).toBeLessThanOrEqual(PLACES)
  },
)

test.each(ENGINES)('three processes on one %s database give away each interview once', async (engine) => {
  using place = await newPlace(engine, inject('postgresUrl'))
  await using one = servicesOn(place.dataDir, place.settings)
  await migrate(one.db)
  await using two = servicesOn(place.dataDir, place.settings)
  await using three = servicesOn(place.dataDir, place.settings)
  const at = new Date(Date.now() + 3 * DAY_MS).toISOString()
  const of = { area_id: slotsOfOpening('telecaller'), area_name: 'Telecaller', meeting: 'phone' as const }
  await one.db
    .insertInto('visit_slots')
    .values({ id: 'a', starts_at: at, ends_at: at, ...of, places: 1, made_by: 'Asha', made_at: at })
    .execute()
  const details = { job_id: 'telecaller', cover_letter: 'Hello' }
  for (let n = 0; n < VISITORS; n++)
    await acceptLead({ kind: 'application', full_name: `A ${n}`, email: `a${n}@example.com`, details }, {}, one)
  await catchUp(one)
  await one.db.updateTable('lead_handling').set({ stage: 'interview' }).execute()

  const leads = await one.db.selectFrom('leads').select('id').execute()
  const outcomes = await Promise.all(leads.map(({ id }, n) => bookVisit(id, 'a', [one, two, three][n % 3]!)))
  expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(1)
})
