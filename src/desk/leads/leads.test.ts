import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { forgetOldReads, listReads } from '#desk/access/lead-reads.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import * as activityLog from '#desk/activity-log/activity-log.tsx'
import { enquiryKindCopy } from '#leads/enquiry/kind-words.en.ts'
import { auditCopy } from '#leads/home-audit/words.en.ts'
import { aColleague, actionsLogged, anApplicant, arrive, asked, press } from '../../../tests/support/at-desk.ts'
import { type TestServices, test, testServices } from '../../../tests/support/desk-test.ts'
import * as applications from './applications.tsx'
import * as followUpEvent from './follow-up-event.ts'
import { MOST_SHARED } from './inbox/saved-views.ts'
import { leadsDeskCopy } from './inbox/words.en.ts'
import { loadLead } from './lead/load-lead.ts'
import { leadDeskCopy } from './lead/words.en.ts'
import * as lead from './lead.tsx'
import * as resume from './lead-resume.ts'
import * as leads from './leads.tsx'
import * as leadsExport from './leads-export.ts'
import * as person from './person/person.tsx'
import * as board from './sales/board.tsx'

test('sales meets no application: not in the list, on a page, in an export or as a resume', async ({ services }) => {
  const sales = await aColleague(services, 'sales')
  const { id } = await withResume(services)
  const params = { id }

  expect((await leads.loader(asked(services, sales, '/desk/leads?kind=application'))).leads).toEqual([])
  expect(await statusOf(lead.loader(asked(services, sales, `/desk/leads/${id}`, { params })))).toBe(404)
  expect(await statusOf(resume.loader(asked(services, sales, `/desk/leads/${id}/resume`, { params })))).toBe(404)
  expect(await statusOf(applications.loader(asked(services, sales, '/desk/applications')))).toBe(404)
  const file = await leadsExport.loader(asked(services, sales, '/desk/leads/export?format=csv&status=any'))
  expect(await file.text()).not.toContain('joseph@example.com')

  expect(await statusOf(press(services, sales, '/desk/leads/close', { lead: [id] }))).toBe(422)
  const form = {
    text: 'x',
    about: 'x',
    stage: 'offer',
    reference: 'x',
    delivery: 'x',
    when: '2030-01-01T10:00',
    until: 'hour',
  }
  for (const act of [
    ...['close', 'add-note', 'release', 'erase', 'set-stage', 'send-again', 'undo', 'send-receipt'],
    ...['set-follow-up', 'snooze', 'end-follow-up'],
  ])
    expect(await statusOf(press(services, sales, `/desk/leads/${id}/${act}`, form)), act).toBe(404)
  expect(await services.db.selectFrom('leads').select('id').execute()).toHaveLength(1)
})

test('several are let out of quarantine at once, and only those that are in it', async ({ services, sales }) => {
  const [one, other] = [
    await arrive(services, { email: 'one@example.com', context: { nickname: 'Bot' } }),
    await arrive(services, { email: 'other@example.com', context: { nickname: 'Bot' } }),
  ]
  const free = await arrive(services, { email: 'free@example.com' })
  const letOut = () => press(services, sales, '/desk/leads/release', { lead: [one.id, other.id, free.id] })

  expect(await letOut()).toMatchObject({ done: leadsDeskCopy.bulk.released(2) })
  const held = await services.db.selectFrom('leads').select('id').where('quarantine_reason', 'is not', null).execute()
  expect(held).toEqual([])
  expect(await letOut()).toMatchObject({ trouble: leadsDeskCopy.bulk.noneHeld })
})

test('reading is noted once a person, lead and hour, by any way, and shown to admins', async ({ services }) => {
  const [sales, admin] = [await aColleague(services, 'sales', 'Ravi'), await aColleague(services, 'admin', 'Asha')]
  const { id } = await arrive(services)
  const other = await arrive(services, { email: 'eve@example.com' })
  const open = (staff: Staff) => lead.loader(asked(services, staff, `/desk/leads/${id}`, { params: { id } }))
  const reads = async () =>
    (await listReads(services.db)).map(({ lead_id, staff_name, extent }) => [lead_id, staff_name, extent])

  await leads.loader(asked(services, sales, '/desk/leads?status=any'))
  await expect.poll(async () => (await reads()).length).toBe(2)
  await open(sales)
  await open(sales)
  await expect.poll(reads).toContainEqual([id, 'Ravi', 'whole'])
  expect(await reads()).toContainEqual([other.id, 'Ravi', 'listed'])
  services.travel(3_600_000)
  await (await leadsExport.loader(asked(services, sales, '/desk/leads/export?format=csv&status=any'))).text()

  expect((await reads()).toSorted()).toEqual(
    [
      [id, 'Ravi', 'whole'],
      [id, 'Ravi', 'whole'],
      [other.id, 'Ravi', 'listed'],
      [other.id, 'Ravi', 'whole'],
    ].toSorted(),
  )
  const read = (await listReads(services.db, { leadIds: [id] })).map(({ hour }) => hour)
  expect(read).toEqual(['2026-11-19T11:00:00.000Z', '2026-11-19T10:00:00.000Z'])
  expect(await open(sales)).toMatchObject({ reads: null })
  expect(await open(admin)).toMatchObject({ reads: [{ staff_name: 'Ravi' }, { staff_name: 'Ravi' }] })
  const log = await activityLog.loader(asked(services, admin, `/desk/activity-log?on=${id}`))
  expect(log.reads.map(({ lead_id }) => lead_id)).toContain(id)

  // Those who read do not wait for the notes.
  await expect.poll(reads).toContainEqual([id, 'Asha', 'whole'])
  await expect.poll(reads).toContainEqual([other.id, 'Asha', 'listed'])
  services.travel(400 * 24 * 3_600_000)
  await forgetOldReads(services)
  expect(await reads()).toEqual([])
})

test('a note that cannot be written fails no page', async ({ services, viewer }) => {
  const { id } = await arrive(services)
  await services.db.schema.dropTable('lead_reads').execute()

  expect(await lead.loader(asked(services, viewer, `/desk/leads/${id}`, { params: { id } }))).toMatchObject({
    lead: { id },
  })
  await expect.poll(() => services.logged.map(({ msg }) => msg)).toContain('who read these leads was not noted')
})

test('HR meets no enquiry anywhere', async ({ services, hr }) => {
  const { id } = await arrive(services)
  const params = { id }

  expect((await leads.loader(asked(services, hr, '/desk/leads?status=any'))).leads).toEqual([])
  expect(await statusOf(lead.loader(asked(services, hr, `/desk/leads/${id}`, { params })))).toBe(404)
  const file = await leadsExport.loader(asked(services, hr, '/desk/leads/export?format=csv&status=any'))
  expect(await file.text()).not.toContain('ada@example.com')
  expect(await statusOf(press(services, hr, '/desk/leads/assign-to-me', { lead: [id] }))).toBe(422)
})

test('a viewer reads, and neither writes nor exports', async ({ services, viewer }) => {
  const { id } = await arrive(services)
  const params = { id }

  expect(await leads.loader(asked(services, viewer, '/desk/leads'))).toMatchObject({
    mayWrite: false,
    mayExport: false,
  })
  expect(await lead.loader(asked(services, viewer, `/desk/leads/${id}`, { params }))).toMatchObject({ mayWrite: false })
  for (const address of ['/desk/leads/close', `/desk/leads/${id}/close`])
    expect(await statusOf(press(services, viewer, address, { lead: [id] }))).toBe(403)
  expect(await statusOf(leadsExport.loader(asked(services, viewer, '/desk/leads/export?format=csv')))).toBe(403)
})

test('HR downloads a resume as a file of its own name, and it is written down', async ({ services, hr }) => {
  const { id } = await withResume(services)

  const download = await resume.loader(asked(services, hr, `/desk/leads/${id}/resume`, { params: { id } }))

  expect(await download.text()).toBe('%PDF-1.7')
  expect(download.headers.get('Content-Disposition')).toMatch(/^attachment; /)
  expect(download.headers.get('Content-Disposition')).toContain(encodeURIComponent('రెజ్యూమే'))
  expect(download.headers.get('Content-Security-Policy')).toMatch(/^sandbox/)
  expect(await actionsLogged(services)).toEqual(['lead.resume-read'])
})

test('a resume that the scanner has not seen stays where it is', async () => {
  await using services = await testServices({ CLAMD_URL: 'tcp://127.0.0.1:1' })
  const hr = await aColleague(services, 'hr')
  const { id } = await withResume(services)
  const download = () => resume.loader(asked(services, hr, `/desk/leads/${id}/resume`, { params: { id } }))

  expect(await statusOf(download())).toBe(404)
  await services.db.updateTable('leads').set({ file_scanned_at: services.now().toISOString() }).execute()
  expect((await download()).status).toBe(200)
})

test('an application is erased with file and mails; its consents and a line in the log stay', async ({ services }) => {
  const hr = await aColleague(services, 'hr')
  const { id, reference, file_key } = await withResume(services)
  const eraseAs = (typed: string) => press(services, hr, `/desk/leads/${id}/erase`, { reference: typed })

  expect(await statusOf(eraseAs('no'))).toBe(422)
  expect(await statusOf(eraseAs(` ${reference.toLowerCase()} `))).toBe(302)

  for (const table of ['leads', 'outbox', 'lead_handling', 'idempotency_keys'] as const) {
    expect(await services.db.selectFrom(table).selectAll().execute(), table).toEqual([])
  }
  await expect(services.files.open(file_key!)).rejects.toThrow()
  expect(await services.db.selectFrom('consents').selectAll().execute()).toHaveLength(1)
  expect(await services.db.selectFrom('audit_log').selectAll().execute()).toMatchObject([
    { action: 'lead.erased', subject: id, staff_id: hr.id, details: '{"kind":"application"}' },
  ])
})

test('an enquiry cannot be erased here', async ({ services, admin }) => {
  const { id, reference } = await arrive(services)

  expect(await statusOf(press(services, admin, `/desk/leads/${id}/erase`, { reference }))).toBe(400)
})

test('applications are counted by opening and stage', async ({ services, hr }) => {
  const first = await arrive(services, anApplicant())
  await arrive(services, anApplicant({ email: 'b@example.com' }))
  await arrive(services, anApplicant({ email: 'c@example.com', details: { ...anApplicant().details, job_id: null } }))
  const { id } = first
  await press(services, hr, `/desk/leads/${id}/set-stage`, { stage: 'offer' })

  const { openings, waiting } = await applications.loader(asked(services, hr, '/desk/applications'))

  expect(waiting.map(({ full_name, opening, age }) => [full_name, opening, age])).toContainEqual([
    'Joseph Das',
    'Telecaller',
    '0 min',
  ])
  expect(openings).toMatchObject([
    { id: 'telecaller', byStage: { received: 1, offer: 1 }, total: 2 },
    { id: 'none', title: leadsDeskCopy.filter.noOpening, byStage: { received: 1 }, total: 1 },
  ])
})

test('whom a lead is from is masked for a viewer, and shown to one who was granted it', async ({ services, sales }) => {
  const both = 'Write to sheela@example.com, or call +91 98480 12345.'
  const { id, email } = await arrive(services, {
    ...{ email: 'sheela@example.com', phone_number: '98480 12345', details: { message: both } },
  })
  await arrive(services, { email, details: { message: `Once more: ${both}` } })
  await press(services, sales, `/desk/leads/${id}/add-note`, { text: both })
  await press(services, sales, `/desk/leads/${id}/set-follow-up`, { when: '2030-01-01T10:00', about: both })
  await services.db
    .insertInto('lead_messages')
    .values({
      ...{ id: randomUUID(), lead_id: id, direction: 'in', way: 'mail', subject: '', text: both },
      ...{ from_address: email, to_address: 'sales@example.com', at: services.now().toISOString() },
      ...{ message_id: null, in_reply_to: null, html: null, automatic: null, staff_id: null, staff_name: null },
      taken_back_at: null,
    })
    .execute()
  const shownTo = async (role: 'viewer' | 'reader') => {
    const colleague = await aColleague(services, role, role)
    const of = (path: string, params = {}) => asked(services, colleague, `/desk/leads${path}`, { params })
    const inbox = await leads.loader(of('?view=all'))
    const page = await lead.loader(of(`/${id}`, { id }))
    const all = await person.loader(of(`/of-person/${id}`, { lead: id }))
    const cards = await board.loader(of('/board'))
    const event = await followUpEvent.loader(of(`/${id}/follow-up.ics`, { id }))
    return JSON.stringify([inbox, page, all, cards, await event.text()])
  }

  const masked = await shownTo('viewer')
  expect(masked).toContain('s•••@example.com')
  expect(masked).toContain('••• 345')
  expect(masked).not.toMatch(/sheela@|\b98480\b|9848012345|\b12345\b/)
  const open = await shownTo('reader')
  expect(open).toContain('sheela@example.com')
  expect(open).toContain('98480 12345')
})

test('who sees numbers and addresses masked learns by no search whether one is there', async ({ services, viewer }) => {
  await arrive(services, { full_name: 'Sheela Rao', email: 'sheela@example.com', phone_number: '98480 12345' })
  const reader = await aColleague(services, 'reader')
  const search = (by: Staff, q: string) =>
    leads.loader(asked(services, by, `/desk/leads?${new URLSearchParams({ status: 'any', q })}`))

  for (const q of [
    '+91 98480 12345',
    '98480',
    '12345',
    '98480 she',
    '984-80',
    '९८४८०',
    'sheela@example.com',
    'sheela@exa',
  ]) {
    expect(await search(viewer, q), q).toMatchObject({ leads: [], found: { count: 0 }, isHidden: true })
  }
  for (const q of ['98480 12345', '12345', '98480 she', 'sheela@example.com'])
    expect(await search(reader, q), q).toMatchObject({ found: { count: 1 }, isHidden: false })
  expect(await search(viewer, 'sheela rao')).toMatchObject({ found: { count: 1 }, isHidden: false })
})

test('a filter is kept under a name, for its owner alone, and let go of', async ({ services }) => {
  const [asha, ravi] = [await aColleague(services, 'sales'), await aColleague(services, 'sales', 'Ravi')]
  const query = '?status=closed&kind=audit'
  const path = `/desk/leads${query}`
  const save = (name: string) => press(services, asha, `/desk/leads/save-view${query}`, { name })

  expect(await statusOf(save('Old homes'))).toBe(200)
  expect(await statusOf(save('Old homes'))).toBe(422)
  expect(await statusOf(save(' '))).toBe(422)
  const { saved } = await leads.loader(asked(services, asha, path))
  expect(saved).toMatchObject([{ name: 'Old homes', query: 'kind=audit&status=closed', isShown: true }])
  expect(saved[0]?.found).toEqual({ count: 0, isMore: false })
  expect((await leads.loader(asked(services, ravi, path))).saved).toEqual([])

  const remove = (by: typeof asha) => press(services, by, '/desk/leads/delete-view', { id: saved[0]!.id })
  await remove(ravi)
  expect((await leads.loader(asked(services, asha, path))).saved).toHaveLength(1)
  await remove(asha)
  expect((await leads.loader(asked(services, asha, path))).saved).toEqual([])
})

test('a shared view is seen by colleagues, each with a count; its maker alone lets it go', async ({ services }) => {
  const [asha, ravi, hr] = [
    await aColleague(services, 'sales'),
    await aColleague(services, 'sales', 'Ravi'),
    await aColleague(services, 'hr', 'Hema'),
  ]
  await arrive(services)
  await press(services, asha, '/desk/leads/save-view?status=open', { name: 'To be called', shared: 'on' })
  const seenBy = async (staff: typeof asha) => (await leads.loader(asked(services, staff, '/desk/leads'))).saved

  const [view] = await seenBy(ravi)
  expect(view).toMatchObject({ name: 'To be called', isOwn: false, isShared: true, found: { count: 1 } })
  expect(await seenBy(asha)).toMatchObject([{ isOwn: true }])
  expect(await seenBy(hr)).toMatchObject([{ name: 'To be called', found: { count: 0 } }])

  await press(services, ravi, '/desk/leads/delete-view', { id: view!.id })
  expect(await seenBy(ravi)).toHaveLength(1)
  await press(services, asha, '/desk/leads/delete-view', { id: view!.id })
  expect(await seenBy(ravi)).toEqual([])
})

test('a shared view outlives its maker’s account, says whose it was, and may be taken away', async ({ services }) => {
  const [asha, ravi, viewer] = [
    await aColleague(services, 'sales'),
    await aColleague(services, 'sales', 'Ravi'),
    await aColleague(services, 'viewer', 'Vimala'),
  ]
  for (const [name, shared] of [
    ['To be called', 'on'],
    ['Hers alone', ''],
  ] as const)
    await press(services, asha, `/desk/leads/save-view?q=${encodeURIComponent(name)}`, {
      name,
      ...(shared && { shared }),
    })
  await services.db.updateTable('staff').set({ blocked_at: 'yesterday' }).where('id', '=', asha.id).execute()
  const seenBy = async (staff: typeof asha) => (await leads.loader(asked(services, staff, '/desk/leads'))).saved
  const remove = (staff: typeof asha, id: string) => press(services, staff, '/desk/leads/delete-view', { id })

  const [view, ...others] = await seenBy(ravi)
  expect(view).toMatchObject({ name: 'To be called', owner: { name: asha.name, isBlocked: true }, mayDelete: true })
  expect(others).toEqual([])
  expect(await seenBy(viewer)).toMatchObject([{ name: 'To be called', mayDelete: false }])

  const hers = await services.db.selectFrom('lead_views').select('id').where('name', '=', 'Hers alone').execute()
  await remove(ravi, hers[0]!.id)
  await remove(ravi, view!.id)
  expect(await seenBy(ravi)).toEqual([])
  expect(await services.db.selectFrom('lead_views').select('id').execute()).toEqual(hers)
})

test('none of the shared views is pushed out by a newer one: who shares one more is told so', async ({ services }) => {
  const [asha, ravi, hema] = [
    await aColleague(services, 'sales'),
    await aColleague(services, 'sales', 'Ravi'),
    await aColleague(services, 'sales', 'Hema'),
  ]
  const save = (staff: typeof asha, name: string) =>
    press(services, staff, `/desk/leads/save-view?q=${encodeURIComponent(name)}`, { name, shared: 'on' })
  for (let at = 0; at < MOST_SHARED; at++) await save(at % 2 === 0 ? asha : ravi, `View ${at}`)

  expect(await save(hema, 'One more')).toMatchObject({ errors: { name: leadsDeskCopy.save.fullOfShared } })
  const { saved } = await leads.loader(asked(services, hema, '/desk/leads'))
  expect(saved).toHaveLength(MOST_SHARED)
})

test('each view that one kept says how many leads it holds, whatever is shown', async ({ services, sales }) => {
  await arrive(services, { details: { message: 'About a geyser.' } })
  for (let at = 0; at < 100; at++) await arrive(services, { email: `p${at}@example.com` })
  for (const query of ['q=geyser', 'kind=contact'])
    await press(services, sales, `/desk/leads/save-view?${query}`, { name: `By ${query}` })

  const { saved } = await leads.loader(asked(services, sales, '/desk/leads?status=closed'))
  expect(saved.map(({ name, found }) => [name, found])).toEqual([
    ['By kind=contact', { count: 99, isMore: true }],
    ['By q=geyser', { count: 1, isMore: false }],
  ])
})

test('several leads are done at once, and none without one being picked', async ({ services, sales }) => {
  const ids = [(await arrive(services)).id, (await arrive(services, { email: 'b@example.com' })).id]
  const tick = (form: Record<string, string | string[]>) => press(services, sales, '/desk/leads/answer', form)

  expect(await tick({})).toMatchObject({ trouble: leadsDeskCopy.bulk.none })
  expect(await tick({ lead: ids })).toMatchObject({ done: leadsDeskCopy.bulk.done(2) })
  expect((await leads.loader(asked(services, sales, '/desk/leads'))).leads).toEqual([])
  expect(await actionsLogged(services)).toEqual(['lead.answered', 'lead.answered'])
})

test("a lead's page tells everything that was sent, and keeps a note that was refused", async ({ services, sales }) => {
  const address = {
    ...{ address_line_1: '1 Main Road', city_name: 'Patna', pincode: '800001' },
    ...{ state: { id: 'IN-BR', name: 'Bihar' }, country: { id: 'IN', name: 'India' } },
  }
  const { id } = await arrive(services, {
    kind: 'audit',
    details: { address },
    context: { utm: { utm_source: 'google' }, first_utm: { utm_source: 'poster' }, referrer: 'https://a.example/' },
  })
  const page = await lead.loader(asked(services, sales, `/desk/leads/${id}`, { params: { id } }))

  const { labels } = leadDeskCopy
  expect(Object.fromEntries(page.sent.lines)).toMatchObject({
    [labels.email]: 'ada@example.com',
    [auditCopy.labels.addressLine1]: '1 Main Road',
    [auditCopy.labels.pincode]: '800001',
    [auditCopy.labels.state]: 'Bihar',
    [auditCopy.labels.country]: 'India',
  })
  expect(page.origin.map(([, value]) => value)).toEqual(['google', 'poster', 'https://a.example/'])
  expect(page.consents.map(({ purpose }) => purpose).toSorted()).toEqual(['answer', 'visit'])
  expect(page.deliveries).toHaveLength(2)
  expect(page.composer).toMatchObject({ to: 'ada@example.com', subject: expect.stringContaining(page.lead.reference) })

  const long = 'x'.repeat(5_001)
  expect(await press(services, sales, `/desk/leads/${id}/add-note`, { text: long })).toMatchObject({
    errors: { text: leadDeskCopy.refused.note },
    typed: { text: long },
  })
})

test('what was done to several leads is undone at once, to the minute of an answer', async ({ services }) => {
  const [asha, ravi] = [await aColleague(services, 'sales'), await aColleague(services, 'sales', 'Ravi')]
  const [answered, fresh, theirs] = [
    await arrive(services),
    await arrive(services, { email: 'b@example.com' }),
    await arrive(services, { email: 'c@example.com' }),
  ]
  const ids = [answered.id, fresh.id, theirs.id]
  const act = (done: string, by: Staff, ...lead: string[]) => press(services, by, `/desk/leads/${done}`, { lead })
  const states = () =>
    services.db
      .selectFrom('lead_handling')
      .select(['lead_id', 'status', 'owner_id', 'answered_at', 'closed_at'])
      .orderBy('number')
      .execute()
  await act('answer', ravi, answered.id)
  const before = await states()
  services.travel(60_000)

  expect(await act('close', asha, ...ids)).toMatchObject({ undo: ids })
  services.travel(60_000)
  await act('assign-to-me', ravi, theirs.id)
  expect(await act('undo', ravi, answered.id, fresh.id)).toMatchObject({ trouble: leadsDeskCopy.undo.none })
  expect(await act('undo', asha, ...ids)).toMatchObject({ done: leadsDeskCopy.undo.done(2) })

  const after = await states()
  expect(after.filter(({ lead_id }) => lead_id !== theirs.id)).toEqual(
    before.filter(({ lead_id }) => lead_id !== theirs.id),
  )
  expect(after.find(({ lead_id }) => lead_id === theirs.id)).toMatchObject({ status: 'closed', owner_id: ravi.id })
  expect(await act('undo', asha, ...ids)).toMatchObject({ trouble: leadsDeskCopy.undo.none })
})

test('a conversation with the assistant is told to be one that its sender could change', async ({ services }) => {
  const asha = await aColleague(services, 'sales')
  const said = `${enquiryKindCopy.conversation}\nI asked: Is it free?\nIt answered: Yes (Shop)`
  const talked = await arrive(services, { details: { message: said } })
  const wrote = await arrive(services, { email: 'w@example.com' })
  const told = async ({ id }: { id: string }) => (await loadLead(id, asha, services))!.isConversation
  expect([await told(talked), await told(wrote)]).toEqual([true, false])
})

test('of two who decide upon one lead the later one is told, and changes nothing', async ({ services }) => {
  const [asha, ravi] = [await aColleague(services, 'sales'), await aColleague(services, 'sales', 'Ravi')]
  const { id } = await arrive(services)
  const path = { params: { id } }
  const { seen } = await lead.loader(asked(services, asha, `/desk/leads/${id}`, path))
  const take = (by: Staff) => press(services, by, `/desk/leads/${id}/assign-to-me`, { seen })

  expect(await take(ravi)).toMatchObject({ status: 200, done: leadDeskCopy.done['assign-to-me'] })
  services.travel(1)
  expect(await take(asha)).toMatchObject({ status: 409, trouble: leadDeskCopy.changedBy('Ravi') })
  expect(await lead.loader(asked(services, asha, `/desk/leads/${id}`, path))).toMatchObject({ lead: { owner: 'Ravi' } })
})

async function withResume(services: TestServices) {
  const key = `resumes/${randomUUID()}`
  const folder = join(services.env.DATA_DIR, 'uploads')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'part'), '%PDF-1.7')
  await services.files.put(key, join(folder, 'part'))
  const details = anApplicant().details
  const named = { ...(details.resume as object), name: 'రెజ్యూమే "1".pdf' }

  return arrive(services, anApplicant({ file_key: key, details: { ...details, resume: named } }))
}

/** Of what a loader or an action answers, or throws. */
async function statusOf(answered: Promise<unknown>): Promise<number> {
  const answer = (await answered.catch((thrown: unknown) => thrown)) as {
    status?: number
    init?: { status?: number } | null
  }
  return answer?.status ?? answer?.init?.status ?? 200
}
