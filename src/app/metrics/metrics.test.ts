import type { HttpBindings } from '@hono/node-server'
import { expect } from 'vitest'
import { recordOperation } from '#platform/operation/record-operation.ts'
import { defineJob, enqueue } from '#platform/outbox/outbox.ts'
import { apiOf } from '../../../tests/support/api.ts'
import { listen } from '../../../tests/support/listen.ts'
import { type TestServices, test, testServices } from '../../../tests/support/test-services.ts'
import { metrics } from './metrics.ts'

const TOKEN = 'a-token-of-more-than-16-letters'
const HOUR_MS = 3_600_000

test('Prometheus reads leads by kind, the outbox, backups, disk, memory, requests, the build', async ({ services }) => {
  await using site = await listen(services)
  const visitor = { full_name: 'Ravi', email: 'r@example.com', phone_number: '98480 12345', message: 'Hello' }
  const headers = { 'Content-Type': 'application/json' }
  const before = read(await (await ask(services)).text(), 'site_leads_total{kind="contact"}') ?? 0
  await fetch(`${site.url}/api/auth/contacts/`, { method: 'POST', headers, body: JSON.stringify(visitor) })
  const job = defineJob('test.wait', async () => {})
  await enqueue(services.db, job, {}, { now: services.now() })
  await recordOperation(services.db, { operation: 'backup', finishedAt: services.now(), isOk: true, details: {} })
  services.travel(HOUR_MS)

  const answer = await ask(services)
  const text = await answer.text()
  expect(answer.headers.get('Content-Type')).toContain('version=0.0.4')
  expect(linesThatAreNone(text)).toEqual([])
  expect(read(text, 'site_leads_total{kind="contact"}')).toBe(Number(before) + 1)
  expect(read(text, 'site_outbox_waiting{kind="test.wait"}')).toBe(1)
  expect(read(text, 'site_outbox_oldest_seconds{kind="test.wait"}')).toBe(3_600)
  expect(read(text, 'site_last_operation_age_seconds{operation="backup"}')).toBe(3_600)
  expect(read(text, 'site_requests_total{class="2xx"}')).toBeGreaterThan(0)
  for (const name of ['site_disk_free_bytes{setting="DATA_DIR"}', 'process_resident_memory_bytes'])
    expect(read(text, name)).toBeGreaterThan(0)
  for (const name of ['site_event_loop_lag_seconds{quantile="0.99"}', 'site_database_up'])
    expect(read(text, name)).toBeGreaterThanOrEqual(0)
  expect(text).toMatch(/^site_build_info\{commit="[^"]*",built_at="[^"]*",node="v24[^"]*"\} 1$/m)
})

test('the figures are for this machine and for who has the token', async () => {
  await using services = await testServices({ METRICS_TOKEN: TOKEN })
  const statuses = [
    await ask(services),
    await ask(services, { 'X-Forwarded-For': '203.0.113.7' }),
    await ask(services, {}, '203.0.113.7'),
    await ask(services, { Authorization: `Bearer ${TOKEN}` }, '203.0.113.7'),
    await ask(services, { Authorization: 'Bearer another' }),
  ]

  expect(statuses.map(({ status }) => status)).toEqual([200, 401, 401, 200, 401])
  expect(statuses[1]!.headers.get('WWW-Authenticate')).toBe('Bearer')
})

test('without its database a process still tells of itself', async ({ services }) => {
  await services.db.schema.dropTable('outbox').execute()
  const text = await (await ask(services)).text()

  expect(read(text, 'site_database_up')).toBe(0)
  expect(read(text, 'process_resident_memory_bytes')).toBeGreaterThan(0)
})

function ask(services: TestServices, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  const site = apiOf(services).route('/metrics', metrics(services))
  const bindings = { incoming: { socket: { remoteAddress } } } as unknown as HttpBindings
  return Promise.resolve(site.request('/metrics', { headers }, bindings))
}

function read(text: string, name: string): number | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.slice(name.length + 1))
}

/** Lines that are neither a comment nor a sample of the text format. */
function linesThatAreNone(text: string): string[] {
  const sample = /^[a-z_]+(\{[a-z_]+="[^"\n]*"(,[a-z_]+="[^"\n]*")*\})? -?[\d.e+-]+$/
  return text.split('\n').filter((line) => line !== '' && !/^# (HELP|TYPE) /.test(line) && !sample.test(line))
}
