import { buffer } from 'node:stream/consumers'
import { expect } from 'vitest'
import { openings } from '#company/openings/first-openings.en.ts'
import { seedOpenings } from '#company/openings/seed-openings.ts'
import { apiOf } from '../../../tests/support/api.ts'
import { allLeads } from '../../../tests/support/at-desk.ts'
import { deliverAll } from '../../../tests/support/deliver-all.ts'
import { aDoc, aDocx, aPdf, aPdfOf, aZip, docxParts } from '../../../tests/support/documents.ts'
import { filesKept } from '../../../tests/support/files-kept.ts'
import { listen } from '../../../tests/support/listen.ts'
import type { ListeningServer } from '../../../tests/support/listen-here.ts'
import { type TestServices, test, testServices } from '../../../tests/support/test-services.ts'
import { anApplication, postedParts, type ResumePart } from './application-examples.ts'
import { applicationKindCopy } from './kind-words.en.ts'
import { applicationCopy } from './words.en.ts'

const { errors } = applicationCopy
const FIVE_MB = 5 * 1024 * 1024
const ours = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

test.each(['/api/auth/job-applications/', '/api/auth/job-applications'])('%s takes an application', async (path) => {
  await using services = await testServices()
  const content = aPdf('Ada')

  const response = await post(services, anApplication({ content, name: 'मेरा résumé.pdf' }), { path })

  expect(response.status).toBe(201)
  expect(await response.json()).toEqual({
    message: applicationCopy.success,
    reference: expect.stringMatching(/^[A-Z0-9]{8}$/),
    reply_by: null,
    your_page: expect.stringContaining('/your-enquiry/'),
  })
  const [lead] = await allLeads(services)
  expect(lead).toMatchObject({ kind: 'application', full_name: 'Ada Lovelace', quarantine_reason: null })
  expect(JSON.parse(lead?.details ?? '')).toMatchObject({
    job_id: 'embedded-firmware-developer',
    resume: { name: 'मेरा résumé.pdf', type: 'pdf', bytes: content.length },
  })
  expect(await buffer(await services.files.open(lead?.file_key ?? ''))).toEqual(content)
  expect(await filesKept(services)).toEqual({ resumes: 1, uploads: 0 })
})

test('HR gets the letter and where to read the resume, which is in no mail, behind no link', async ({ services }) => {
  await seedOpenings(services.db, services.now())

  await post(services, anApplication({ content: aPdf() }, { email: 'ada@example.com' }))
  await deliverAll(services)

  const [lead] = await allLeads(services)
  const notice = services.sent.find(({ to }) => to === services.env.HR_EMAIL)
  const receipt = services.sent.find(({ to }) => to === 'ada@example.com')
  expect(services.sent).toHaveLength(2)
  expect(notice).toMatchObject({ replyTo: 'ada@example.com', subject: expect.stringContaining(lead?.reference ?? '-') })
  expect(notice?.text).toContain('I wrote the first program.')
  expect(notice?.text).toContain(openings[2]?.title)
  for (const label of [applicationKindCopy.opening, applicationCopy.labels.resume])
    expect(notice?.text).toContain(label)
  expect(receipt?.text).toContain(lead?.reference)
  for (const { html, text } of services.sent) {
    expect(html + text).not.toContain(lead?.file_key)
    // The desk asks who wants to read it.
    const links = html.match(/href="[^"]*"/g)?.filter((link) => !link.endsWith(`/desk/leads/${lead?.id}"`)) ?? []
    expect(links.filter((link) => !/\/consents\?token=|\/your-enquiry\//.test(link))).toEqual([])
  }
})

const taken: [what: string, resume: ResumePart][] = [
  ['a PDF', { content: aPdf() }],
  ['RESUME.PDF', { content: aPdf(), name: 'RESUME.PDF' }],
  ['a PDF with a byte order mark before it', { content: aPdf('', { start: '\xef\xbb\xbf%PDF-1.4\n' }) }],
  ['a PDF 2.0 with an empty line at its end', { content: aPdf('', { start: '%PDF-2.0\r', end: '%%EOF\r\n\r\n' }) }],
  ['a DOC', { content: aDoc(), name: 'cv.doc', type: 'application/msword' }],
  ['a DOCX', { content: aDocx(), name: 'cv.docx', type: ours }],
  ['a DOCX that calls itself octets', { content: aDocx(), name: 'cv.docx', type: 'application/octet-stream' }],
  ['a PDF that calls itself nothing known', { content: aPdf(), type: 'x/y' }],
  ['the content types last, as LibreOffice writes', { content: aZip([...docxParts].reverse()), name: 'cv.docx' }],
  [
    'a streamed zip, its sizes after its contents',
    { content: aZip(docxParts.map((part) => ({ ...part, flags: 8 }))), name: 'cv.docx' },
  ],
  ['stored parts', { content: aZip(docxParts.map((part) => ({ ...part, stored: true }))), name: 'cv.docx' }],
  [
    'a main part with a number, as Word for the web writes',
    {
      content: aZip(docxParts.map((part) => ({ ...part, name: part.name.replace('t.xml', 't2.xml') }))),
      name: 'cv.docx',
    },
  ],
  ['a zip with a comment', { content: aZip(docxParts, { comment: 'by hand' }), name: 'cv.docx' }],
  ['one byte under 5 MB', { content: aPdfOf(FIVE_MB - 1) }],
  ['a name in Telugu', { content: aPdf(), name: 'నా జీవిత చరిత్ర.pdf' }],
  ['a name with joiners', { content: aPdf(), name: 'क्\u200dष രേഖ\u200c.pdf' }],
  ['a name with quotes and an emoji', { content: aPdf(), name: `Ada's "best" 🙂.pdf` }],
]

test(`each of ${taken.length} right resumes is accepted, whatever it is called`, async ({ services }) => {
  const statuses = await Promise.all(
    taken.map(async ([what, resume]) => [
      what,
      (await post(services, anApplication(resume, { full_name: what }))).status,
    ]),
  )

  expect(statuses).toEqual(taken.map(([what]) => [what, 201]))
  expect(await filesKept(services)).toEqual({ resumes: taken.length, uploads: 0 })
})

const refused: [what: string, resume: ResumePart | null, message: string][] = [
  ['no resume', null, errors.resumeMissing],
  ['an empty file input', { name: '', type: 'application/octet-stream' }, errors.resumeMissing],
  ['exactly 5 MB', { content: aPdfOf(FIVE_MB) }, errors.resumeSize],
  ['far more than 5 MB', { content: aPdfOf(3 * FIVE_MB) }, errors.resumeSize],
  ['a picture', { content: Buffer.from('89504e470d0a1a0a', 'hex'), name: 'me.png' }, errors.resumeType],
  ['text that calls itself a PDF', { content: 'hello', name: 'cv.pdf' }, errors.resumeType],
]

test('a resume that is missing, too large or of another kind is refused in the words agreed', async ({ services }) => {
  for (const [what, resume, message] of refused) {
    const response = await post(services, anApplication(resume))
    expect(response.status, what).toBe(422)
    expect(await response.json(), what).toEqual({ message, resume: [message], errors: { resume: [message] } })
  }

  expect(await allLeads(services)).toEqual([])
  expect(await filesKept(services)).toEqual({ resumes: 0, uploads: 0 })
})

test('everything that is missing is told at once, the telephone number under its own name', async ({ services }) => {
  const nothing = { full_name: null, email: '', phone_number: 'x', cover_letter: ' ', job_id: null }

  const response = await post(services, anApplication(null, nothing))

  expect(await response.json()).toMatchObject({
    message: errors.full_name,
    full_name: [errors.full_name],
    email: [errors.email],
    phone_number: [errors.phone_number],
    cover_letter: [errors.cover_letter],
    resume: [errors.resumeMissing],
  })
})

const wrong: [field: string, value: string][] = [
  ['full_name', 'a'.repeat(151)],
  ['full_name', 'Ada\r\nBcc: eve@example.com'],
  ['full_name', 'Ada\u0000'],
  ['email', 'ada@example'],
  ['phone_number', '12345'],
  ['cover_letter', 'a'.repeat(5_001)],
  ['cover_letter', 'a'.repeat(60_000)],
  ['job_id', 'a'.repeat(101)],
]

test('an answer that is too long, unreadable or implausible is refused under its own name', async ({ services }) => {
  for (const [field, value] of wrong) {
    const response = await post(services, anApplication({ content: aPdf() }, { [field]: value }))
    expect(response.status).toBe(422)
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field])
  }

  expect(await filesKept(services)).toEqual({ resumes: 0, uploads: 0 })
})

test('names of every script come back unchanged', async ({ services }) => {
  const names = ['శీలా', "D'Souza", 'Null', 'Ram\u200dKrishna', '李', 'Zoë 🙂']

  for (const full_name of names) await post(services, anApplication({ content: aPdf() }, { full_name }))

  expect((await allLeads(services)).map(({ full_name }) => full_name).sort()).toEqual(names.sort())
})

test('an opening that we do not know does not cost us the applicant', async ({ services }) => {
  const response = await post(services, anApplication({ content: aPdf() }, { job_id: 'gone-since-yesterday' }))
  await deliverAll(services)

  expect(response.status).toBe(201)
  expect(services.sent.find(({ to }) => to === services.env.HR_EMAIL)?.text).toContain('gone-since-yesterday')
})

test('a filled trap is kept with its resume, answered politely and mentioned to no one', async ({ services }) => {
  const response = await post(services, anApplication({ content: aPdf() }, { nickname: 'Bot' }))
  await deliverAll(services)

  expect(response.status).toBe(201)
  expect(services.sent).toEqual([])
  expect(await allLeads(services)).toMatchObject([{ quarantine_reason: 'hidden field filled' }])
  expect(await filesKept(services)).toEqual({ resumes: 1, uploads: 0 })
})

test('five retries at once store one application and one file, and are answered alike', async ({ services }) => {
  const body = anApplication({ content: aPdf() })

  const answers = await Promise.all(
    Array.from({ length: 5 }, async () => (await post(services, body, { headers: { 'Idempotency-Key': 'k' } })).text()),
  )

  expect(new Set(answers).size).toBe(1)
  expect(await allLeads(services)).toHaveLength(1)
  expect(await filesKept(services)).toEqual({ resumes: 1, uploads: 0 })
})

test('another resume is another application', async ({ services }) => {
  for (const content of [aPdf('first'), aPdf('second')]) await post(services, anApplication({ content }))

  expect(await allLeads(services)).toHaveLength(2)
})

test('an application whose mails cannot be queued leaves neither lead nor file', async ({ services }) => {
  await services.db.schema.dropTable('outbox').execute()

  const response = await post(services, anApplication({ content: aPdf() }))

  expect(response.status).toBe(500)
  expect(await allLeads(services)).toEqual([])
  expect(await filesKept(services)).toEqual({ resumes: 0, uploads: 0 })
})

test('where the file store is away, nothing is acknowledged and nothing stored', async () => {
  const away = { S3_URL: 's3://key:secret@127.0.0.1:9/bucket?tls=off' }
  await using services = await testServices(away)

  const response = await post(services, anApplication({ content: aPdf() }))

  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toMatch(/^\d+$/)
  expect(await allLeads(services)).toEqual([])
  expect(await filesKept(services)).toEqual({ resumes: 0, uploads: 0 })
})

test('a retry is the same application, though its opening has got another title', async ({ services }) => {
  await seedOpenings(services.db, services.now())
  const attempt = async () =>
    (await post(services, anApplication({ content: aPdf() }), { headers: { 'Idempotency-Key': 'k' } })).text()

  const first = await attempt()
  await services.db.updateTable('openings').set({ title: 'Engineer of another name' }).execute()

  expect(await attempt()).toBe(first)
  expect(await filesKept(services)).toEqual({ resumes: 1, uploads: 0 })
})

test('a post of another site is refused before its file is read', async ({ services }) => {
  const headers = { 'Sec-Fetch-Site': 'cross-site' }

  expect((await post(services, anApplication({ content: aPdf() }), { headers })).status).toBe(403)
  expect(await filesKept(services)).toEqual({ resumes: 0, uploads: 0 })
})

test('forty people who send at once are all served, in turn', async ({ services }) => {
  await using site = await listen(services)
  const application = (n: number) => anApplication({ content: aPdfOf(200_000) }, { full_name: `Ada ${n}` })

  const statuses = await Promise.all(
    Array.from({ length: 40 }, async (_, n) => (await send(site, application(n))).status),
  )

  expect(new Set(statuses)).toEqual(new Set([201]))
  expect(await filesKept(services)).toEqual({ resumes: 40, uploads: 0 })
})

test('whoever leaves in the middle of an upload leaves nothing behind', async ({ services }) => {
  await using site = await listen(services)
  const whole = anApplication({ content: aPdfOf(2_000_000) })

  const cutOff = Array.from({ length: 20 }, async (_, n) => {
    const leaving = new AbortController()
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(whole.subarray(0, 1_000 + n * 50_000)),
      // Asked for more, so what was there has been sent.
      pull: () => leaving.abort(),
    })
    await send(site, body, leaving.signal).catch(() => {})
  })
  await Promise.all(cutOff)

  await expect.poll(() => filesKept(services)).toEqual({ resumes: 0, uploads: 0 })
  expect((await send(site, anApplication({ content: aPdf() }))).status).toBe(201)
})

interface Posting {
  path?: string
  headers?: Record<string, string>
}

async function post(services: TestServices, body: Buffer, { path, headers }: Posting = {}) {
  return apiOf(services).request(path ?? '/api/auth/job-applications/', postedParts(body, headers))
}

async function send({ url }: ListeningServer, body: Buffer | ReadableStream<Uint8Array>, signal?: AbortSignal) {
  return fetch(`${url}/api/auth/job-applications/`, { ...postedParts(body), signal: signal ?? null })
}
