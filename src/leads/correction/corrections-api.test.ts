import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import { LEAD_KINDS, tellLead } from '#leads/kinds.ts'
import { findByReference } from '#leads/lead-queries.ts'
import { apiOf } from '../../../tests/support/api.ts'
import { clamd } from '../../../tests/support/clamd.ts'
import { deliverAll } from '../../../tests/support/deliver-all.ts'
import { type TestServices, test, testServices } from '../../../tests/support/test-services.ts'
import { aPhoto, correctionFormData } from './correction-examples.ts'
import { MAX_PHOTO_BYTES } from './refuse-photo.ts'
import { correctionCopy as copy } from './words.en.ts'

test('a correction with a photo is stored with it, staff are told, its sender gets a receipt', async ({ services }) => {
  const { status, body } = await send(services, correctionFormData({}, aPhoto('bill of October.jpg')))

  expect(status).toBe(201)
  expect(body).toMatchObject({ message: copy.success, reference: expect.any(String), reply_by: null })
  const lead = (await findByReference(services.db, body.reference!))!
  expect(lead).toMatchObject({ kind: 'correction', full_name: 'Asha Rao', quarantine_reason: null, receipt_held: null })
  expect((await text(await services.files.open(lead.file_key!))).length).toBeGreaterThan(0)
  const told = tellLead(lead)
  expect(told.file).toMatchObject({ name: 'bill of October.jpg', type: 'jpg' })
  expect(told.facts.map(({ value }) => value)).toEqual(expect.arrayContaining(['Telangana', 'IN-TS.domestic.lt1']))

  await deliverAll(services)
  const { SUPPORT_EMAIL } = services.env
  expect(services.sent.map(({ to }) => to).toSorted()).toEqual(['asha@example.com', SUPPORT_EMAIL].toSorted())
  expect(services.sent.find(({ to }) => to === SUPPORT_EMAIL)?.text).toContain('₹7.10 from 201 to 300')
  // Nothing that a stranger wrote goes to the address that a stranger typed.
  expect(services.sent.find(({ to }) => to === 'asha@example.com')?.text).not.toContain('7.10')
})

test('what was chosen from a list is sent by its code, and read by its name', async ({ services }) => {
  const { body } = await send(services, correctionFormData({ state: 'IN-KA', line: 'fuel' }))

  const told = tellLead((await findByReference(services.db, body.reference!))!)
  expect(told.facts.map(({ value }) => value)).toEqual(expect.arrayContaining(['Karnataka', copy.lines.fuel]))
  expect(told.summary).toContain(`Karnataka: ${copy.lines.fuel}`)
})

test('a photo may be left out, and the same correction sent twice is one', async ({ services }) => {
  const first = await send(services, correctionFormData())
  const again = await send(services, correctionFormData())

  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body.reference).toBe(first.body.reference)
  expect((await findByReference(services.db, first.body.reference!))?.file_key).toBeNull()
})

test.each([
  ['a page that calls itself a photo', aPhoto('bill.jpg', '<script>alert(1)</script>'), copy.errors.photoType],
  ['a PNG that calls itself a JPEG', aPhoto('bill.jpg', '\x89PNG\r\n\x1a\n'), copy.errors.photoType],
  ['an empty file', aPhoto('bill.webp', ''), copy.errors.photoType],
  ['a program', aPhoto('bill.exe'), copy.errors.photoType],
  ['a byte too much', aPhoto('bill.jpg', new Uint8Array(MAX_PHOTO_BYTES + 1).fill(255)), copy.errors.photoSize],
])('%s is refused in words, and leaves nothing behind', async (_, photo, message) => {
  await using services = await testServices()
  const { status, body } = await send(services, correctionFormData({}, photo))

  expect([status, body.errors?.photo]).toEqual([422, [message]])
  expect(await services.db.selectFrom('leads').select('id').execute()).toEqual([])
  const kept = []
  for await (const file of services.files.list('')) kept.push(file)
  expect(kept).toEqual([])
})

test('what is missing is said field by field', async ({ services }) => {
  const { status, body } = await send(
    services,
    correctionFormData({ state: '', line: '', should_be: ' ', link: 'order' }),
  )

  expect(status).toBe(422)
  expect(body.errors).toMatchObject({
    state: [copy.errors.state],
    line: [copy.errors.line],
    should_be: [copy.errors.should_be],
    link: [copy.errors.link],
  })
})

test('spam and fraud are held like in other forms, and their sender is answered as ever', async ({ services }) => {
  const trapped = await send(services, correctionFormData({ nickname: 'Bot' }))
  expect(trapped.status).toBe(201)
  expect((await findByReference(services.db, trapped.body.reference!))?.quarantine_reason).toContain('hidden field')

  const fraud =
    'Your power will be disconnected tonight. Pay the bill at once at https://pay-your-bill.example.net now.'
  const held = await send(services, correctionFormData({ should_be: fraud, link: '' }))
  expect((await findByReference(services.db, held.body.reference!))?.receipt_held).not.toBeNull()
})

test('a photo is looked at by the virus scanner as a resume is, and what it finds is quarantined', async () => {
  await using scanner = await clamd(() => 'stream: Eicar-Test-Signature FOUND')
  await using services = await testServices({ CLAMD_URL: scanner.url })
  const { body } = await send(services, correctionFormData({}, aPhoto()))
  await deliverAll(services)

  const lead = await findByReference(services.db, body.reference!)
  expect(lead?.quarantine_reason).toContain('Eicar')
  expect(lead?.file_scanned_at).not.toBeNull()
})

test('a correction without a photo asks for no scan', async () => {
  await using services = await testServices({ CLAMD_URL: 'tcp://127.0.0.1:9' })
  await send(services, correctionFormData())

  const kinds = await services.db.selectFrom('outbox').select('kind').execute()
  expect(kinds.map(({ kind }) => kind)).not.toContain('correction.scan')
  expect(LEAD_KINDS.correction.jobs(services.env).map(({ kind }) => kind)).toContain('correction.scan')
})

interface Body {
  message?: string
  reference?: string
  errors?: Record<string, string[]>
}

async function send(services: TestServices, form: FormData): Promise<{ status: number; body: Body }> {
  const site = apiOf(services)
  const response = await site.request('/api/calculator/corrections/', { method: 'POST', body: form })
  return { status: response.status, body: (await response.json()) as Body }
}
