import { randomUUID } from 'node:crypto'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Staff } from '#desk/access/staff-context.ts'
import { handleLeads } from '#desk/leads/lead/handle-leads.ts'
import { loadLead } from '#desk/leads/lead/load-lead.ts'
import { setStage } from '#desk/leads/lead/set-stage.ts'
import { insertSlot } from '#desk/visits/new-slot.ts'
import { joinPool } from '#leads/application/talent-pool.ts'
import { anEnquiry } from '#leads/enquiry/enquiry-examples.ts'
import { submitEnquiry } from '#leads/enquiry/enquiry-kind.server.ts'
import { formMessages } from '#leads/form/words.en.ts'
import { LEAD_KINDS } from '#leads/kinds.ts'
import { listSaid } from '#leads/own-page/list-said.ts'
import { ownPageFiles } from '#leads/own-page/own-page-files.ts'
import { ownPageLink } from '#leads/own-page/own-page-link.ts'
import { ownPageCopy as copy } from '#leads/own-page/words.en.ts'
import { LEAD_FILES } from '#leads/sweep-files.ts'
import { bookVisit } from '#leads/visits/book-visit.ts'
import { guardedSite } from '#platform/http/guarded-site.ts'
import { aColleague, anApplicant, arrive, asked } from '../../../tests/support/at-desk.ts'
import { deliverAll } from '../../../tests/support/deliver-all.ts'
import { aPdf } from '../../../tests/support/documents.ts'
import { changedFacts } from '../../../tests/support/facts.ts'
import { type TestServices, testServices } from '../../../tests/support/test-services.ts'
import * as findLinks from './find-links.tsx'
import * as ownPage from './your-enquiry.tsx'

const DAY = 24 * 3_600_000
const HYDERABAD = { id: 'areas-1', name: 'Hyderabad', pins: ['5000'], isVisited: true, words: null }
const JPG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 1, 2])
const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic', 'latin1'), Buffer.alloc(16)])

test('the mail of a receipt has a link that shows what was sent and where it stands, and opening it changes nothing', async () => {
  await using services = await testServices()
  await submitEnquiry(anEnquiry({ email: 'ada@example.com', message: 'My bill doubled.' }), services)
  await deliverAll(services)
  const mail = services.sent.find(({ to }) => to === 'ada@example.com')
  const link = /href="([^"]*\/your-enquiry\/[^"]+)"/.exec(mail?.html ?? '')?.[1] ?? ''
  const before = await everything(services)

  for (let look = 0; look < 3; look++) {
    const { page } = await open(services, link)
    expect(page).toMatchObject({
      scope: 'whole',
      standing: copy.standings.new,
      sent: { text: { value: 'My bill doubled.' } },
    })
    expect(page?.replyBy).toContain('IST')
  }
  expect(await everything(services)).toEqual(before)
  expect(new URL(link).search).not.toContain('example')
})

test('a forged link, an old one and one of an erased lead show nothing, all alike', async () => {
  await using services = await testServices()
  const lead = await arrive(services)
  const link = await ownPageLink(lead.id, 'whole', services)
  const last = link.at(-1) === 'A' ? 'B' : 'A'

  const forged = [link.slice(0, -1), link.slice(0, -1) + last, `${link}A`, `${services.env.SITE_URL}/your-enquiry/-`]
  const adding = await ownPageLink(lead.id, 'adding', services)
  forged.push(adding.replace('/your-enquiry/a', '/your-enquiry/w'))
  for (const each of forged) {
    expect((await answer(services, each)).init?.status).toBe(410)
    expect((await open(services, each)).page).toBeNull()
    expect((await act(services, each, 'erase', { sure: 'yes' })).headers?.get('Location')).toBe('/your-enquiry/-')
  }
  expect((await open(services, link)).page).not.toBeNull()

  services.travel(90 * DAY)
  expect((await open(services, link)).page).not.toBeNull()
  services.travel(DAY)
  expect((await open(services, link)).page).toBeNull()
  const fresh = await ownPageLink(lead.id, 'whole', services)
  await act(services, fresh, 'erase', { sure: 'yes' })
  expect((await open(services, fresh)).page).toBeNull()
})

test('the link that the form itself was answered with adds for a day, and shows, changes and erases nothing', async () => {
  await using services = await testServices()
  const { your_page = '' } = await submitEnquiry(anEnquiry({ email: 'ada@example.com', message: 'Mine.' }), services)
  const lead = await services.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()

  const { page } = await open(services, your_page)
  expect(page).toMatchObject({ scope: 'adding', sent: null, said: [], reference: lead.reference })
  expect(JSON.stringify(page)).not.toContain('Mine.')
  await add(services, your_page, { message: 'One thing more.' })
  expect((await open(services, your_page)).page?.said).toEqual([])
  expect((await open(services, await ownPageLink(lead.id, 'whole', services))).page?.said).toHaveLength(1)

  for (const each of ['erase', 'withdraw'])
    expect((await act(services, your_page, each, { sure: 'yes' })).init?.status).toBe(403)
  const token = your_page.split('/').at(-1)
  expect((await site(services).request(`/your-enquiry/${token}/data.json`)).status).toBe(404)
  services.travel(2 * DAY)
  expect((await open(services, your_page)).page).toBeNull()
})

test('a message with a photo of the bill is kept once, opens the lead again and reaches whoever has it by one mail', async () => {
  await using services = await testServices()
  const lead = await arrive(services)
  const asha = await aColleague(services, 'sales')
  const answeredAt = services.now().toISOString()
  await handleLeads('answer', { ids: [lead.id] }, asha, services)
  await deliverAll(services)
  services.sent.length = 0
  services.travel(4 * DAY)
  const link = await ownPageLink(lead.id, 'whole', services)

  for (let press = 0; press < 2; press++)
    expect(
      (await add(services, link, { message: ' Here it is. ', photo: ['bill.heic', HEIC] })).headers?.get('Location'),
    ).toContain('done=added')

  const { page } = await open(services, link)
  expect(page?.standing).toBe(copy.standings['in-hand'])
  // Who adds something to what was answered days ago is promised a new time, and nobody is alarmed of the old one.
  const { clock, lead: reopened } = (await loadLead(lead.id, asha, services))!
  // As an answer by mail leaves it, so that what is counted as answered hangs on no way of writing.
  expect(reopened.answered_at).toBe(answeredAt)
  expect(clock).toMatchObject({ text: expect.stringContaining('left'), isOverdue: false })
  expect(page?.said).toMatchObject([
    {
      by: copy.byYou,
      text: 'Here it is.',
      files: [{ name: 'bill.heic', type: 'heic', bytes: HEIC.length, isToHave: false }],
    },
  ])
  expect(await storedFiles(services)).toHaveLength(1)
  await deliverAll(services)
  expect(services.sent).toMatchObject([{ to: asha.email, replyTo: 'ada@example.com' }])
  expect(services.sent[0]?.text).toContain(`/desk/leads/${lead.id}`)
  expect(services.sent[0]?.text).toContain('Here it is.')
})

test('a visit that is booked is said where it stands, to who reads the mail alone, until somebody writes', async () => {
  await using services = await testServices()
  using _ = changedFacts(() => ({ areas: [{ ...HYDERABAD, isSample: false }] }))
  const asha = await aColleague(services, 'sales')
  const address = { pincode: '500081', country: { id: 'IN' } }
  const { id } = await arrive(services, { kind: 'audit', details: { address } })
  const starts_at = new Date(services.now().getTime() + DAY).toISOString()
  const slot = { area_id: HYDERABAD.id, area_name: HYDERABAD.name, meeting: null, meeting_place: null, places: 1 }
  await insertSlot({ id: 'tomorrow', ...slot, starts_at, ends_at: starts_at }, asha, services)
  const standing = async (scope: 'whole' | 'adding') =>
    (await open(services, await ownPageLink(id, scope, services))).page?.standing
  expect(await standing('whole')).toBe(copy.standings.new)

  await bookVisit(id, 'tomorrow', services)
  expect([await standing('whole'), await standing('adding')]).toEqual([copy.visitIsBooked, copy.standings.none])
  services.travel(DAY + 1)
  expect(await standing('whole')).toBe(copy.standings.none)
  await handleLeads('answer', { ids: [id] }, asha, services)
  expect(await standing('whole')).toBe(copy.standings.answered)
})

test('what is added to a lead that nobody has goes to the mailbox of those who answer; of one in quarantine nobody hears', async () => {
  await using services = await testServices()
  const lead = await arrive(services)
  const held = await arrive(services, { quarantine_reason: 'looks like spam', details: { message: 'Spam, spam.' } })
  await deliverAll(services)
  services.sent.length = 0

  for (const { id } of [lead, held]) await add(services, await ownPageLink(id, 'whole', services), { message: 'More.' })
  await deliverAll(services)

  expect(services.sent.map(({ to }) => to)).toEqual([LEAD_KINDS.contact.mailboxFor({}, services.env)])
  expect(await listSaid(services.db, held.id)).toHaveLength(1)
})

test('a file is what its content says, of at most 10 MB; nothing typed is lost, and nothing refused is kept', async () => {
  await using services = await testServices()
  const lead = await arrive(services)
  const link = await ownPageLink(lead.id, 'whole', services)

  const wrong = await add(services, link, { message: 'Look.', photo: ['bill.jpg', Buffer.from('<script>')] })
  expect(wrong).toMatchObject({
    data: { act: 'add', errors: { photo: expect.any(String) }, draft: { message: 'Look.' } },
  })
  const large = await add(services, link, { photo: ['bill.jpg', Buffer.concat([JPG, Buffer.alloc(10 * 1024 * 1024)])] })
  expect(large).toMatchObject({ data: { errors: { photo: copy.add.photoSize } } })
  expect(await add(services, link, {})).toMatchObject({ data: { errors: { message: copy.add.nothing } } })
  const long = await add(services, link, { message: 'x'.repeat(1_100_000), photo: ['bill.jpg', JPG] })
  expect(long).toMatchObject({
    data: {
      errors: { message: formMessages.tooLong, photo: formMessages.fileAgain },
      draft: { message: expect.stringMatching(/^x{10000}/) },
    },
  })
  const named = await add(services, link, { photo: ['bill.exe', JPG] })
  expect(named).toMatchObject({ data: { errors: { photo: copy.add.photoType } } })
  expect(await storedFiles(services)).toEqual([])
  expect(await listSaid(services.db, lead.id)).toEqual([])
})

test('a script sends a photo by the same link, and is told where that is not whole', async () => {
  await using services = await testServices()
  const { your_page = '' } = await submitEnquiry(anEnquiry({ email: 'ada@example.com' }), services)
  const path = `${new URL(your_page).pathname}/photo`

  expect(
    (await site(services).request(path, { method: 'POST', body: form({ photo: ['bill.jpg', JPG] }) })).status,
  ).toBe(201)
  const wrong = await site(services).request(path, {
    method: 'POST',
    body: form({ photo: ['bill.jpg', Buffer.from('x')] }),
  })
  expect(wrong.status).toBe(422)
  const strange = { 'Sec-Fetch-Site': 'cross-site' }
  const refused = await site(services).request(path, { method: 'POST', headers: strange, body: form({ message: 'x' }) })
  expect(refused.status).toBe(403)
  const guessed = await site(services).request('/your-enquiry/-/photo', {
    method: 'POST',
    body: form({ message: 'x' }),
  })
  expect(guessed.status).toBe(404)
})

test('erased by its sender is erased: rows, files, letters and mails; the log and the seal name nobody', async () => {
  await using services = await testServices({ PRIVACY_CONTACT: 'dpo@coral.example' })
  const lead = await arrive(services)
  const link = await ownPageLink(lead.id, 'whole', services)
  await add(services, link, { message: 'Here.', photo: ['bill.jpg', JPG] })

  expect(await act(services, link, 'erase', {})).toMatchObject({ data: { errors: { sure: copy.erase.unsure } } })
  expect((await act(services, link, 'erase', { sure: 'yes' })).headers?.get('Location')).toBe(
    '/your-enquiry?done=erased',
  )

  for (const table of ['leads', 'lead_messages', 'lead_message_files'] as const)
    expect(await services.db.selectFrom(table).selectAll().execute(), table).toEqual([])
  expect(await storedFiles(services)).toEqual([])
  const waiting = await services.db.selectFrom('outbox').select(['kind', 'payload']).execute()
  expect(waiting).toEqual([{ kind: 'own-page.erased', payload: JSON.stringify({ reference: lead.reference }) }])
  const seals = await services.db.selectFrom('erasure_seals').select('kind').execute()
  expect(seals).toEqual([{ kind: 'lead' }])
  // Not its seals: what is random may spell any short name.
  const seen = ['action', 'staff_name', 'details'] as const
  const log = JSON.stringify(await services.db.selectFrom('audit_log').select(seen).execute())
  expect(log).toContain('lead.erased')
  expect(log).not.toMatch(/ada|lovelace|bill\.jpg/i)
  services.sent.length = 0
  await deliverAll(services)
  expect(services.sent).toMatchObject([{ to: 'dpo@coral.example' }])
})

test('a sender takes consent for one lead back: no more can be added, and it can still be had and erased', async () => {
  await using services = await testServices()
  const lead = await arrive(services)
  const other = await arrive(services, { details: { message: 'Another matter.' } })
  const link = await ownPageLink(lead.id, 'whole', services)

  await act(services, link, 'withdraw', {})
  expect((await open(services, link)).page).toMatchObject({ isWithdrawn: true, replyBy: null })
  expect(await add(services, link, { message: 'No.' })).toMatchObject({ data: { errors: { form: copy.add.failure } } })
  expect((await open(services, await ownPageLink(other.id, 'whole', services))).page?.isWithdrawn).toBe(false)

  const token = link.split('/').at(-1)
  const file = await site(services).request(`/your-enquiry/${token}/data.json`)
  expect(file.headers.get('Content-Disposition')).toContain('attachment')
  const held = await file.json()
  expect(held.leads).toMatchObject([{ id: lead.id }])
  expect(JSON.stringify(held)).not.toContain('Another matter.')
})

test('an applicant reads the stage in kind words, never a decision of the last hour, and replaces the resume until then', async () => {
  await using services = await testServices()
  const key = `${LEAD_FILES}${randomUUID()}`
  const { id } = await arrive(services, anApplicant({ file_key: key }))
  const hr = await aColleague(services, 'hr')
  const link = await ownPageLink(id, 'whole', services)
  const resume = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n')
  expect((await open(services, link)).page).toMatchObject({ standing: copy.applied, mayReplaceResume: true })

  await add(services, link, { resume: ['new.pdf', resume] }, 'resume')
  const [{ file_key, details } = { file_key: null, details: '' }] = await services.db
    .selectFrom('leads')
    .selectAll()
    .execute()
  expect(file_key).not.toBe(key)
  expect(JSON.parse(details)).toMatchObject({ job_id: 'telecaller', resume: { name: 'new.pdf', bytes: resume.length } })
  expect(await storedFiles(services)).toEqual([file_key])

  services.travel(1_000)
  await setStage(id, { stage: 'interview' }, hr, services)
  const standing = async () => (await open(services, link)).page?.standing
  expect(await standing()).toBe(copy.invited.toChoose)
  await addInterview(services, hr, 'first')
  await bookVisit(id, 'first', services)
  expect(await standing()).toBe(copy.invited.booked)
  const adding = await ownPageLink(id, 'adding', services)
  expect((await open(services, adding)).page?.standing).toBe(copy.stages.interview)
  services.travel(DAY + 1)
  expect(await standing()).toBe(copy.invited.over)
  await setStage(id, { stage: 'declined' }, hr, services)
  expect((await open(services, link)).page?.standing).toBe(copy.stages.screening)
  services.travel(3_600_000)
  expect((await open(services, link)).page).toMatchObject({ standing: copy.stages.declined, mayReplaceResume: false })
  const late = await add(services, link, { resume: ['late.pdf', resume] }, 'resume')
  expect(late).toMatchObject({ data: { errors: { form: copy.resume.over } } })
  expect(await storedFiles(services)).toEqual([file_key])
})

test('a letter of ours is shown once it has left, with its file; one that was taken back never', async () => {
  await using services = await testServices()
  const lead = await arrive(services)
  const at = services.now().toISOString()
  const letter = {
    lead_id: lead.id,
    direction: 'out' as const,
    way: 'desk' as const,
    subject: '',
    from_address: '',
    to_address: '',
    at,
  }
  const rows = ['waiting', 'sent', 'taken-back'].map((text) => ({
    ...{ ...letter, id: randomUUID(), text },
    taken_back_at: text === 'taken-back' ? at : null,
  }))
  await services.db.insertInto('lead_messages').values(rows).execute()
  const delivery = { kind: 'reply', payload: '{}', created_at: at, due_at: at, attempts: 0 }
  await services.db
    .insertInto('outbox')
    .values([
      { ...delivery, id: rows[0]!.id },
      { ...delivery, id: rows[1]!.id, delivered_at: at },
    ])
    .execute()

  const { page } = await open(services, await ownPageLink(lead.id, 'whole', services))
  expect(page?.said.map(({ text }) => text)).toEqual(['sent'])
})

test('a lost link is sent to the address on file, as few a day as receipts, and the answer never tells whether there is one', async () => {
  await using services = await testServices()
  await arrive(services)
  await arrive(services, { email: 'eve@example.com', quarantine_reason: 'spam', details: { message: 'Spam.' } })
  await deliverAll(services)
  services.sent.length = 0

  const answers = []
  for (const email of [' Ada@Example.com', 'nobody@example.com', 'eve@example.com'])
    answers.push(await ask(services, email))
  expect(new Set(answers.map((each) => JSON.stringify(each)))).toHaveLength(1)
  await deliverAll(services)
  expect(services.sent.map(({ to }) => to)).toEqual(['ada@example.com'])
  const link = /href="([^"]*\/your-enquiry\/[^"]+)"/.exec(services.sent[0]?.html ?? '')?.[1] ?? ''
  expect((await open(services, link)).page?.scope).toBe('whole')

  for (let more = 0; more < 5; more++) {
    await ask(services, 'ada@example.com')
    await deliverAll(services)
  }
  // One of the three of that day was the receipt itself.
  expect(services.sent).toHaveLength(2)
})

test('the way in stands in no log', async () => {
  await using services = await testServices()
  const lead = await arrive(services)
  const link = await ownPageLink(lead.id, 'whole', services)
  const token = link.split('/').at(-1)!
  await site(services).request(`/your-enquiry/${token}/data.json`)
  await site(services).request(`//Your-Enquiry/${token}/files/1`)

  expect(services.logged.length).toBeGreaterThan(0)
  expect(JSON.stringify(services.logged)).not.toContain(token.slice(33))
})

test.each(['add', 'book', 'cancel-visit', 'join-pool', 'leave-pool', 'resume', 'withdraw', 'erase'])(
  'whoever is too fast reads that it was not done, where the page then begins: %s',
  async (name) => {
    await using services = await testServices({ LIMIT_WRITES_PER_MINUTE: '1' })
    const lead = await arrive(services, anApplicant())
    const hr = await aColleague(services, 'hr')
    await setStage(lead.id, { stage: 'interview' }, hr, services)
    for (const id of ['first', 'second']) await addInterview(services, hr, id)
    await bookVisit(lead.id, 'first', services)
    if (name === 'leave-pool') await joinPool(lead.id, services)
    const link = await ownPageLink(lead.id, 'whole', services)
    await act(services, link, 'erase', {})

    const typed = { sure: 'yes', agree: 'yes', slot: 'second', message: 'Once more.' }
    const isFile = name === 'add' || name === 'resume'
    const refused = isFile
      ? await add(services, link, name === 'add' ? typed : { resume: ['new.pdf', aPdf()] }, name)
      : await act(services, link, name, typed)
    expect(refused.init.status).toBe(429)
    const html = await shown(services, link, refused.data)
    expect(html.split(refused.data.errors.form)).toHaveLength(2)
    expect(html).toMatch(/role="alert"[^>]* autofocus/i)
  },
)

test('what is wrong with a field has the focus: it stands far below where the page begins', async () => {
  await using services = await testServices()
  const link = await ownPageLink((await arrive(services)).id, 'whole', services)
  const refused = await add(services, link, { message: ' ' })

  expect(await shown(services, link)).not.toMatch(/autofocus/i)
  expect(await shown(services, link, refused.data)).toMatch(/<textarea[^>]* autofocus/i)
})

/** The page as a browser gets it. */
async function shown(services: TestServices, link: string, actionData?: unknown) {
  const loaderData = await open(services, link)
  return renderToStaticMarkup(createElement(ownPage.default, { loaderData, actionData } as never))
}

async function addInterview(services: TestServices, hr: Staff, id: string) {
  const starts_at = new Date(services.now().getTime() + DAY).toISOString()
  const when = { starts_at, ends_at: starts_at, places: 1 }
  const what = {
    area_id: 'opening:telecaller',
    area_name: 'Telecaller',
    meeting: 'phone',
    meeting_place: null,
  } as const
  await insertSlot({ id, ...what, ...when }, hr, services)
}

function site(services: TestServices) {
  return guardedSite(services).route('/your-enquiry', ownPageFiles(services))
}

function answer(services: TestServices, link: string) {
  const { pathname, search } = new URL(link, services.env.SITE_URL)
  const params = { token: pathname.split('/').at(-1)! }
  return ownPage.loader(asked(services, null as never, pathname + search, { params }))
}

async function open(services: TestServices, link: string) {
  return (await answer(services, link)).data
}

// biome-ignore lint/suspicious/noExplicitAny: a redirect, or what was refused
async function act(services: TestServices, link: string, name: string, typed: Record<string, string>): Promise<any> {
  const { pathname } = new URL(link)
  const params = { token: pathname.split('/').at(-1)! }
  return ownPage.action(asked(services, null as never, `${pathname}?act=${name}`, { params, form: typed }))
}

type Typed = Record<string, string | [name: string, content: Uint8Array]>

// biome-ignore lint/suspicious/noExplicitAny: a redirect, or what was refused
async function add(services: TestServices, link: string, typed: Typed, name = 'add'): Promise<any> {
  const { pathname } = new URL(link)
  const args = asked(services, null as never, `${pathname}?act=${name}`, {
    params: { token: pathname.split('/').at(-1)! },
  })
  return ownPage.action({ ...args, request: new Request(args.url, { method: 'POST', body: form(typed) }) })
}

function form(typed: Typed): FormData {
  const body = new FormData()
  body.set('message', '')
  for (const [name, value] of Object.entries(typed))
    typeof value === 'string' ? body.set(name, value) : body.set(name, new File([new Uint8Array(value[1])], value[0]))
  if (typed.resume) body.delete('message')
  return body
}

async function ask(services: TestServices, email: string) {
  return findLinks.action(asked(services, null as never, '/your-enquiry', { form: { email } }))
}

async function storedFiles({ files }: TestServices): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of files.list(LEAD_FILES)) keys.push(key)
  return keys
}

async function everything({ db }: TestServices) {
  const tables = ['leads', 'lead_handling', 'lead_messages', 'consents', 'outbox', 'audit_log'] as const
  return Promise.all(
    tables.map((table) =>
      db
        .selectFrom(table as 'leads')
        .selectAll()
        .execute(),
    ),
  )
}
