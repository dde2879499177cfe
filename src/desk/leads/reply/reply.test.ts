import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect } from 'vitest'
import { brandName } from '#company/brand-name.ts'
import type { LeadRow } from '#database/tables.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { isOverdue } from '#desk/leads/inbox/is-overdue.ts'
import { findDeskLead } from '#desk/leads/lead/find-desk-lead.ts'
import { findFollowUp } from '#desk/leads/lead/follow-ups.ts'
import { handleLeads } from '#desk/leads/lead/handle-leads.ts'
import { seenOf } from '#desk/leads/lead/lead-history.ts'
import { loadLead } from '#desk/leads/lead/load-lead.ts'
import { loader as downloadFile } from '#desk/leads/message-file.ts'
import { action as saveDraft } from '#desk/leads/reply-draft.ts'
import { applicationKindCopy } from '#leads/application/kind-words.en.ts'
import { leadOfReplyAddress } from '#leads/conversation/reply-address.ts'
import { findThread } from '#leads/conversation/thread-ids.ts'
import { TAKEN_BACK_FOR_MS } from '#leads/conversation/write-reply.ts'
import { deleteLeads, deleteRemains } from '#leads/erase-leads.ts'
import { addToLead } from '#leads/own-page/add-to-lead.ts'
import { sweepFiles } from '#leads/sweep-files.ts'
import { createMailer, messageIdOf } from '#platform/mail/mailer.ts'
import { temporaryFolder } from '../../../../scripts/temporary-folder.ts'
import { aColleague, anApplicant, arrive, asked, press, withFiles } from '../../../../tests/support/at-desk.ts'
import { clamd } from '../../../../tests/support/clamd.ts'
import { deliverAll } from '../../../../tests/support/deliver-all.ts'
import { type TestServices, test, testServices } from '../../../../tests/support/desk-test.ts'
import { aPdf } from '../../../../tests/support/documents.ts'
import { startMailSink } from '../../../../tests/support/mail-sink.ts'
import { findStageLetter } from './fill-template.ts'
import { findQuote } from './load-composer.ts'
import { replyDeskCopy as copy } from './words.en.ts'

const HOUR_MS = 3_600_000

test('a first letter bears the name that its sender has for what they sent', async ({ services, admin }) => {
  const named = async ({ id, reference }: LeadRow) => [
    (await loadLead(id, admin, services))?.composer?.subject,
    copy.defaultSubject(applicationKindCopy.ownName, reference, brandName()),
  ]

  const [forApplicant, applied] = await named(await arrive(services, anApplicant()))
  expect(forApplicant).toBe(applied)
  const [forVisitor, other] = await named(await arrive(services))
  expect(forVisitor).not.toBe(other)
})

test('templates come first in the language of the lead, and beside it in English, for who does not read it', async () => {
  await using services = await testServices()
  const admin = await aColleague(services, 'admin')
  const templatesOf = async (lead: LeadRow, language: string) => {
    const attribution = JSON.stringify({ language })
    await services.db.updateTable('leads').set({ attribution }).where('id', '=', lead.id).execute()
    return (await loadLead(lead.id, admin, services))!.composer!.templates
  }

  const titles: Set<string>[] = []
  for (const lead of [await arrive(services), await arrive(services, anApplicant())]) {
    const english = await templatesOf(lead, 'en')
    titles.push(new Set(english.map(({ title }) => title)))
    expect(english[0]?.language).toBe('en')
    for (const [language, letters] of [
      ['hi', /\p{Script=Devanagari}/u],
      ['te', /\p{Script=Telugu}/u],
    ] as const) {
      const offered = await templatesOf(lead, language)
      const own = offered.filter((each) => each.language === language)
      expect(own).toEqual(offered.slice(0, own.length))
      expect(own.length).toBeGreaterThan(3)
      for (const { title, text } of own) expect([title, text].join()).toMatch(letters)
      for (const template of english) expect(offered).toContainEqual(template)
      expect(new Set(offered.map(({ id }) => id)).size).toBe(offered.length)
    }
  }
  // Each kind has letters of its own.
  const [ofEnquiry, ofApplication] = titles
  const ownOf = (some: Set<string>, others: Set<string>) => [...some].filter((title) => !others.has(title))
  expect(ownOf(ofEnquiry!, ofApplication!).length).toBeGreaterThan(0)
  expect(ownOf(ofApplication!, ofEnquiry!).length).toBeGreaterThan(3)
  const applicant = (await services.db.selectFrom('leads').selectAll().where('kind', '=', 'application').execute())[0]!
  const letter = await findStageLetter(applicant, 'declined', admin, services)
  expect(letter).toMatchObject({
    language: 'te',
    text: expect.stringMatching(/\p{Script=Telugu}.*\/te\/your-enquiry\//su),
  })
})

test('an answer arrives in the thread of its lead, from a person, with signature, quotation and files', async () => {
  using folder = temporaryFolder('replies')
  await using sink = await startMailSink(0, folder.path)
  await using services = await testServices({ SMTP_URL: sink.url, REPLY_ADDRESS: 'reply@example.com' })
  const { asha, lead } = await anEnquiry(services)
  const receipt = await deliveryOf(services, lead, 'enquiry.acknowledge')
  const notice = await deliveryOf(services, lead, 'enquiry.notify-desk')
  await press(services, asha, '/desk/account/save-mail-choices', {
    signature: 'Asha\nCoral Urja, Patna',
    hears_of_leads: 'at-once',
  })
  services.mail = createMailer(services.env)

  const sent = await reply(services, asha, lead, { reply_text: 'Look at https://example.com/plug.' }, [
    new File([bytes(aPdf())], 'offer.pdf'),
    new File(['\x89PNG\r\n\x1a\n and more'.replace('\x89', '')], 'not-a-picture.png'),
  ])
  expect(sent).toMatchObject({ status: 422, errors: { files: expect.stringContaining('not-a-picture.png') } })
  const good = await reply(services, asha, lead, { reply_text: 'Look at https://example.com/plug.' }, [
    new File([bytes(aPdf())], 'offer.pdf'),
    new File([bytes(aPdf())], 'plan.pdf'),
  ])
  expect(good).toMatchObject({ status: 200, done: copy.done })
  services.travel(TAKEN_BACK_FOR_MS)
  await deliverAll(services)

  const [mail] = await Promise.all(
    globSync(join(folder.path, '*.eml')).map((path) => PostalMime.parse(readFileSync(path))),
  )
  services.mail.close()
  const header = (name: string) => mail!.headers.find(({ key }) => key === name)?.value
  expect(mail!.messageId).toBe(`<${good.letter}@localhost>`)
  expect(mail!.inReplyTo).toBe(`<${receipt}@localhost>`)
  expect(mail!.references).toBe(`<${notice}@localhost> <${receipt}@localhost>`)
  expect(mail!.from).toMatchObject({ name: expect.stringContaining('Asha Rao'), address: services.env.MAIL_FROM })
  expect(await leadOfReplyAddress(mail!.replyTo![0]!.address!, services)).toBe(lead.id)
  expect(mail!.to).toMatchObject([{ address: 'ada@example.com' }])
  expect(header('auto-submitted')).toBeUndefined()
  expect(header('x-auto-response-suppress')).toBeUndefined()
  expect(mail!.text).toMatch(
    /^Look at .*\n\n-- \nAsha\nCoral Urja, Patna\n\nOn .*Ada Lovelace wrote:\n> Our engine draws/s,
  )
  expect(mail!.html).toContain('<a href="https://example.com/plug">')
  expect(mail!.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ['offer.pdf', 'application/pdf'],
    ['plan.pdf', 'application/pdf'],
  ])
  expect(Buffer.from(mail!.attachments[0]!.content as ArrayBuffer)).toEqual(aPdf())
})

test('without an address for answers they go to the mailbox of those who answer', async () => {
  await using services = await testServices({ SALES_EMAIL: 'desk@example.com' })
  const { asha, lead } = await anEnquiry(services)
  await reply(services, asha, lead)
  await pass(services)

  expect(services.sent).toMatchObject([{ replyTo: 'desk@example.com', to: 'ada@example.com' }])
})

test('one letter answers all its person waits for, if staff say so, and none taken back', async ({ services }) => {
  const { asha, lead } = await anEnquiry(services)
  const second = await arrive(services, { details: { message: 'And the second floor?' } })
  const held = await arrive(services, { details: { message: 'Click here' } })
  await services.db.updateTable('leads').set({ quarantine_reason: 'spam' }).where('id', '=', held.id).execute()
  const statuses = async () => {
    const states = [lead, second, held].map((each) => stateOf(services, each, asha))
    return (await Promise.all(states)).map((state) => state?.status)
  }
  const { others } = (await loadLead(lead.id, asha, services))!
  expect(others.filter(({ isWaiting }) => isWaiting).map(({ id }) => id)).toEqual([second.id])

  const also = `${second.id},${held.id}`
  await reply(services, asha, lead, { also })
  expect(await statuses()).toEqual(['in-hand', 'new', 'new'])
  services.travel(1_000)
  const { letter } = await reply(services, asha, lead, { also, mark: 'answered' })
  expect(await statuses()).toEqual(['answered', 'answered', 'new'])

  services.travel(1_000)
  await takeBack(services, asha, lead, letter)
  expect(await statuses()).toEqual(['in-hand', 'new', 'new'])
  expect((await stateOf(services, second, asha))?.owner).toBeNull()
})

test('an answer refers to mails alone, not to the own page, and quotes words alone', async ({ services }) => {
  const { lead } = await anEnquiry(services)
  const receipt = await deliveryOf(services, lead, 'enquiry.acknowledge')
  await addToLead(lead.id, { message: 'It is a single-phase meter.' }, services)
  services.travel(1_000)

  const before = services.now().toISOString()
  const { inReplyTo, references } = await findThread(services.db, lead, { before, env: services.env })
  expect(inReplyTo).toBe(messageIdOf(receipt, services.env))
  expect(references.filter((id) => id.includes('invalid'))).toEqual([])

  await services.db.updateTable('lead_messages').set({ text: '' }).where('lead_id', '=', lead.id).execute()
  expect((await findQuote(services.db, lead))?.text).toContain('engine')
})

test('sending takes the lead, or marks it answered and sets a follow-up, as is chosen', async ({ services }) => {
  const { asha, lead } = await anEnquiry(services)

  await reply(services, asha, lead)
  expect(await stateOf(services, lead, asha)).toMatchObject({ status: 'in-hand', owner: asha.name, answered_at: null })
  services.travel(1_000)
  const followUp = { reply_when: '2026-11-27T10:00', reply_about: 'Call' }
  await reply(services, asha, lead, { mark: 'answered', ...followUp })

  const now = services.now()
  expect(await stateOf(services, lead, asha)).toMatchObject({ status: 'answered', answered_at: now.toISOString() })
  services.travel(90 * HOUR_MS)
  expect(isOverdue((await stateOf(services, lead, asha))!, services.now())).toBe(false)
  expect(await findFollowUp(services.db, lead.id)).toMatchObject({ text: 'Call', due_at: '2026-11-27T04:30:00.000Z' })
  const { history } = (await loadLead(lead.id, asha, services))!
  expect(history.map(({ what }) => what.split(':')[0])).toEqual(['Mail sent, and marked answered', 'Mail sent'])
})

test('taken back within ten seconds it never goes: it is a draft again, the lead as before', async ({ services }) => {
  const { asha, lead } = await anEnquiry(services)
  const before = await stateOf(services, lead, asha)
  services.travel(1_000)
  const { letter } = await reply(services, asha, lead, {
    mark: 'answered',
    reply_when: '2026-11-27T10:00',
    reply_about: 'Call',
  })
  services.travel(TAKEN_BACK_FOR_MS - 1)
  await deliverAll(services)

  expect(await takeBack(services, asha, lead, letter)).toMatchObject({ status: 200, done: copy.takenBack })
  await pass(services)
  expect(services.sent).toEqual([])
  expect(await stateOf(services, lead, asha)).toEqual({ ...before, updated_at: expect.any(String) })
  expect(await findFollowUp(services.db, lead.id)).toBeUndefined()
  const page = (await loadLead(lead.id, asha, services))!
  expect(page.composer?.draft).toMatchObject({ subject: 'Your plug', text: 'Yes, it does.' })
  expect(page.thread.at(-1)).toMatchObject({ delivery: { state: 'taken-back' } })
  expect(await takeBack(services, asha, lead, letter)).toMatchObject({ status: 422 })
})

test('too late is told in words, and nobody takes back a colleague’s letter or a sent mail', async ({ services }) => {
  const { asha, lead } = await anEnquiry(services)
  const ravi = await aColleague(services, 'sales', 'Ravi')
  const { letter } = await reply(services, asha, lead, { mark: 'answered' })

  expect(await takeBack(services, ravi, lead, letter)).toMatchObject({ trouble: copy.refused.tooLate })
  expect(await press(services, asha, `/desk/leads/${lead.id}/undo`)).toMatchObject({ status: 422 })
  await pass(services)
  expect(await takeBack(services, asha, lead, letter)).toMatchObject({ trouble: copy.refused.tooLate })
  expect(services.sent).toHaveLength(1)
  expect(await stateOf(services, lead, asha)).toMatchObject({ status: 'answered' })
})

test('killed between commit and delivery it goes once, and pressed twice it is one letter', async ({ services }) => {
  const { asha, lead } = await anEnquiry(services)
  const id = randomUUID()
  await reply(services, asha, lead, { reply: id })
  expect(await reply(services, asha, lead, { reply: id })).toMatchObject({ status: 200 })
  services.travel(TAKEN_BACK_FOR_MS)
  // A process took it and died.
  const leased = {
    leased_by: 'dead',
    leased_until: new Date(services.now().getTime() + 60_000).toISOString(),
    attempts: 1,
  }
  await services.db.updateTable('outbox').set(leased).where('id', '=', id).execute()
  await deliverAll(services)
  expect(services.sent).toEqual([])

  services.travel(60_000)
  await deliverAll(services)
  expect(services.sent.map((mail) => mail.id)).toEqual([id])
})

test('nobody answers over a colleague or into quarantine, and nothing typed is lost', async ({ services }) => {
  const { asha, lead } = await anEnquiry(services)
  const seen = seenOf((await stateOf(services, lead, asha))!)
  const ravi = await aColleague(services, 'sales', 'Ravi')
  services.travel(1_000)
  await handleLeads('answer', { ids: [lead.id] }, ravi, services)

  expect(await reply(services, asha, lead, { seen })).toMatchObject({
    status: 409,
    trouble: expect.stringContaining('Ravi'),
    typed: { reply_text: 'Yes, it does.' },
  })
  const bot = await arrive(services, { email: 'bot@example.com', context: { nickname: 'Bot' } })
  expect(await reply(services, asha, bot)).toMatchObject({ trouble: copy.held })
  expect(await services.db.selectFrom('lead_messages').select('id').execute()).toEqual([])
})

test('a field that nobody filled in is refused in words; templates are filled from the lead', async ({ services }) => {
  const { asha, lead } = await anEnquiry(services)
  const nameless = await arrive(services, { full_name: 'Pay at 9848012345', email: 'pay@example.com' })

  for (const open of ['Dear {name},', 'Pay {any thing}.'])
    expect(await reply(services, asha, lead, { reply_text: open })).toMatchObject({
      errors: { reply_text: copy.refused.open(open.match(/\{(.*)\}/)![1]!) },
      typed: { reply_text: open },
    })
  const { templates } = (await loadLead(lead.id, asha, services))!.composer!
  expect(templates.length).toBeGreaterThan(3)
  expect(templates.map(({ text }) => text).join()).toMatch(/Hello Ada Lovelace.*98480 12345/s)
  expect(templates.map(({ text }) => text).join()).not.toMatch(/[{}]/)
  const [first] = templates
  expect(
    await press(services, asha, `/desk/leads/${lead.id}/use-template`, {
      template: first!.id,
      subject: 'S',
      reply_text: 'Before.',
    }),
  ).toMatchObject({ typed: { subject: 'S', reply_text: `Before.\n\n${first!.text}` } })
  expect((await loadLead(nameless.id, asha, services))!.composer!.templates[0]!.text).toContain('{name}')
})

test('a draft is one person’s own, there wherever they sign in, and goes with the letter', async ({ services }) => {
  const { asha, lead } = await anEnquiry(services)
  const ravi = await aColleague(services, 'sales', 'Ravi')
  const id = randomUUID()
  const draftOf = async (staff: Staff) => (await loadLead(lead.id, staff, services))?.composer?.draft
  const save = (reply_text: string) =>
    saveDraft(
      asked(services, asha, `/desk/leads/${lead.id}/reply-draft`, {
        params: { id: lead.id },
        form: { reply: id, subject: 'Your plug', reply_text },
      }),
    )

  expect(await (await save('Half a sen')).json()).toMatchObject({ kind: 'saved' })
  expect(await draftOf(asha)).toMatchObject({ text: 'Half a sen', subject: 'Your plug' })
  expect(await draftOf(ravi)).toBeNull()
  await reply(services, asha, lead, { reply: id })
  await save('What came late')
  expect(await draftOf(asha)).toBeNull()
})

test('files wait for the scanner: a clean one goes, another stops the letter and is told', async () => {
  await using scanner = await clamd((content) => (content.includes('evil') ? 'stream: Eicar FOUND' : 'stream: OK'))
  await using services = await testServices({ CLAMD_URL: scanner.url })
  const { asha, lead } = await anEnquiry(services)
  const clean = await reply(services, asha, lead, {}, [new File([bytes(aPdf())], 'offer.pdf')])
  await pass(services)
  expect(services.sent.map(({ attachments }) => attachments?.map(({ name }) => name))).toEqual([['offer.pdf']])
  const [file] = await services.db.selectFrom('lead_message_files').selectAll().execute()
  const params = { id: lead.id, message: clean.letter, file: file!.id }
  const path = `/desk/leads/${lead.id}/messages/${clean.letter}/files/${file!.id}`
  const reader = await aColleague(services, 'reader')
  const viewer = await aColleague(services, 'viewer')
  const hr = await aColleague(services, 'hr')
  await expect(downloadFile(asked(services, viewer, path, { params }))).rejects.toMatchObject({ status: 403 })
  expect(Buffer.from(await (await downloadFile(asked(services, reader, path, { params }))).arrayBuffer())).toEqual(
    aPdf(),
  )
  await expect(downloadFile(asked(services, hr, path, { params }))).rejects.toMatchObject({ init: { status: 404 } })

  services.travel(1_000)
  await reply(services, asha, lead, {}, [new File([bytes(aPdf('evil'))], 'bad.pdf')])
  await pass(services)
  expect(services.sent).toHaveLength(1)
  const { thread } = (await loadLead(lead.id, asha, services))!
  expect(thread.at(-1)).toMatchObject({
    delivery: { state: 'failed', error: expect.stringContaining('Eicar') },
    files: [{ name: 'bad.pdf', refused: expect.stringContaining('Eicar') }],
  })
  expect(await filesIn(services)).toHaveLength(1)
})

test('files of 10 MB together go; more, or too many, are refused', async ({ services }) => {
  const { asha, lead } = await anEnquiry(services)
  const MB = 1024 * 1024
  const photoOf = (size: number) => new File([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(size - 3)], 'a.jpg')
  const half = photoOf(6 * MB)

  expect(await reply(services, asha, lead, {}, [half, half])).toMatchObject({
    status: 422,
    errors: { files: expect.any(String) },
  })
  expect(await reply(services, asha, lead, {}, [half, photoOf(4 * MB)])).toMatchObject({ status: 200 })
  expect(await filesIn(services)).toHaveLength(2)

  const small = new File([bytes(aPdf())], 'a.pdf')
  expect(await reply(services, asha, lead, {}, Array(6).fill(small))).toMatchObject({ status: 400 })
  expect(await filesIn(services)).toHaveLength(2)
})

test('letters and their files are swept with no lead, and erased with theirs', async ({ services }) => {
  const { asha, lead } = await anEnquiry(services)
  await reply(services, asha, lead, {}, [new File([bytes(aPdf())], 'offer.pdf')])
  services.travel(2 * HOUR_MS)
  await sweepFiles(services)
  expect(await filesIn(services)).toHaveLength(1)

  const remains = await services.db.transaction().execute((trx) => deleteLeads(trx, [lead.id]))
  await deleteRemains(remains, services)
  await deliverAll(services)
  expect(services.sent).toEqual([])
  expect(await filesIn(services)).toEqual([])
  for (const table of ['lead_messages', 'lead_message_files', 'outbox'] as const)
    expect(await services.db.selectFrom(table).selectAll().execute(), table).toEqual([])
})

test('who may not write to leads has no place to answer, and a missing address is told', async ({ services, hr }) => {
  const { asha, lead } = await anEnquiry(services)
  const viewer = await aColleague(services, 'viewer')
  const at = services.now().toISOString()
  await services.db.insertInto('bounced_addresses').values({ email: 'ada@example.com', reason: '550', at }).execute()

  expect((await loadLead(lead.id, viewer, services))!.composer).toBeNull()
  expect((await loadLead(lead.id, asha, services))!.composer).toMatchObject({ isBounced: true, isNotWanted: false })
  await expect(reply(services, viewer, lead)).rejects.toMatchObject({ status: 403 })
  await expect(reply(services, hr, lead)).rejects.toMatchObject({ init: { status: 404 } })
})

/** A new lead whose receipt and notice have gone. */
async function anEnquiry(services: TestServices) {
  const asha = await aColleague(services, 'sales')
  const lead = await arrive(services)
  await deliverAll(services)
  services.sent.length = 0
  services.travel(1_000)
  return { asha, lead }
}

async function reply(
  services: TestServices,
  staff: Staff,
  { id }: LeadRow,
  fields: Record<string, string> = {},
  files: File[] = [],
) {
  const typed = { reply: randomUUID(), subject: 'Your plug', reply_text: 'Yes, it does.', quote: 'yes', ...fields }
  return press(services, staff, `/desk/leads/${id}/send-reply`, withFiles(typed, files))
}

function takeBack(services: TestServices, staff: Staff, { id }: LeadRow, letter: string) {
  return press(services, staff, `/desk/leads/${id}/take-back`, { letter })
}

async function pass(services: TestServices) {
  services.travel(TAKEN_BACK_FOR_MS)
  await deliverAll(services)
}

function stateOf(services: TestServices, { id }: LeadRow, staff: Staff) {
  return findDeskLead(services, id, staff)
}

async function deliveryOf({ db }: TestServices, { id }: LeadRow, kind: string): Promise<string> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('lead_id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return row.id
}

async function filesIn({ files }: TestServices): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of files.list('resumes/')) keys.push(key)
  return keys
}

function bytes(content: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(content)
}
