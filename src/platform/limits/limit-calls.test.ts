import { expect } from 'vitest'
import { apiOf } from '../../../tests/support/api.ts'
import { countLeads } from '../../../tests/support/at-desk.ts'
import { test as base, type TestServices, testServices } from '../../../tests/support/test-services.ts'
import { forgetEndedLimits } from './count-requests.ts'

const STANDARD = {
  LIMIT_WRITES_PER_MINUTE: '10',
  LIMIT_WRITES_PER_HOUR: '60',
  LIMIT_READS_PER_MINUTE: '300',
  LIMIT_UPLOADS_PER_10_MINUTES: '5',
}
const MINUTE = 60_000

const test = base.extend('settings', STANDARD)

test('an address may write ten times a minute to one form, then is told when to come back', async ({ services }) => {
  const call = caller(services)

  for (let n = 1; n <= 10; n++) expect((await call({ n })).status).toBe(201)
  services.travel(20_000)
  const refused = await call({ n: 11 })

  expect(refused.status).toBe(429)
  expect(refused.headers.get('Retry-After')).toBe('40')
  expect(refused.headers.get('Content-Type')).toContain('application/json')
  expect(await refused.json()).toEqual({ message: expect.stringContaining('a minute') })
  expect(await countLeads(services)).toBe(10)

  services.travel(40_001)
  expect((await call({ n: 12 })).status).toBe(201)
})

test('sixty times an hour is enough, however slowly', async ({ services }) => {
  const call = caller(services)

  for (let n = 1; n <= 60; n++) {
    if (n % 10 === 0) services.travel(MINUTE + 1)
    expect((await call({ n })).status).toBe(201)
  }
  services.travel(MINUTE + 1)

  const refused = await call({ n: 61 })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(50 * 60)
})

test('another address, and another form, have limits of their own', async ({ services }) => {
  const call = caller(services)
  for (let n = 1; n <= 11; n++) await call({ n })

  expect((await call({ n: 12 })).status).toBe(429)
  expect((await call({ n: 13, from: '203.0.113.8' })).status).toBe(201)
  expect((await call({ n: 14, path: '/api/auth/subscriptions/' })).status).not.toBe(429)
})

test('two processes of one database count together', async ({ services }) => {
  const processes = [caller(services), caller(services)]

  const answers: number[] = []
  for (let n = 1; n <= 12; n++) answers.push((await processes[n % 2]!({ n })).status)

  expect(answers.filter((status) => status === 201)).toHaveLength(10)
})

test('an X-Forwarded-For of the client itself buys no new limit', async ({ services }) => {
  const call = caller(services)

  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => call({ n, headers: { 'X-Forwarded-For': `198.51.100.${n}` } })),
  )

  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
})

test('behind a trusted proxy each visitor has a limit', async () => {
  await using services = await testServices({ ...STANDARD, TRUSTED_PROXIES: '203.0.113.0/24' })
  const call = caller(services)

  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => call({ n, headers: { 'X-Forwarded-For': `198.51.100.${n}` } })),
  )

  expect(answers.filter(({ status }) => status === 429)).toEqual([])
})

test('retries of an accepted lead are answered with its receipt, over the limit too', async ({ services }) => {
  const call = caller(services)
  const headers = { 'Idempotency-Key': 'key-1' }

  const first = await (await call({ n: 1, headers })).json()
  for (let n = 2; n <= 20; n++) await call({ n })
  const retry = await call({ n: 1, headers })

  expect(retry.status).toBe(201)
  expect(await retry.json()).toEqual(first)
})

test('retries have a limit of their own', async ({ services }) => {
  const call = caller(services)
  const headers = { 'Idempotency-Key': 'key-1' }
  await call({ n: 1, headers })

  const others: number[] = []
  for (let n = 2; n <= 12; n++) others.push((await call({ n, headers })).status)

  expect(others).toEqual([...Array(10).fill(422), 429])
})

test('what is malformed counts as well', async ({ services }) => {
  const call = caller(services)
  for (let n = 1; n <= 10; n++) expect((await call({ n, body: '{' })).status).toBe(400)
  expect((await call({ n: 11 })).status).toBe(429)
})

test('an address may read three hundred times a minute', async ({ services }) => {
  const app = apiOf(services)
  const read = (remoteAddress: string) => app.request('/api/health/', {}, connection(remoteAddress))

  for (let n = 1; n <= 300; n++) expect((await read('203.0.113.7')).status).toBe(200)

  expect((await read('203.0.113.7')).status).toBe(429)
  expect((await read('203.0.113.8')).status).toBe(200)
  services.travel(MINUTE)
  expect((await read('203.0.113.7')).status).toBe(200)
})

// On PostgreSQL the processes tell each other once a second; see createSharedCounter.
test.runIf(process.env.TEST_DATABASE !== 'postgres')('nothing is written for a read', async () => {
  await using services = await testServices(STANDARD)
  await apiOf(services).request('/api/health/', {}, connection('203.0.113.7'))

  expect(await services.db.selectFrom('rate_limits').selectAll().execute()).toEqual([])
})

test.each(['multipart', 'Multipart'])('five uploads in ten minutes are enough, as %s', async (type) => {
  await using services = await testServices(STANDARD)
  const app = apiOf(services)
  const upload = () =>
    app.request(
      '/api/auth/job-applications/',
      { method: 'POST', body: 'x', headers: { 'Content-Type': `${type}/form-data; boundary=x` } },
      connection('203.0.113.7'),
    )

  for (let n = 1; n <= 5; n++) expect((await upload()).status).not.toBe(429)
  const refused = await upload()

  expect(refused.status).toBe(429)
  expect(refused.headers.get('Retry-After')).toBe('600')
})

test.each([
  ['/api/client-errors/', 10, { reference: '0123ABCD', message: 'it broke', path: '/' }],
  ['/api/counts/', 300, { event: 'page_view', path: '/' }],
])('%s takes %d a minute, as its documentation says', async (path, most, body) => {
  await using services = await testServices(STANDARD)
  const call = caller(services)
  const answers = []

  for (let n = 0; n <= most; n++) answers.push((await call({ n, path, body: JSON.stringify(body) })).status)

  expect(answers.filter((status) => status === 204)).toHaveLength(most)
  expect(answers.at(-1)).toBe(429)
})

test('a client that floods costs no write a call', async ({ services }) => {
  const call = caller(services)
  for (let n = 1; n <= 40; n++) await call({ n })

  const { hits } = await services.db.selectFrom('rate_limits').select('hits').orderBy('hits').executeTakeFirstOrThrow()
  expect(hits).toBe(11)
})

test('a clock that was two days ahead refuses nobody for two days', async ({ services }) => {
  const call = caller(services)
  services.travel(48 * 60 * MINUTE)
  for (let n = 1; n <= 12; n++) await call({ n })

  services.travel(-48 * 60 * MINUTE)
  await forgetEndedLimits(services)

  expect((await call({ n: 13 })).status).toBe(201)
})

interface Call {
  n: number
  from?: string
  path?: string
  headers?: Record<string, string>
  body?: string
}

function caller(services: TestServices) {
  const app = apiOf(services)

  return ({ n, from = '203.0.113.7', path = '/api/auth/contacts/', headers, body }: Call) =>
    app.request(
      path,
      {
        method: 'POST',
        body: body ?? JSON.stringify({ ...ENQUIRY, message: `Number ${n}` }),
        headers: { 'Content-Type': 'application/json', ...headers },
      },
      connection(from),
    )
}

const ENQUIRY = { full_name: 'Ada Lovelace', email: 'ada@example.com', phone_number: '98480 12345' }

function connection(remoteAddress: string) {
  return { incoming: { socket: { remoteAddress } } }
}
