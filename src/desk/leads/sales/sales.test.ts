import { expect } from 'vitest'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import type { LeadContext } from '#leads/lead-context.ts'
import { eraseOwnLead } from '#leads/own-page/erase-own-lead.ts'
import { aColleague, anApplicant, arrive, asked, press } from '../../../../tests/support/at-desk.ts'
import { type TestServices, test } from '../../../../tests/support/desk-test.ts'
import { findDeskLead } from '../lead/find-desk-lead.ts'
import { loadLead } from '../lead/load-lead.ts'
import * as board from './board.tsx'
import * as results from './results.tsx'

const DAY_MS = 86_400_000

test('a sale is quoted with its worth, won, and all of it undone step by step', async ({ services, sales }) => {
  const { id } = await arrive(services)
  const set = (form: Record<string, string>) => setAt(services, sales, id, form)

  expect(await set({ stage: 'quoted', worth: '₹ 1,20,000', product: 'plug' })).toMatchObject({
    done: expect.anything(),
    undo: [id],
  })
  expect(await findDeskLead(services, id, sales)).toMatchObject({
    ...{ stage: 'quoted', status: 'in-hand', worth_rupees: 120_000, product: 'plug', owner: sales.name },
  })
  services.travel(1_000)
  await set({ stage: 'won', worth: '118000', product: 'plug' })
  expect(await findDeskLead(services, id, sales)).toMatchObject({
    stage: 'won',
    status: 'closed',
    worth_rupees: 118_000,
  })

  services.travel(1_000)
  await press(services, sales, `/desk/leads/${id}/undo`)
  const before = { stage: 'quoted', status: 'in-hand', worth_rupees: 120_000, closed_at: null }
  expect(await findDeskLead(services, id, sales)).toMatchObject(before)
  const { history } = (await loadLead(id, sales, services))!
  expect(history.map(({ what }) => what)).toContain(`${leadDeskCopy.history.handlings['lead.stage-set']}: Won`)
})

test('what is lost needs a reason, a worth is whole rupees, and what was typed comes back', async ({ services }) => {
  const asha = await aColleague(services, 'sales')
  const { id } = await arrive(services)
  const set = (form: Record<string, string>) => setAt(services, asha, id, form)

  expect(await set({ stage: 'lost', worth: '' })).toMatchObject({
    errors: { lostBecause: leadDeskCopy.refused.lostBecause },
    typed: { stage: 'lost' },
  })
  for (const worth of ['a lot', '-5', '1.5', '99999999999'])
    expect(await set({ stage: 'quoted', worth })).toMatchObject({ errors: { worth: leadDeskCopy.refused.worth } })
  expect(await set({ stage: 'hired', worth: '' })).toMatchObject({ trouble: leadDeskCopy.refused.stage })
  expect(await findDeskLead(services, id, asha)).toMatchObject({ stage: null, status: 'new' })

  await set({ stage: 'lost', worth: '', lostBecause: 'price' })
  expect(await findDeskLead(services, id, asha)).toMatchObject({
    stage: 'lost',
    lost_because: 'price',
    status: 'closed',
  })
  services.travel(1_000)
  await set({ stage: 'quoted', worth: '५०००' })
  expect(await findDeskLead(services, id, asha)).toMatchObject({ lost_because: null, worth_rupees: 5_000 })
})

test('the board has each sale in the column where it stands, and one press moves it on', async ({ services }) => {
  const [asha, ravi] = [await aColleague(services, 'sales'), await aColleague(services, 'sales', 'Ravi')]
  const { id } = await arrive(services, { full_name: 'Sheela' })
  await arrive(services, anApplicant())
  const columns = async () => {
    const { columns } = await board.loader(asked(services, asha, '/desk/leads/board'))
    return Object.fromEntries(columns.map(({ column, cards }) => [column, cards.map((card) => card.full_name)]))
  }
  const nothing = { 'in-hand': [], 'visit-booked': [], quoted: [], won: [], lost: [] }
  expect(await columns()).toEqual({ ...nothing, new: ['Sheela'] })
  const shown = await board.loader(asked(services, asha, '/desk/leads/board'))
  expect(shown.columns[0]?.cards).toMatchObject([{ phone: '+91 98480 12345', mayCall: true }])

  const move = (form: Record<string, string>, by = asha) =>
    press(services, by, '/desk/leads/board/move', { lead: id, seen: '', ...form })
  expect(await move({ stage: 'visit-booked' })).toMatchObject({ undo: [id] })
  expect(await columns()).toEqual({ ...nothing, new: [], 'visit-booked': ['Sheela'] })
  // What a colleague moved meanwhile stays, and what is over is not said by one press.
  services.travel(1_000)
  expect(await move({ stage: 'quoted' }, ravi)).toMatchObject({ trouble: expect.anything() })
  expect(await move({ stage: 'won' })).toMatchObject({ trouble: expect.anything() })

  await setAt(services, asha, id, { stage: 'lost', worth: '', lostBecause: 'elsewhere' })
  expect((await columns()).lost).toEqual(['Sheela'])
  services.travel(31 * DAY_MS)
  expect((await columns()).lost).toEqual([])
})

test('results tell what came of the leads of each month, source, campaign and page', async ({ services, sales }) => {
  const from = (source: string, path: string): LeadContext => ({
    utm: { utm_source: source, utm_campaign: 'diwali' },
    landing_path: path,
  })
  const won = await arrive(services, { email: 'a@example.com', context: from('google', '/smart-home') })
  const lost = await arrive(services, { email: 'b@example.com', context: from('google', '/shop') })
  await arrive(services, { email: 'c@example.com' })
  await arrive(services, { email: 'd@example.com', context: { nickname: 'Bot' } })
  await setAt(services, sales, won.id, { stage: 'won', worth: '5000' })
  await setAt(services, sales, lost.id, { stage: 'lost', worth: '', lostBecause: 'price' })

  const { results: found } = await results.loader(asked(services, sales, '/desk/leads/results?months=12'))
  const both = { received: 2, won: 1, lost: 1, worth: 5_000 }
  expect(found).toMatchObject({
    month: [{ name: '2026-11', received: 3, won: 1, lost: 1, worth: 5_000 }],
    source: [
      { name: 'google', ...both },
      { name: '', received: 1, won: 0 },
    ],
    campaign: [{ name: 'diwali', ...both }, { name: '' }],
    reasons: [{ reason: 'price', leads: 1 }],
  })
  expect(found?.page.map(({ name }) => name).toSorted()).toEqual(['', '/shop', '/smart-home'])

  // What was counted before is counted anew where something of it has changed: a stage, a new lead, one erased.
  const look = async () =>
    (await results.loader(asked(services, sales, '/desk/leads/results?months=12'))).results?.total
  services.travel(1_000)
  await setAt(services, sales, lost.id, { stage: 'won', worth: '1000' })
  expect(await look()).toMatchObject({ received: 3, won: 2, lost: 0, worth: 6_000 })
  await arrive(services, { email: 'e@example.com' })
  expect(await look()).toMatchObject({ received: 4, won: 2 })
  await eraseOwnLead(won.id, services)
  expect(await look()).toMatchObject({ received: 3, won: 1, worth: 1_000 })
  services.travel(32 * DAY_MS)
  await arrive(services, { email: 'f@example.com' })
  const { results: later } = await results.loader(asked(services, sales, '/desk/leads/results?months=12'))
  expect(later?.month).toMatchObject([
    { name: '2026-12', received: 1 },
    { name: '2026-11', received: 3 },
  ])
})

function setAt(
  services: TestServices,
  by: Awaited<ReturnType<typeof aColleague>>,
  id: string,
  form: Record<string, string>,
) {
  return press(services, by, `/desk/leads/${id}/set-stage`, form)
}
