import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, vi } from 'vitest'
import { aPdf } from '../../../tests/support/documents.ts'
import { filesKept } from '../../../tests/support/files-kept.ts'
import { listenHere } from '../../../tests/support/listen-here.ts'
import { type TestServices, test, testServices } from '../../../tests/support/test-services.ts'
import { anApplication, postedParts } from './application-examples.ts'
import { careersApi, parseApplication } from './application-kind.server.ts'
import { applicationCopy } from './words.en.ts'

test('a refused application keeps what was typed, for the form to show again', async ({ services }) => {
  const parsed = await parseApplication(post(anApplication({ content: 'no' }, { email: 'ada@', other: 'x' })), services)

  expect(parsed).toMatchObject({
    ok: false,
    status: 422,
    message: applicationCopy.errors.email,
    errors: { email: [applicationCopy.errors.email], resume: [applicationCopy.errors.resumeType] },
    draft: { full_name: 'Ada Lovelace', email: 'ada@' },
  })
  expect(parsed).not.toHaveProperty('draft.other')
  expect((await filesKept(services)).uploads).toBe(0)
})

test('the resume of an accepted application waits on our disk until it is submitted', async ({ services }) => {
  const parsed = await parseApplication(post(anApplication({ content: aPdf() })), services)

  expect(parsed.ok && parsed.value.resume).toMatchObject({ name: 'resume.pdf', type: 'pdf' })
  expect((await filesKept(services)).uploads).toBe(1)
})

test('eighty uploads that come to no end keep the next one out, until they give up', async ({ services }) => {
  const senders = Array.from({ length: 80 }, () => aSlowSender(services))

  const parsed = await parseApplication(post(anApplication({ content: aPdf() })), services)
  expect(parsed).toMatchObject({ ok: false, status: 503, message: applicationCopy.busy })
  const answer = await careersApi(services).request(post(anApplication({ content: aPdf() })))
  expect(answer.headers.get('Retry-After')).toMatch(/^\d+$/)

  for (const { hangUp } of senders) hangUp()
  const outcomes = await Promise.all(senders.map(({ outcome }) => outcome))
  expect(new Set(outcomes.map((outcome) => !outcome.ok && outcome.status))).toEqual(new Set([400]))
  expect((await parseApplication(post(anApplication({ content: aPdf() })), services)).ok).toBe(true)
})

test('whoever falls silent in the middle is let go, and leaves nothing behind', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await using services = await testServices()
  const { outcome } = aSlowSender(services)

  await vi.advanceTimersByTimeAsync(31_000)

  expect(await outcome).toMatchObject({ ok: false, status: 408 })
  expect((await filesKept(services)).uploads).toBe(0)
})

test('whoever left while waiting in line keeps nobody else out', async ({ services }) => {
  const { promise: outcome, resolve } = Promise.withResolvers<ReturnType<typeof parseApplication>>()
  const server = createServer((incoming) => {
    incoming
      .on('error', () => {})
      .once('close', () => resolve(parseApplication(post(anApplication({ content: aPdf() })), services, incoming)))
  })
  await using site = await listenHere(server)

  const socket = connect(site.port, '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\nhalf', () => socket.destroy())

  // 408 would say that it was waited for.
  expect(await outcome).toMatchObject({ ok: false, status: 400 })
})

function aSlowSender(services: TestServices) {
  const hanging = Promise.withResolvers<void>()
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new Uint8Array(anApplication({ content: aPdf() }).subarray(0, 500))),
    pull: async (stream) => {
      await hanging.promise
      stream.error(new Error('gone'))
    },
  })

  return { outcome: parseApplication(post(body), services), hangUp: hanging.resolve }
}

function post(body: Buffer | ReadableStream<Uint8Array>): Request {
  return new Request('http://localhost:3000/', postedParts(body))
}
