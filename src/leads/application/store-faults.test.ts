import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sweepFiles } from '#leads/sweep-files.ts'
import { apiOf } from '../../../tests/support/api.ts'
import { countLeads, onlyLead } from '../../../tests/support/at-desk.ts'
import { aPdfOf } from '../../../tests/support/documents.ts'
import { type Fault, type FaultProxy, faultProxy } from '../../../tests/support/fault-proxy.ts'
import { filesIn, filesKept } from '../../../tests/support/files-kept.ts'
import { s3UrlAt, startS3 } from '../../../tests/support/s3-server.ts'
import { type TestServices, testServices } from '../../../tests/support/test-services.ts'
import { anApplication, postedParts } from './application-examples.ts'

const HOUR = 3_600_000
const resume = aPdfOf(1_000_000)

const faults: [what: string, fault: Fault][] = [
  ['is down', 'down'],
  ['fails', { answer: 'HTTP/1.1 500 Internal Server Error\r\nContent-Length: 0\r\nConnection: close\r\n\r\n' }],
  ['is full', { answer: 'HTTP/1.1 507 Insufficient Storage\r\nContent-Length: 0\r\nConnection: close\r\n\r\n' }],
  ['answers what is no HTTP', { answer: 'SSH-2.0-OpenSSH_9.9\r\n' }],
  ['is cut off at the first byte', { cutAfterBytes: 0 }],
  ['is cut off in the middle of a resume', { cutAfterBytes: 400_000 }],
]

test.each(faults)(
  'while the file store %s, nothing is acknowledged and nothing stored; then all is well again',
  async (_, fault) => {
    await using store = await openStore()
    store.proxy.set(fault)

    const refused = await apply(store)

    expect(refused.status).toBe(503)
    expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/)
    expect(await refused.json()).toEqual({ message: expect.stringMatching(/try again/) })
    store.proxy.set('none')
    // A store may keep half an object: it belongs to no lead, and the sweep takes it.
    await sweepLater(store)
    expect(await stored(store)).toEqual({ leads: 0, objects: 0, uploads: 0 })

    expect((await apply(store)).status).toBe(201)
    await expectWholeResume(store)
  },
)

test('a file store that stands still is given up, and nothing is acknowledged', async () => {
  await using store = await openStore()
  store.proxy.set('hang')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())

  let status = 0
  const refused = apply(store).then((response) => {
    status = response.status
  })
  await expect.poll(store.proxy.clients).toBe(1)
  // The client of the store tries twice, for half a minute each.
  for (let second = 0; second < 120 && status === 0; second++) await vi.advanceTimersByTimeAsync(1_000)
  vi.useRealTimers()
  await refused

  expect(status).toBe(503)
  store.proxy.set('none')
  expect(await stored(store)).toEqual({ leads: 0, objects: 0, uploads: 0 })
})

test('a slow file store delays the acknowledgement until the resume is there, whole', async () => {
  await using store = await openStore()
  store.proxy.set({ delayMs: 10 })

  expect((await apply(store)).status).toBe(201)
  await expectWholeResume(store)
})

test('a resume that was stored, but whose answer was lost, is no application; the sweep takes it', async () => {
  await using store = await openStore()
  store.proxy.set('lost-answers')

  expect((await apply(store)).status).toBe(503)

  store.proxy.set('none')
  expect(await stored(store)).toEqual({ leads: 0, objects: 1, uploads: 0 })
  await sweepLater(store)
  expect(await stored(store)).toEqual({ leads: 0, objects: 0, uploads: 0 })
})

interface FaultyStore extends AsyncDisposable {
  services: TestServices
  proxy: FaultProxy
}

async function openStore(): Promise<FaultyStore> {
  const stack = new AsyncDisposableStack()
  const server = stack.use(await startS3())
  const proxy = stack.use(await faultProxy(server.port))
  const services = stack.use(await testServices({ S3_URL: s3UrlAt(proxy.port) }))

  return { services, proxy, [Symbol.asyncDispose]: () => stack.disposeAsync() }
}

async function apply({ services }: FaultyStore): Promise<Response> {
  return apiOf(services).request('/api/auth/job-applications/', postedParts(anApplication({ content: resume })))
}

async function stored({ services }: FaultyStore) {
  const objects = (await filesIn(services.files, 'resumes/')).length
  return { leads: await countLeads(services), objects, uploads: (await filesKept(services)).uploads }
}

async function sweepLater({ services }: FaultyStore) {
  services.travel(Date.now() - services.now().getTime() + 2 * HOUR)
  await sweepFiles(services)
}

async function expectWholeResume(store: FaultyStore) {
  expect(await stored(store)).toEqual({ leads: 1, objects: 1, uploads: 0 })
  const { file_key } = await onlyLead(store.services)
  expect(await buffer(await store.services.files.open(file_key ?? ''))).toEqual(resume)
}
