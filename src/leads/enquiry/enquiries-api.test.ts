import { sql } from 'kysely'
import { expect } from 'vitest'
import { formMessages } from '#leads/form/words.en.ts'
import { apiOf } from '../../../tests/support/api.ts'
import { countLeads, onlyLead } from '../../../tests/support/at-desk.ts'
import { type TestServices, test, testServices } from '../../../tests/support/test-services.ts'
import { anEnquiry } from './enquiry-examples.ts'
import { contactCopy } from './words.en.ts'

const { errors } = contactCopy

test.for(['/api/auth/contacts/', '/api/auth/contacts'])(
  'an enquiry posted to %s is answered with its receipt',
  async (path, { services }) => {
    const response = await post(services, anEnquiry(), { path })

    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({
      message: contactCopy.success,
      reference: expect.stringMatching(/^[A-Z0-9]{8}$/),
      reply_by: expect.any(String),
      your_page: expect.stringContaining('/your-enquiry/'),
    })
    expect(await countLeads(services)).toBe(1)
  },
)

test('what is missing is said in our words, field by field, and a sentence besides', async ({ services }) => {
  const response = await post(services, {})

  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({
    message: errors.full_name,
    full_name: [errors.full_name],
    email: [errors.email],
    phone_number: [errors.phone_number],
    errors: {
      full_name: [errors.full_name],
      email: [errors.email],
      phone_number: [errors.phone_number],
      message: [errors.message],
    },
  })
})

test.for<[value: unknown, field: string]>([
  ['ada@example', 'email'],
  ['ada@example.', 'email'],
  ['@example.com', 'email'],
  ['a da@example.com', 'email'],
  ['ada@@example.com', 'email'],
  ['ada@example.com\nBcc: eve@example.com', 'email'],
  [42, 'email'],
  [['ada@example.com'], 'email'],
  ['12345', 'phone_number'],
  ['1234567890123456', 'phone_number'],
  ['call me', 'phone_number'],
  ['98480 0000x', 'phone_number'],
  ['98+4800000', 'phone_number'],
  ['-------', 'phone_number'],
  ['  ', 'full_name'],
  ['Ada\u0000', 'full_name'],
  ['Ada\r\nBcc: eve@example.com', 'full_name'],
  ['Ada \ud800', 'full_name'],
  ['a'.repeat(151), 'full_name'],
  ['a'.repeat(5_001), 'message'],
  ['\u0007', 'message'],
  [null, 'message'],
])('%j is no %s: refused with a sentence, nothing stored', async ([value, field], { services }) => {
  const response = await post(services, { ...anEnquiry(), [field]: value })
  const body = (await response.json()) as { message: unknown; errors: Record<string, string[]> }

  expect(response.status).toBe(422)
  expect(Object.keys(body.errors)).toEqual([field])
  expect(body.message).toBe(body.errors[field]?.[0])
  expect([...Object.values(errors), ...Object.values(formMessages)]).toContain(body.message)
  expect(await countLeads(services)).toBe(0)
})

test.for([
  'Ravi',
  "D'Souza",
  'Null',
  'Jo',
  'శీలా',
  'क्ष',
  'ரவி',
  'ലക്ഷ്മി',
  'محمد',
  'Zoë 🙂',
  'Ram‍Krishna',
  '李',
  'क़मर',
  'Ravi (VP)',
])('the name %j is accepted and comes back unchanged', async (full_name, { services }) => {
  const response = await post(services, anEnquiry({ full_name }))

  expect(response.status).toBe(201)
  expect(await onlyLead(services)).toMatchObject({ full_name })
})

test.for(['98480 12345', '+91-98480-12345', '(040) 2345 6789', '040.2345.6789', '09848012345'])(
  'the number %j is accepted',
  async (phone_number, { services }) => {
    expect((await post(services, anEnquiry({ phone_number }))).status).toBe(201)
  },
)

for (const [body, status] of [
  ['{"full_name":', 400],
  ['[]', 422],
  ['null', 422],
  ['"text"', 422],
  ['[[[[[[[[[[[[1]]]]]]]]]]]]', 400],
  [`{${Array.from({ length: 51 }, (_, i) => `"k${i}":1`).join()}}`, 400],
  [`{"message":"${'x'.repeat(70_000)}"}`, 413],
  ['', 400],
] as const) {
  test(`the body ${body.slice(0, 30)} is refused with ${status}`, async ({ services }) => {
    const response = await postText(services, body)

    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ message: expect.any(String) })
  })
}

test('a body that is not UTF-8 is refused', async ({ services }) => {
  const response = await postText(services, new Uint8Array([0x7b, 0xff, 0x7d]))
  expect(response.status).toBe(400)
})

test.for([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  '',
])('the content type %j is refused with 415', async (contentType, { services }) => {
  const response = await postText(services, JSON.stringify(anEnquiry()), { 'Content-Type': contentType })

  expect(response.status).toBe(415)
  expect(await countLeads(services)).toBe(0)
})

test.for<Record<string, string>>([
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
])('a post of another site, %j, is refused', async (headers, { services }) => {
  const response = await post(services, anEnquiry(), { headers })

  expect(response.status).toBe(403)
  expect(await countLeads(services)).toBe(0)
})

test('a post of our own page is accepted', async ({ services }) => {
  const headers = { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost:3000' }
  expect((await post(services, anEnquiry(), { headers })).status).toBe(201)
})

test('five retries under one key are answered alike', async ({ services }) => {
  const headers = { 'Idempotency-Key': 'f4e2' }

  const answers = await Promise.all(
    Array.from({ length: 5 }, async () => (await post(services, anEnquiry(), { headers })).text()),
  )

  expect(new Set(answers).size).toBe(1)
  expect(await countLeads(services)).toBe(1)
})

test('a fault of ours is admitted with its reference and no word of SQL', async ({ services }) => {
  await services.db.schema.dropTable('outbox').execute()

  const response = await post(services, anEnquiry())
  const { message } = (await response.json()) as { message: string }

  expect(response.status).toBe(500)
  expect(await countLeads(services)).toBe(0)
  expect(message).not.toMatch(/outbox|insert|relation|table/i)
  expect(services.logged).toContainEqual(
    expect.objectContaining({ requestId: message.split(': ')[1], msg: 'request failed' }),
  )
})

test.runIf(process.env.TEST_DATABASE !== 'postgres')(
  'a full disk is 503 with a time to come back, and what is there can be read',
  async () => {
    await using services = await testServices()
    await sql`pragma max_page_count = 1`.execute(services.db)

    const large = anEnquiry({ message: 'x'.repeat(5_000) })
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => post(services, { ...large, full_name: `Ada ${n}` })))
    const refused = answers.filter(({ status }) => status !== 201)

    expect(refused[0]?.status).toBe(503)
    expect(refused[0]?.headers.get('Retry-After')).toMatch(/^\d+$/)
    expect(await countLeads(services)).toBe(answers.length - refused.length)
  },
)

test('what a form tells about itself is kept with the lead; what is wrong refuses nothing', async ({ services }) => {
  const context = { elapsed_ms: 40_000, utm: { utm_source: 'diwali' }, referrer: 7, landing_path: '/smart-home' }

  const response = await post(services, { ...anEnquiry(), context, surprise: { deep: [1] } })

  expect(response.status).toBe(201)
  const stored = await onlyLead(services)
  expect(stored.quarantine_reason).toBeNull()
  expect(JSON.parse(stored.attribution ?? '')).toEqual({ last: { utm_source: 'diwali' }, landing_path: '/smart-home' })
  expect(JSON.parse(stored.details)).toEqual({ message: anEnquiry().message })
})

test('what looks like spam is answered as ever and kept for staff', async ({ services }) => {
  const hints = [
    { nickname: 'Bot' },
    { nickname: ['Bot'] },
    { context: { nickname: 'Bot' } },
    { context: { elapsed_ms: 300 } },
    { message: 'buy now '.repeat(30) },
  ]

  for (const [n, hint] of hints.entries()) {
    const response = await post(services, { ...anEnquiry({ email: `bot${n}@example.com` }), ...hint })

    expect(response.status).toBe(201)
    expect(Object.keys((await response.json()) as object)).toEqual(['message', 'reference', 'reply_by', 'your_page'])
  }
  const stored = await services.db.selectFrom('leads').select('quarantine_reason').execute()
  expect(stored).toEqual(Array(5).fill({ quarantine_reason: expect.any(String) }))
})

test('how the visitor came travels in a header and is kept with the lead', async ({ services }) => {
  const context = { utm: { utm_source: 'రేడియో' }, landing_path: '/smart-home', elapsed_ms: 40_000 }

  await post(services, anEnquiry(), { headers: { 'X-Form-Context': encodeURIComponent(JSON.stringify(context)) } })

  const lead = await onlyLead(services)
  expect(JSON.parse(lead.attribution ?? '')).toEqual({
    last: { utm_source: 'రేడియో' },
    landing_path: '/smart-home',
  })
})

test.for(['', '%', '{', '"text"', '[]', encodeURIComponent('{"utm":7}')])(
  'a header %j that says nothing costs no lead',
  async (header, { services }) => {
    const response = await post(services, anEnquiry(), { headers: { 'X-Form-Context': header } })
    expect(response.status).toBe(201)
  },
)

test('an unknown address of the API is answered by the API', async ({ services }) => {
  const response = await apiOf(services).request('/api/nothing/here')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ message: expect.any(String) })
})

function post(
  services: TestServices,
  body: unknown,
  { path, headers = {} }: { path?: string; headers?: Record<string, string> } = {},
) {
  return postText(services, JSON.stringify(body), headers, path)
}

async function postText(
  services: TestServices,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
  path = '/api/auth/contacts/',
) {
  return apiOf(services).request(path, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
  })
}
