import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { jobs } from '#app/jobs.ts'
import { countUnanswered } from '#assistant/answers/unanswered.ts'
import { setFollowUp } from '#desk/leads/lead/set-follow-up.ts'
import { indexLeads } from '#desk/leads/search/index-leads.ts'
import { acceptLead } from '#leads/accept-lead.ts'
import { anEnquiry } from '#leads/enquiry/enquiry-examples.ts'
import { submitEnquiry } from '#leads/enquiry/enquiry-kind.server.ts'
import { writePersonFile } from '#leads/person-file.ts'
import { confirmSubscription } from '#leads/subscription/change-subscription.ts'
import { askToConfirm } from '#leads/subscription/newsletter-emails.ts'
import { rememberSubscriber } from '#leads/subscription/subscription-kind.server.ts'
import { isSuppressed } from '#leads/suppressions.ts'
import { LEAD_FILES } from '#leads/sweep-files.ts'
import { FileStoreFailure } from '#platform/files/files.ts'
import { createMailer } from '#platform/mail/mailer.ts'
import { verifyActivityLog } from '#platform/operation/activity-log.ts'
import { deliverDue } from '#platform/outbox/outbox.ts'
import { arrive, loseWords, press, withFiles } from '../../../tests/support/at-desk.ts'
import { type TestServices, test, testServices } from '../../../tests/support/desk-test.ts'
import { aPdf } from '../../../tests/support/documents.ts'
import { aLetter, arriveByMail } from '../../../tests/support/letters.ts'
import { erasePerson } from './erase-person.ts'
import { findPerson } from './find-person.ts'
import { readSubject, type Subject } from './subject.ts'

const STAFF = { id: 'asha', name: 'Asha Rao', email: 'asha@example.com', role: 'admin' } as const
const ADA: Subject = { kind: 'email', value: 'ada@example.com' }
const MENTION = 'My neighbour is Ada, please write to ADA@example.com and not to me.'
const PLAIN = { neverAgain: false, reason: '' }

test.each([
  [' Ada@Example.COM ', { kind: 'email', value: 'ada@example.com' }],
  ['+91 98480 12345', { kind: 'phone', value: '9848012345' }],
  ['0091-98480-12345', { kind: 'phone', value: '9848012345' }],
  ['098480 12345', { kind: 'phone', value: '9848012345' }],
  ['(040) 2345 6789', { kind: 'phone', value: '4023456789' }],
  ['Ada Lovelace', undefined],
  ['12345', undefined],
  ['', undefined],
])('%j asks for %j', (typed, subject) => {
  expect(readSubject(typed)).toEqual(subject)
})

test('everything of an address is found, whatever its capitals, and nothing of anybody else', async ({ services }) => {
  await fill(services)

  const person = await findPerson(services, ADA)

  expect(person.leads.map(({ kind }) => kind)).toEqual(['contact', 'application', 'subscription'])
  expect(person.subscribers).toHaveLength(1)
  expect(person.consents.map(({ purpose, action }) => `${purpose} ${action}`).toSorted()).toEqual([
    'answer given',
    'newsletter confirmed',
    'newsletter given',
    'recruitment given',
  ])
  expect(person.deliveries.map(({ kind }) => kind)).toContain('newsletter.welcome')
  expect(person.mentions).toMatchObject([{ kind: 'contact' }])
  expect(person).toMatchObject({ questions: 0, erasedAt: [], isStaff: false, alsoKnownAs: ['9848012345'] })
})

test('a number is found however it was written, and leads to the addresses beside it', async ({ services }) => {
  await fill(services)

  const person = await findPerson(services, readSubject('0091 (98480) 12345')!)

  expect(person.leads.map(({ kind }) => kind)).toEqual(['contact', 'application'])
  expect(person.alsoKnownAs).toEqual(['ada@example.com'])
  expect((await findPerson(services, readSubject('8012345')!)).leads).toEqual([])
})

const WRITTEN: [typed: string, number: string, others: string][] = [
  ['+91 98480 12345', '+91 98480-12345', '+91 98480 12346'],
  ['098480 12345', '0091 (98480) 12345', '98480 123450'],
  ['(040) 2345 6789', '+91-40-2345 6789', '40 2345 678'],
  ['2345 678', '002345678', '02345 6780'],
  ['+1 415 555 2671', '1-415-555-2671', '415 555 2671'],
]
test.each(WRITTEN)('%s finds leads from %s, indexed and not, and none from %s', async (typed, number, others) => {
  await using services = await testServices()
  const his = await arrive(services, { phone_number: number })
  await arrive(services, { email: 'other@example.com', phone_number: others })
  const idsFound = async () => (await findPerson(services, readSubject(typed)!)).leads.map(({ id }) => id)

  expect(await idsFound()).toEqual([his.id])
  await indexLeads(services)
  expect(await idsFound()).toEqual([his.id])
})

test('a person is found also where a backup brought the leads without their words', async ({ services }) => {
  const his = await arrive(services, { phone_number: '98480 12345' })
  const theirs = await arrive(services, { phone_number: '040 9999 9999', details: { message: 'Call 98480 12345.' } })
  await indexLeads(services)
  await loseWords(services)

  const person = await findPerson(services, readSubject('98480 12345')!)
  expect(person.leads.map(({ id }) => id)).toEqual([his.id])
  expect(person.mentions.map(({ id }) => id)).toEqual([theirs.id])
})

const NAMING: [typed: string, text: string, hasItAlways: boolean][] = [
  ['ada@example.com', 'Write to ADA@Example.com.', true],
  ['ada@example.com', "It is 'ada@example.com', or mailto:ada@example.com?subject=Bill", true],
  ['ada@example.com', 'mail=ada@example.comకి రాయండి', true],
  ['ada@example.com', 'మెయిల్ada@example.com', true],
  ['ada@example.com', 'Write toada@example.comPlease', true],
  ['ada@example.com', 'Write to ada @ example.com', false],
  ['ada@example.com', 'Write to ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ', false],
  [`${'a'.repeat(60)}@example.com`, `Write to ${'a'.repeat(60)}@example.com`, true],
  ['98480 12345', 'Call +91 (98480)-12345, or 0.98480.12345', true],
  ['98480 12345', 'Call 04023456789 98480 12345 98490 12345', true],
  ['+1 415 555 2671', 'Call +1 415 555 2671', true],
  ['98480 12345', 'Call 98480–12345', false],
  ['98480 12345', '९८४८० १२३४५ पर फ़ोन कीजिए', false],
]
test.for(NAMING)('%s is found in what others wrote: %s', async ([typed, message, hasItAlways], { services }) => {
  const others = { email: 'eve@example.org', phone_number: '040 9999 9999' }
  const theirs = await arrive(services, { ...others, details: { message } })
  await arrive(services, { ...others, details: { message: 'Nobody: bea@example.com, 98480 12346' } })
  const idsFound = async () => (await findPerson(services, readSubject(typed)!)).mentions.map(({ id }) => id)

  if (hasItAlways) expect(await idsFound()).toEqual([theirs.id])
  await indexLeads(services)
  expect(await idsFound()).toEqual([theirs.id])
})

test('the file for the person holds what they sent and agreed to, nothing that others wrote', async ({ services }) => {
  await fill(services)

  const file = JSON.parse(writePersonFile(ADA.value, await findPerson(services, ADA), services.now()))

  expect(file.leads[1]).toMatchObject({ kind: 'application', details: { resume: { name: 'ada.pdf' } } })
  expect(file.files).toMatchObject([{ name: 'ada.pdf', bytes: 7 }])
  expect(file.consents).toHaveLength(4)
  expect(JSON.stringify(file)).not.toMatch(/eve@example|fingerprint|file_key/)
})

test('erasing leaves nothing of the person anywhere but ended consent, a seal and numbers', async ({ services }) => {
  const fileKey = await fill(services)

  const erased = await erasePerson(ADA, PLAIN, STAFF, services)

  expect(erased).toMatchObject({ leads: 3, files: 1, subscriptions: 1, isFilesLeft: false })
  const everything = JSON.stringify(await dump(services)).replace(MENTION, '')
  expect(everything).not.toMatch(/ada@|Lovelace|\b98480\b|9848012345|ada\.pdf/i)
  expect(everything).toContain('eve@example.com')
  await expect(services.files.open(fileKey)).rejects.toThrow()
  const person = await findPerson(services, ADA)
  expect(person).toMatchObject({ leads: [], subscribers: [], deliveries: [], erasedAt: [services.now().toISOString()] })
  // What another person wrote is theirs: staff see that it names the address, and judge.
  expect(person.mentions).toHaveLength(1)
  expect(await count(services, 'leads')).toBe(1)
  expect(await count(services, 'subscriber_tokens')).toBe(0)
  const withdrawn = await services.db
    .selectFrom('consents')
    .select('purpose')
    .where('action', '=', 'withdrawn')
    .execute()
  expect(withdrawn.map(({ purpose }) => purpose).toSorted()).toEqual(['answer', 'newsletter', 'recruitment'])
  expect(await verifyActivityLog(services.db)).toMatchObject({ ok: true, rows: 1 })
})

test('what staff wrote about the leads, and searched for, is found, given and erased', async ({ services, sales }) => {
  await submitEnquiry(anEnquiry({ email: 'ada@example.com' }), services)
  const { id } = await services.db.selectFrom('leads').select('id').executeTakeFirstOrThrow()
  await press(services, sales, `/desk/leads/${id}/add-note`, { text: 'Calls herself Ada' })
  const followUp = { at: services.now(), text: 'Ask Ada for the bill' }
  await setFollowUp(id, { followUp }, sales, services)
  for (const [name, query] of Object.entries({ hers: 'q=ADA%40example.com&status=open', other: 'q=eve%40example.com' }))
    await press(services, sales, `/desk/leads/save-view?${query}`, { name })

  const person = await findPerson(services, ADA)
  expect(person.notes.map(({ text }) => text).toSorted()).toEqual(['Ask Ada for the bill', 'Calls herself Ada'])
  expect(person).toMatchObject({ views: [{ name: 'hers' }] })
  expect(writePersonFile(ADA.value, person, services.now())).toContain('Calls herself Ada')

  await erasePerson(ADA, PLAIN, STAFF, services)
  expect(await services.db.selectFrom('lead_notes').selectAll().execute()).toEqual([])
  expect(await services.db.selectFrom('lead_follow_ups').selectAll().execute()).toEqual([])
  expect(await services.db.selectFrom('lead_views').select('name').execute()).toEqual([{ name: 'other' }])
})

test('letters both ways are found, given and erased, also those that belong to no lead', async ({
  services,
  sales,
}) => {
  const { id } = await arrive(services, { email: 'ada@example.com' })
  const reply = withFiles({ reply: randomUUID(), subject: 'Plug', reply_text: 'Yes, it does.' })
  await press(services, sales, `/desk/leads/${id}/send-reply`, reply)
  services.travel(1_000)
  await arriveByMail(services, await aLetter({ from: 'Ada <ada@example.com>', text: 'My bill is here.' }))
  const attachments = [{ filename: 'bill.pdf', content: aPdf('bill') }]
  await services.db.updateTable('lead_handling').set({ status: 'closed' }).execute()
  await arriveByMail(services, await aLetter({ from: 'ADA@example.com', text: 'Another matter.', attachments }))
  await arriveByMail(services, await aLetter({ from: 'eve@example.com', text: 'Not hers.' }))

  const person = await findPerson(services, ADA)
  const { letters } = JSON.parse(writePersonFile(ADA.value, person, services.now()))
  expect(letters).toMatchObject([
    { text: expect.stringContaining('Yes, it does.'), files: [] },
    { text: expect.stringContaining('My bill is here.'), files: [] },
    { text: expect.stringContaining('Another matter.'), files: [{ name: 'bill.pdf' }] },
  ])
  const { file_key } = await services.db.selectFrom('lead_message_files').selectAll().executeTakeFirstOrThrow()

  expect(await erasePerson(ADA, PLAIN, STAFF, services)).toMatchObject({ leads: 1, files: 1 })
  const left = await services.db.selectFrom('lead_messages').select('from_address').execute()
  expect(left).toEqual([{ from_address: 'eve@example.com' }])
  expect(await services.files.has(file_key!)).toBe(false)
})

test('a reason of failure that quotes the address is forgotten, and the mail itself stays', async ({ services }) => {
  await submitEnquiry(anEnquiry({ email: 'eve@example.com', phone_number: '040 2345 6789' }), services)
  await services.db.updateTable('outbox').set({ last_error: 'Error: no mailbox <ADA@example.com>' }).execute()

  await erasePerson(ADA, PLAIN, STAFF, services)

  const rows = await services.db.selectFrom('outbox').select('last_error').execute()
  expect(rows).toEqual([{ last_error: null }, { last_error: null }])
})

test('mails that lie in a folder go with their leads, and only those', async ({ services }) => {
  services.mail = createMailer(services.env)
  await submitEnquiry(anEnquiry({ email: 'ada@example.com' }), services)
  await submitEnquiry(
    anEnquiry({ email: 'eve@example.com', message: 'Another message, long enough to be one.' }),
    services,
  )
  await deliverDue(services, jobs)
  const { readdir } = await import('node:fs/promises')
  const folder = join(services.env.DATA_DIR, 'mail')
  expect(await readdir(folder)).toHaveLength(4)

  await erasePerson(ADA, PLAIN, STAFF, services)

  expect(await readdir(folder)).toHaveLength(2)
})

test('who asks never to be written to again is not, even where nothing was held', async ({ services }) => {
  await erasePerson(ADA, { neverAgain: true, reason: 'asked by letter' }, STAFF, services)

  expect(await isSuppressed(services.db, 'Ada@example.com')).toBe(true)
})

test('a file store that is away does not undo the erasing, and the sweep finishes it', async ({ services }) => {
  await fill(services)
  services.files.delete = async () => {
    throw new FileStoreFailure('away')
  }

  expect(await erasePerson(ADA, PLAIN, STAFF, services)).toMatchObject({ leads: 3, isFilesLeft: true })
  expect((await findPerson(services, ADA)).leads).toEqual([])
})

async function fill(services: TestServices): Promise<string> {
  const person = { full_name: 'Ada Lovelace', phone_number: '+91 98480-12345' }
  await submitEnquiry(anEnquiry({ ...person, email: 'Ada@Example.com' }), services)
  services.travel(1_000)
  const fileKey = await anApplication(person, services)
  services.travel(1_000)
  await acceptLead(
    { kind: 'subscription', full_name: 'Ada Lovelace', email: 'ada@example.com', details: {} },
    { jobs: [askToConfirm], alongside: rememberSubscriber },
    services,
  )
  await deliverDue(services, jobs)
  await confirmSubscription(await services.db.selectFrom('subscribers').selectAll().executeTakeFirstOrThrow(), services)
  services.travel(1_000)
  await submitEnquiry(
    anEnquiry({ full_name: 'Eve', email: 'eve@example.com', phone_number: '040 2345 6789', message: MENTION }),
    services,
  )
  await countUnanswered('is ada@example.com a customer of yours', services)
  return fileKey
}

async function anApplication(person: { full_name: string; phone_number: string }, services: TestServices) {
  const key = `${LEAD_FILES}${randomUUID()}`
  const path = join(services.env.DATA_DIR, 'uploads', 'resume')
  await mkdir(join(services.env.DATA_DIR, 'uploads'), { recursive: true })
  await writeFile(path, 'a paper')
  await services.files.put(key, path)
  const details = { job_id: null, cover_letter: '', resume: { name: 'ada.pdf', type: 'pdf', bytes: 7, sha256: 'x' } }
  await acceptLead(
    { kind: 'application', ...person, email: 'ada@example.com', details, file_key: key },
    { jobs: [], idempotencyKey: randomUUID() },
    services,
  )
  return key
}

async function dump({ db }: TestServices) {
  const tables = [
    'leads',
    'subscribers',
    'outbox',
    'consents',
    'idempotency_keys',
    'audit_log',
    'suppressions',
  ] as const
  return Promise.all(
    tables.map((table) =>
      db
        .selectFrom(table as 'leads')
        .selectAll()
        .execute(),
    ),
  )
}

async function count({ db }: TestServices, table: 'leads' | 'subscriber_tokens'): Promise<number> {
  return (
    await db
      .selectFrom(table as 'leads')
      .selectAll()
      .execute()
  ).length
}
