import { expect } from 'vitest'
import { seedOpenings } from '#company/openings/seed-openings.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { joinPool, leavePool } from '#leads/application/talent-pool.ts'
import { withdrawConsents } from '#leads/consents/withdraw-consents.ts'
import { eraseBy } from '#leads/consents/withdrawn-leads.ts'
import { TAKEN_BACK_FOR_MS } from '#leads/conversation/write-reply.ts'
import { aColleague, anApplicant, arrive, asked, press, withFiles } from '../../../tests/support/at-desk.ts'
import { deliverAnew } from '../../../tests/support/deliver-all.ts'
import { type TestServices, test, testServices } from '../../../tests/support/desk-test.ts'
import { catchUp } from './inbox/catch-up.ts'
import { countViews } from './inbox/count-leads.ts'
import { VIEWS } from './inbox/lead-filter.ts'
import { listLeads } from './inbox/list-leads.ts'
import { findDeskLead } from './lead/find-desk-lead.ts'
import { loadLead } from './lead/load-lead.ts'
import { setFollowUp } from './lead/set-follow-up.ts'
import { fieldOf } from './ratings/find-ratings.ts'
import { ratingsCopy } from './ratings/words.en.ts'
import { stageLettersAddress } from './stage-letters/offered-letters.ts'
import * as lettersPage from './stage-letters.tsx'
import { stageLettersCopy } from './words.en.ts'

const SET_STAGES = '/desk/leads/set-stages'

test('a stage offers its letter with its fields filled in, and nobody is written to by it', async ({ services }) => {
  const hr = await aColleague(services, 'hr')
  const { id } = await arrive(services, anApplicant())
  await deliverAnew(services)

  const answer = await set(services, hr, id, 'interview')
  expect(answer.undo).toEqual([id])
  expect(answer.offered.text).toMatch(/Hello Joseph Das.*Telecaller.*\/your-enquiry\/w/s)
  expect(answer.offered.text).not.toMatch(/[{}]/)
  expect((await set(services, hr, id, 'screening')).offered).toBeUndefined()
  await deliverAnew(services)
  expect(services.sent).toEqual([])
})

test('who is declined stands in the list as not told until a letter has gone, and an undo takes both back', async () => {
  await using services = await testServices()
  const hr = await aColleague(services, 'hr')
  const { id } = await arrive(services, anApplicant())
  const isNotTold = async () => [
    (await list(services, hr))[0]!.isNotTold,
    (await loadLead(id, hr, services))!.lead.isNotTold,
  ]
  expect(await isNotTold()).toEqual([false, false])

  services.travel(1_000)
  await set(services, hr, id, 'declined')
  expect(await isNotTold()).toEqual([true, true])
  await press(services, hr, `/desk/leads/${id}/undo`)
  expect(await isNotTold()).toEqual([false, false])
  expect(await findDeskLead(services, id, hr)).toMatchObject({ stage: null, stage_at: null, status: 'new' })

  services.travel(1_000)
  const { offered } = await set(services, hr, id, 'declined')
  services.travel(1_000)
  expect(await reply(services, hr, id, offered.text)).toMatchObject({ status: 200 })
  expect(await isNotTold()).toEqual([false, false])
  expect(await findDeskLead(services, id, hr)).toMatchObject({ stage: 'declined', status: 'closed' })
})

test('several are moved at once and back, and each is written to by a second step alone', async ({ services, hr }) => {
  const leads = [await arrive(services, anApplicant()), await arrive(services, ofEve())]
  const enquiry = await arrive(services)
  const ids = leads.map(({ id }) => id)
  await deliverAnew(services)

  const admin = await aColleague(services, 'admin')
  const moved = await press(services, admin, SET_STAGES, { lead: [...ids, enquiry.id], stage: 'declined' })
  expect(moved.undo.toSorted()).toEqual(ids.toSorted())
  expect(await press(services, hr, SET_STAGES, { lead: ids, stage: 'declined' })).toMatchObject({ status: 422 })
  await deliverAnew(services)
  expect(services.sent).toEqual([])
  expect((await list(services, hr)).map((lead) => lead.isNotTold)).toEqual([true, true])

  services.travel(1_000)
  const address = stageLettersAddress(moved.letters)
  const shown = (await lettersPage.loader(asked(services, hr, address))).letters
  expect(shown.map(({ name, email, why }) => [name, email, why]).toSorted()).toEqual([
    ['Eve Rao', 'eve@example.com', null],
    ['Joseph Das', 'joseph@example.com', null],
  ])
  const form = formOf(shown)
  const sent = await send(services, hr, address, form)
  expect(sent.done).toBe(stageLettersCopy.sent(2))
  // Pressed again, and by a colleague who had the page open.
  expect(await send(services, hr, address, form)).toEqual(sent)
  expect(await send(services, await aColleague(services, 'hr', 'Ravi'), address, form)).toMatchObject({ status: 409 })

  const back = await press(services, hr, '/desk/leads/stage-letters/take-back', { letter: [sent.letters[0]] })
  expect(back.done).toBe(stageLettersCopy.takenBack(1))
  services.travel(TAKEN_BACK_FOR_MS)
  await deliverAnew(services)
  const [kept] = leads.filter(({ id }) => !sent.letters[0].startsWith(id))
  expect(services.sent.map(({ to }) => to)).toEqual([kept!.email])
  expect(services.sent[0]?.text).toContain('Telecaller')
  expect((await list(services, hr)).filter((lead) => lead.isNotTold)).toHaveLength(1)
})

test('who took the application back is named so, gets no letter of a stage, and is called no more', async () => {
  await using services = await testServices()
  const hr = await aColleague(services, 'hr')
  const { id } = await arrive(services, anApplicant())
  const stays = await arrive(services, ofEve())
  for (const lead of [id, stays.id])
    await setFollowUp(lead, { followUp: { at: services.now(), text: 'Call' } }, hr, services)
  const seen = async () => ({
    lead: await loadLead(id, hr, services),
    row: (await list(services, hr)).find((each) => each.id === id),
    missed: (await countViews(services.db, hr, services.now())).missed.count,
  })
  services.travel(1_000)
  expect(await seen()).toMatchObject({ lead: { withdrawn: null }, row: { isWithdrawn: false }, missed: 2 })

  // Who leaves the talent pool keeps the application.
  await joinPool(id, services)
  await leavePool(id, services)
  expect(await seen()).toMatchObject({ lead: { withdrawn: null }, row: { isWithdrawn: false }, missed: 2 })

  const withdrawnAt = services.now().toISOString()
  await withdrawConsents({ kind: 'lead', id }, { leadIds: [id], newsletter: false }, async () => {}, services)
  const erasedBy = eraseBy(withdrawnAt, services).toISOString()
  expect(await seen()).toMatchObject({
    lead: { withdrawn: { at: withdrawnAt, erasedBy }, retainedUntil: erasedBy },
    row: { isWithdrawn: true },
    missed: 1,
  })

  const { letters } = await press(services, hr, SET_STAGES, { lead: [id, stays.id], stage: 'declined' })
  const shown = (await lettersPage.loader(asked(services, hr, stageLettersAddress(letters)))).letters
  expect(shown.map(({ leadId, why }) => [leadId, why])).toEqual([
    [id, stageLettersCopy.why.withdrawn],
    [stays.id, null],
  ])
  expect(await seen()).toMatchObject({ lead: { lead: { isNotTold: false } }, row: { isNotTold: false } })
})

test('a stage of several is undone for all of them, and what a letter would leave open does not go', async () => {
  await using services = await testServices()
  const hr = await aColleague(services, 'hr')
  const leads = [
    await arrive(services, anApplicant()),
    await arrive(services, ofEve({ details: { cover_letter: 'Any job.' } })),
  ]
  const ids = leads.map(({ id }) => id)
  const { letters } = await press(services, hr, SET_STAGES, { lead: ids, stage: 'interview' })
  const shown = (await lettersPage.loader(asked(services, hr, stageLettersAddress(letters)))).letters
  expect(shown.map(({ why }) => why).toSorted()).toEqual([null, stageLettersCopy.why.open('opening')].toSorted())

  await press(services, hr, '/desk/leads/undo', { lead: ids })
  expect((await list(services, hr)).map((lead) => lead.stage)).toEqual([null, null])
  const after = (await lettersPage.loader(asked(services, hr, stageLettersAddress(letters)))).letters
  expect(after.map(({ why }) => why)).toEqual([stageLettersCopy.why.moved, stageLettersCopy.why.moved])
})

test('a text that somebody has changed since it was read does not go', async ({ services, hr }) => {
  const { id } = await arrive(services, anApplicant())
  const { offered: _ } = await set(services, hr, id, 'declined')
  const address = stageLettersAddress({ stage: 'declined', leads: [id] })
  const shown = (await lettersPage.loader(asked(services, hr, address))).letters
  const form = { ...formOf(shown), [`digest-${id}`]: 'of another text' }
  expect(await send(services, hr, address, form)).toMatchObject({ status: 409 })
})

test('what one thinks is written before that of others is read, and the list shows the mean and how many', async () => {
  await using services = await testServices()
  const [asha, ravi, uma] = await Promise.all(['Asha', 'Ravi', 'Uma'].map((name) => aColleague(services, 'hr', name)))
  const { id } = await arrive(services, anApplicant())
  const shown = async (staff: Staff) => [
    (await loadLead(id, staff, services))!.ratings,
    (await list(services, staff))[0]!.rating,
  ]
  expect(await shown(asha!)).toEqual([{ own: null, others: null, rating: null, criteria: [] }, null])

  expect(await rate(services, asha!, id, { stars: '6', why: 'x' })).toMatchObject({ status: 422 })
  expect(await rate(services, asha!, id, { why: '' })).toMatchObject({
    errors: { stars: ratingsCopy.refused.stars, why: ratingsCopy.refused.text },
  })
  await rate(services, asha!, id, { stars: '5', why: 'Clear voice.' })
  expect(await shown(ravi!)).toEqual([
    { own: null, others: null, rating: { count: 1, mean: null }, criteria: [] },
    { count: 1, mean: null },
  ])
  expect(JSON.stringify(await loadLead(id, ravi!, services))).not.toContain('Clear voice.')

  services.travel(1_000)
  await rate(services, ravi!, id, { stars: '2', why: 'Too fast.' })
  const [forRavi] = await shown(ravi!)
  expect(forRavi).toMatchObject({ own: { stars: 2 }, others: [{ staff_name: 'Asha', stars: 5, text: 'Clear voice.' }] })
  expect(await shown(uma!)).toEqual([
    { own: null, others: null, rating: { count: 2, mean: 3.5 }, criteria: [] },
    { count: 2, mean: 3.5 },
  ])

  await rate(services, ravi!, id, { stars: '4', why: 'Heard them again.' })
  expect((await shown(asha!))[1]).toEqual({ count: 2, mean: 4.5 })
  const log = await services.db.selectFrom('audit_log').select('details').where('action', '=', 'lead.rated').execute()
  expect(log).toEqual(['{}', '{}', '{}'].map((details) => ({ details })))
})

test('an opening names what its applicants are judged by, and each is judged by two', async ({ services }) => {
  await seedOpenings(services.db, services.now())
  const [asha, ravi, uma] = await Promise.all(['Asha', 'Ravi', 'Uma'].map((name) => aColleague(services, 'hr', name)))
  const criteria = ['Speaks Telugu well', 'On time']
  await services.db
    .updateTable('openings')
    .set({ criteria: JSON.stringify(criteria) })
    .where('id', '=', 'telecaller')
    .execute()
  const { id } = await arrive(services, anApplicant())
  const shown = async (staff: Staff) => (await loadLead(id, staff, services))!.ratings!.criteria
  const judge = (staff: Staff, ...stars: string[]) =>
    rate(services, staff, id, {
      stars: '3',
      why: 'Heard them.',
      'criterion: of nobody': '5',
      ...Object.fromEntries(criteria.map((name, at) => [fieldOf(name), stars[at] ?? ''])),
    })

  expect((await judge(asha!, '5')).done).toBe(ratingsCopy.done)
  expect(await shown(ravi!)).toEqual([
    { name: criteria[0], isAsked: true, rating: { count: 1, mean: null } },
    { name: criteria[1], isAsked: true, rating: null },
  ])
  await judge(ravi!, '2', '4')
  // Of one judgement alone, who has not written yet would know whose it is.
  expect((await shown(uma!)).map(({ rating }) => rating)).toEqual([
    { count: 2, mean: 3.5 },
    { count: 1, mean: null },
  ])
  expect((await shown(asha!)).map(({ rating }) => rating?.mean)).toEqual([3.5, 4])

  // Another list by now: what was judged stays readable.
  await services.db.updateTable('openings').set({ criteria: '["Patient"]' }).where('id', '=', 'telecaller').execute()
  expect((await shown(ravi!)).map(({ name, isAsked }) => [name, isAsked])).toEqual([
    ['Patient', true],
    ['Speaks Telugu well', false],
    ['On time', false],
  ])
})

test('only applicants are rated', async ({ services, admin }) => {
  const { id } = await arrive(services)
  expect(await rate(services, admin, id, { stars: '5', why: 'Nice.' })).toMatchObject({
    trouble: ratingsCopy.refused.kind,
  })
})

function ofEve(more = {}) {
  return anApplicant({ full_name: 'Eve Rao', email: 'eve@example.com', phone_number: '98480 11111', ...more })
}

function set(services: TestServices, staff: Staff, id: string, to: string) {
  return press(services, staff, `/desk/leads/${id}/set-stage`, { stage: to })
}

function rate(services: TestServices, staff: Staff, id: string, form: Record<string, string>) {
  return press(services, staff, `/desk/leads/${id}/rate`, form)
}

async function reply(services: TestServices, staff: Staff, id: string, text: string) {
  const { composer } = (await loadLead(id, staff, services))!
  const form = { reply: composer!.replyId, subject: composer!.subject, reply_text: text }
  return press(services, staff, `/desk/leads/${id}/send-reply`, withFiles(form))
}

function formOf(letters: Awaited<ReturnType<typeof lettersPage.loader>>['letters']): Record<string, string | string[]> {
  return {
    lead: letters.map(({ leadId }) => leadId),
    ...Object.fromEntries(
      letters.flatMap(({ leadId, id, digest }) => [
        [`letter-${leadId}`, id],
        [`digest-${leadId}`, digest],
      ]),
    ),
  }
}

function send(services: TestServices, staff: Staff, address: string, form: Record<string, string | string[]>) {
  return press(services, staff, address.replace('letters?', 'letters/send?'), form)
}

async function list(services: TestServices, viewer: Staff) {
  await catchUp(services)
  const filter = { ...VIEWS.all, kind: 'application' } as const
  return (await listLeads(services.db, { filter, viewer, now: services.now() })).leads
}
