import { expect } from 'vitest'
import { loadLead } from '#desk/leads/lead/load-lead.ts'
import { raiseAlarms } from '#desk/leads/mails/alarm.ts'
import { inIndianTime } from '#india/indian-time.ts'
import { replyAddress } from '#leads/conversation/reply-address.ts'
import { findThread } from '#leads/conversation/thread-ids.ts'
import { deleteLeads, deleteRemains } from '#leads/erase-leads.ts'
import { findOwnLead } from '#leads/own-page/find-own-lead.ts'
import { loadOwnPage } from '#leads/own-page/load-own-page.ts'
import type { Services } from '#platform/services.ts'
import { aColleague, arrive } from '../../../tests/support/at-desk.ts'
import { clamd } from '../../../tests/support/clamd.ts'
import { deliverAll } from '../../../tests/support/deliver-all.ts'
import { aPdf } from '../../../tests/support/documents.ts'
import { aBounce, aLetter, arriveByMail } from '../../../tests/support/letters.ts'
import { test as base, testServices } from '../../../tests/support/test-services.ts'

const MAIL = { REPLY_ADDRESS: 'reply@example.com' }
const MINUTE_MS = 60_000
const DAY_MS = 24 * 3_600_000

const test = base.extend('settings', MAIL)

test('an answer to the address with the token stands in its lead’s thread, with its file', async ({ services }) => {
  const lead = await arrive(services)
  const bill = aPdf('bill')

  await arriveByMail(
    services,
    await aLetter({
      to: (await replyAddress(lead.id, services))!,
      attachments: [
        { filename: 'bill.pdf', content: bill },
        { filename: 'run.exe', content: Buffer.from('MZ') },
        { filename: 'fake.pdf', content: Buffer.from('no pdf') },
      ],
    }),
  )

  expect(await letters(services)).toMatchObject([
    { lead_id: lead.id, direction: 'in', way: 'mail', from_address: 'ada@example.com', automatic: null },
  ])
  const files = await services.db.selectFrom('lead_message_files').selectAll().orderBy('place').execute()
  expect(files.map(({ name, refused }) => [name, refused === null])).toEqual([
    ['bill.pdf', true],
    ['run.exe', false],
    ['fake.pdf', false],
  ])
  expect(await services.files.has(files[0]!.file_key!)).toBe(true)

  const remains = await services.db.transaction().execute((trx) => deleteLeads(trx, [lead.id]))
  await deleteRemains(remains, services)
  expect(await services.files.has(files[0]!.file_key!)).toBe(false)
  expect(await letters(services)).toEqual([])
})

test('a letter is kept once, from however many mailboxes; another with its id is kept too', async ({ services }) => {
  const lead = await arrive(services)
  const to = (await replyAddress(lead.id, services))!
  const letter = await aLetter({ to, messageId: '<one@mail.example.com>' })

  await arriveByMail(services, letter)
  await arriveByMail(services, letter)
  expect(await letters(services)).toHaveLength(1)

  const other = await aLetter({ to, messageId: '<one@mail.example.com>', text: 'Another letter.' })
  await arriveByMail(services, other)
  await arriveByMail(services, other)
  expect((await letters(services)).map(({ text }) => text.trim())).toEqual([
    'Tomorrow at ten is fine.',
    'Another letter.',
  ])
})

test('without a token it is found by what it refers to: a mail of ours or an earlier letter', async ({ services }) => {
  const lead = await arrive(services, { email: 'eve@example.com' })
  const { id } = await services.db.selectFrom('outbox').select('id').executeTakeFirstOrThrow()

  const first = await aLetter({ inReplyTo: `<${id}@localhost>`, messageId: '<first@mail.example.com>' })
  await arriveByMail(services, first)
  await arriveByMail(services, await aLetter({ references: '<older@x> <first@mail.example.com>', text: 'And this.' }))

  expect((await letters(services)).map(({ lead_id }) => lead_id)).toEqual([lead.id, lead.id])
})

test('without both it is the newest open lead of its sender; where there is none, it waits', async ({ services }) => {
  await arrive(services, { details: { message: 'The first.' } })
  services.travel(MINUTE_MS)
  const newest = await arrive(services, { details: { message: 'The second.' } })
  services.travel(MINUTE_MS)
  await arrive(services, { details: { message: 'Held.' }, quarantine_reason: 'spam' })

  await arriveByMail(services, await aLetter({ from: 'ADA@Example.com' }))
  expect(await letters(services)).toMatchObject([{ lead_id: newest.id }])

  await arriveByMail(services, await aLetter({ from: 'nobody@example.com', text: 'Who is there?' }))
  expect(await letters(services)).toMatchObject([{ lead_id: newest.id }, { lead_id: null }])
})

test('what matches nothing becomes an enquiry where the setting says so: by mail, without consent and receipt', async () => {
  await using services = await testServices({ ...MAIL, MAIL_UNMATCHED: 'enquiry' })
  const raw = await aLetter({ from: 'Ravi Kumar <ravi@example.com>', subject: 'Meter', text: 'My meter is broken.' })

  await arriveByMail(services, raw)
  await arriveByMail(services, raw)

  const leads = await services.db.selectFrom('leads').selectAll().execute()
  expect(leads).toMatchObject([{ kind: 'contact', full_name: 'Ravi Kumar', email: 'ravi@example.com' }])
  expect(JSON.parse(leads[0]!.details)).toEqual({ message: 'Meter\n\nMy meter is broken.' })
  expect(JSON.parse(leads[0]!.attribution!)).toEqual({ came_by: 'mail' })
  expect(await services.db.selectFrom('consents').selectAll().execute()).toEqual([])
  expect(await letters(services)).toMatchObject([{ lead_id: leads[0]!.id }])
  await deliverAll(services)
  expect(services.sent.map(({ to }) => to)).toEqual(['sales@example.com'])
})

test('programs, forgers, the past and who has written five times today become no enquiry by themselves', async () => {
  await using services = await testServices({ ...MAIL, MAIL_UNMATCHED: 'enquiry' })
  await arriveByMail(services, await aLetter({ headers: { 'List-Id': '<news.example.com>' } }))
  await arriveByMail(services, await aLetter({ headers: { 'Authentication-Results': 'mx; dmarc=fail' } }))
  await arriveByMail(services, await aLetter({ text: 'Last week.' }), {
    at: new Date(services.now().getTime() - 2 * DAY_MS),
  })
  expect(await services.db.selectFrom('leads').selectAll().execute()).toEqual([])
  expect(await letters(services)).toHaveLength(3)

  for (let time = 0; time < 7; time += 1) {
    await arriveByMail(services, await aLetter({ text: `Time ${time}.` }))
    await services.db.updateTable('leads').set({ quarantine_reason: 'looked at' }).execute()
  }
  expect(await services.db.selectFrom('leads').select('id').execute()).toHaveLength(5)
})

test('a letter with a token from another address is kept in the thread with its sender', async ({ services }) => {
  const lead = await arrive(services)
  await arriveByMail(
    services,
    await aLetter({ from: 'friend@example.org', to: (await replyAddress(lead.id, services))! }),
  )
  expect(await letters(services)).toMatchObject([
    { lead_id: lead.id, direction: 'in', from_address: 'friend@example.org' },
  ])
})

test('staff who answer from their own program have answered: the lead is theirs, no alarm', async ({ services }) => {
  const asha = await aColleague(services, 'sales')
  const lead = await arrive(services)
  const to = 'ada@example.com'

  const cc = (await replyAddress(lead.id, services))!
  await arriveByMail(services, await aLetter({ from: `Asha <${asha.email}>`, to, cc, text: 'We come at ten.' }))

  expect(await letters(services)).toMatchObject([
    { lead_id: lead.id, direction: 'out', staff_id: asha.id, staff_name: asha.name },
  ])
  expect(await handling(services, lead.id)).toMatchObject({ status: 'answered', owner_id: asha.id })
  services.travel(10 * DAY_MS)
  await raiseAlarms(services)
  expect(await services.db.selectFrom('lead_alarms').selectAll().execute()).toEqual([])
})

test('of a Sent folder only what goes to the sender of a lead is kept', async ({ services }) => {
  const asha = await aColleague(services, 'sales')
  const lead = await arrive(services)
  const { id } = await services.db.selectFrom('outbox').select('id').executeTakeFirstOrThrow()
  const from = asha.email

  await arriveByMail(services, await aLetter({ from, to: 'my-bank@example.com' }), { isSent: true })
  await arriveByMail(services, await aLetter({ from, to: 'colleague@example.com', inReplyTo: `<${id}@localhost>` }), {
    isSent: true,
  })
  expect(await letters(services)).toEqual([])

  await arriveByMail(services, await aLetter({ from, to: 'Ada <ADA@example.com>' }), { isSent: true })
  expect(await letters(services)).toMatchObject([{ lead_id: lead.id, direction: 'out' }])
  expect(await handling(services, lead.id)).toMatchObject({ status: 'answered' })
})

test('one letter of staff to two senders answers both, and each answers in their own thread', async ({ services }) => {
  const asha = await aColleague(services, 'sales')
  const ada = await arrive(services)
  const eve = await arrive(services, { email: 'eve@example.com' })
  const messageId = '<both@mail.example.com>'
  const attachments = [{ filename: 'times.pdf', content: aPdf('times') }]
  const to = 'ada@example.com, eve@example.com, colleague@example.com'
  const letter = await aLetter({ from: asha.email, to, messageId, attachments, text: 'We come on Monday.' })
  await arriveByMail(services, letter, { isSent: true })
  await arriveByMail(services, letter)

  for (const { id } of [ada, eve]) expect(await handling(services, id)).toMatchObject({ status: 'answered' })
  const kept = await letters(services)
  expect(kept.map(({ lead_id }) => lead_id).toSorted()).toEqual([ada.id, eve.id].toSorted())
  const files = await services.db.selectFrom('lead_message_files').select('file_key').execute()
  expect(new Set(files.map(({ file_key }) => file_key)).size).toBe(2)

  for (const name of ['eve', 'ada'])
    await arriveByMail(
      services,
      await aLetter({ from: `${name}@example.com`, inReplyTo: messageId, text: `I am ${name}.` }),
    )
  const answers = (await letters(services)).filter(({ direction }) => direction === 'in')
  const leadOf = (text: string) => answers.find((answer) => answer.text.trim() === text)?.lead_id
  expect([leadOf('I am eve.'), leadOf('I am ada.')]).toEqual([eve.id, ada.id])
  const thread = await findThread(services.db, eve, { before: '9', env: services.env })
  expect(thread.references).toContain('both@mail.example.com')
})

test('who claims to be staff and is not does not stop the alarm', async ({ services }) => {
  const asha = await aColleague(services, 'sales')
  const lead = await arrive(services)
  const headers = { 'Authentication-Results': 'mx.example.com; spf=fail; dmarc=fail header.from=example.com' }
  const cc = (await replyAddress(lead.id, services))!
  await arriveByMail(services, await aLetter({ from: asha.email, to: 'ada@example.com', cc, headers }))
  expect(await letters(services)).toMatchObject([{ direction: 'in' }])
  expect(await handling(services, lead.id)).toMatchObject({ status: 'new' })
})

test('who writes again after an answer waits again, and the desk is told if that is too long', async ({ services }) => {
  const asha = await aColleague(services, 'sales')
  const lead = await arrive(services)
  const to = (await replyAddress(lead.id, services))!
  await arriveByMail(services, await aLetter({ from: asha.email, to: 'ada@example.com', cc: to }))
  services.travel(3 * DAY_MS)

  await arriveByMail(services, await aLetter({ to, text: 'And the price?' }))
  const now = await handling(services, lead.id)
  expect(now).toMatchObject({ status: 'in-hand', owner_id: asha.id, closed_at: null })
  expect(now.answered_at).not.toBeNull()
  // The desk and their own page name the new time.
  const { clock } = (await loadLead(lead.id, asha, services))!
  expect(clock).toMatchObject({ text: expect.stringContaining('left'), isOverdue: false })
  const page = await loadOwnPage((await findOwnLead(services.db, lead.id))!, 'whole', services)
  expect(page.replyBy).toBe(inIndianTime(new Date(now.reply_by!)))
  await raiseAlarms(services)
  expect(await services.db.selectFrom('lead_alarms').selectAll().execute()).toEqual([])

  services.travel(10 * DAY_MS)
  await raiseAlarms(services)
  services.sent.length = 0
  await deliverAll(services)
  expect(services.sent.filter(({ subject }) => /overdue/i.test(subject))).toHaveLength(1)
})

test('an answer that comes to us late does not hide what was written to it', async ({ services }) => {
  const asha = await aColleague(services, 'sales')
  const lead = await arrive(services)
  services.travel(2 * MINUTE_MS)
  const before = new Date(services.now().getTime() - MINUTE_MS)

  await arriveByMail(services, await aLetter({ text: 'And the price?' }))
  await arriveByMail(services, await aLetter({ from: asha.email, to: 'ada@example.com' }), { isSent: true, at: before })
  expect(await handling(services, lead.id)).toMatchObject({ status: 'new' })
})

test('automatic answers are kept, and neither answer nor reopen anything', async ({ services }) => {
  const asha = await aColleague(services, 'sales')
  const lead = await arrive(services)
  const to = (await replyAddress(lead.id, services))!
  await arriveByMail(services, await aLetter({ from: asha.email, to: 'ada@example.com', cc: to }))

  await arriveByMail(services, await aLetter({ to, subject: 'Automatic reply: Your enquiry' }))
  await arriveByMail(
    services,
    await aLetter({ from: asha.email, to: 'ada@example.com', cc: to, headers: { 'Auto-Submitted': 'auto-replied' } }),
  )
  expect((await letters(services)).map(({ automatic }) => automatic)).toEqual([null, 'reply', 'reply'])
  expect(await handling(services, lead.id)).toMatchObject({ status: 'answered' })
  expect(services.sent).toEqual([])
})

test('mail that never will arrive marks the address, and its lead’s owner is told, once', async ({ services }) => {
  const asha = await aColleague(services, 'sales')
  const lead = await arrive(services)
  const { id } = await services.db.selectFrom('outbox').select('id').executeTakeFirstOrThrow()
  await arriveByMail(services, await aLetter({ from: asha.email, to: 'ada@example.com' }), { isSent: true })
  const of = `${id}@localhost`

  await arriveByMail(services, aBounce({ of, to: 'ada@example.com', status: '4.2.2', action: 'delayed' }))
  await arriveByMail(services, aBounce({ of, to: 'other@example.com' }))
  await arriveByMail(services, aBounce({ of: 'guessed@localhost', to: 'ada@example.com' }))
  expect(await services.db.selectFrom('bounced_addresses').selectAll().execute()).toEqual([])

  await arriveByMail(services, aBounce({ of, to: 'ADA@example.com' }))
  await arriveByMail(services, aBounce({ of, to: 'ada@example.com' }))
  expect(await services.db.selectFrom('bounced_addresses').selectAll().execute()).toMatchObject([
    { email: 'ada@example.com', reason: expect.stringContaining('User unknown') },
  ])
  expect((await letters(services)).filter(({ automatic }) => automatic === 'bounce')).toHaveLength(5)
  await deliverAll(services)
  expect(services.sent.filter(({ to }) => to === asha.email)).toHaveLength(1)

  await arriveByMail(services, await aLetter({ inReplyTo: `<${of}>` }))
  expect(await services.db.selectFrom('bounced_addresses').selectAll().execute()).toEqual([])
  expect(lead.id).toBeDefined()
})

test('a report that does not say whom marks the one to whom its letter went', async ({ services }) => {
  const lead = await arrive(services)
  const mails = await services.db.selectFrom('outbox').select(['id', 'kind']).where('lead_id', '=', lead.id).execute()
  const receipt = mails.find(({ kind }) => kind === 'enquiry.acknowledge')!
  const bounced = () => services.db.selectFrom('bounced_addresses').select('email').execute()

  for (const { id } of mails.filter((mail) => mail !== receipt))
    await arriveByMail(services, aBounce({ of: `${id}@localhost` }))
  expect(await bounced()).toEqual([])
  await arriveByMail(services, aBounce({ of: `${receipt.id}@localhost` }))
  expect(await bounced()).toEqual([{ email: 'ada@example.com' }])
})

test('copies of what the site sent itself are no letters', async ({ services }) => {
  await arrive(services)
  const { id } = await services.db.selectFrom('outbox').select('id').executeTakeFirstOrThrow()
  await arriveByMail(services, await aLetter({ from: 'no-reply@example.com', messageId: `<${id}@localhost>` }))
  expect(await letters(services)).toEqual([])
  // Who takes the id of one of our mails does not vanish by it.
  await arriveByMail(services, await aLetter({ messageId: `<${id}@localhost>` }))
  expect(await letters(services)).toHaveLength(1)
})

test('two robots that answer each other fill a thread, and nothing else', async () => {
  await using services = await testServices({ ...MAIL, MAIL_UNMATCHED: 'enquiry' })
  const asha = await aColleague(services, 'sales')
  const lead = await arrive(services)
  const to = (await replyAddress(lead.id, services))!

  for (let turn = 0; turn < 50; turn += 1) {
    await arriveByMail(services, await aLetter({ to, text: `I am away, turn ${turn}` }))
    if (turn === 35) await arriveByMail(services, await aLetter({ from: asha.email, to: 'ada@example.com', cc: to }))
  }
  await deliverAll(services)
  // The notice of the lead and its receipt: no mail because of the robots.
  expect(services.sent).toHaveLength(2)
  expect(await handling(services, lead.id)).toMatchObject({ status: 'answered' })
  expect(await services.db.selectFrom('leads').select('id').execute()).toHaveLength(1)
})

test('a file is looked at as resumes are: what is found is deleted, and the letter says so', async () => {
  await using scanner = await clamd((content) => (content.includes('virus') ? 'stream: Eicar FOUND' : 'stream: OK'))
  await using services = await testServices({ ...MAIL, CLAMD_URL: scanner.url })
  const lead = await arrive(services)
  const attachments = ['clean', 'virus'].map((name) => ({ filename: `${name}.pdf`, content: aPdf(name) }))
  await arriveByMail(services, await aLetter({ to: (await replyAddress(lead.id, services))!, attachments }))
  await deliverAll(services)

  const files = await services.db.selectFrom('lead_message_files').selectAll().orderBy('place').execute()
  expect(files).toMatchObject([
    { file_key: expect.any(String), scanned_at: expect.any(String), refused: null },
    { file_key: null, scanned_at: expect.any(String), refused: expect.stringContaining('Eicar') },
  ])
})

function letters({ db }: Services) {
  return db.selectFrom('lead_messages').selectAll().orderBy('id').execute()
}

async function handling(services: Services, leadId: string) {
  const { catchUp } = await import('#desk/leads/inbox/catch-up.ts')
  await catchUp(services)
  return services.db.selectFrom('lead_handling').selectAll().where('lead_id', '=', leadId).executeTakeFirstOrThrow()
}
