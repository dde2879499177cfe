import { createHmac } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../scripts/temporary-folder.ts'
import { listenHere } from '../../../tests/support/listen-here.ts'
import { makeCertificate } from '../../../tests/support/make-certificate.ts'
import { isPublicAddress, postWebhook, type Webhook } from './post-webhook.ts'

using folder = temporaryFolder('webhook')
const { key, cert } = makeCertificate(folder.path, ['DNS:hooks.example'])

test('a webhook arrives with its id, its time and a signature over both time and body', async () => {
  const seen: Record<string, unknown>[] = []
  await using server = await listen(async (request, response) => {
    seen.push({
      method: request.method,
      url: request.url,
      ...request.headers,
      body: (await request.toArray()).join(''),
    })
    response.writeHead(204).end()
  })

  await server.post({ body: '{"name":"शीला"}', now: new Date('2026-11-19T10:40:00.500Z') })

  expect(seen).toEqual([
    expect.objectContaining({
      method: 'POST',
      url: '/leads?from=site',
      host: server.host,
      'content-type': 'application/json; charset=utf-8',
      'x-event-id': 'delivery-1',
      'x-timestamp': '1795084800',
      'x-signature': createHmac('sha256', 'the secret').update('1795084800.{"name":"शीला"}').digest('hex'),
      body: '{"name":"शीला"}',
    }),
  ])
})

test.each([400, 410, 429, 500, 503])('an answer of %d is a failure to try again', async (status) => {
  await using server = await listen((_, response) => response.writeHead(status).end())
  await expect(server.post()).rejects.toThrow(`The webhook answered ${status}`)
})

test.each([301, 302, 307, 308])('a redirect with %d is not followed', async (status) => {
  const paths: (string | undefined)[] = []
  await using server = await listen((request, response) => {
    paths.push(request.url)
    response.writeHead(status, { Location: 'https://hooks.example/elsewhere' }).end()
  })

  await expect(server.post()).rejects.toThrow(`The webhook answered ${status}`)
  expect(paths).toEqual(['/leads?from=site'])
})

test('of an endless answer no more than a little is read', async () => {
  let sent = 0
  await using server = await listen((_, response) => {
    response.writeHead(200)
    function more() {
      while (response.writable && response.write('x'.repeat(16_384))) sent += 16_384
      response.once('drain', more)
    }
    more()
  })

  await server.post()
  // What the buffers of two sockets hold comes on top.
  expect(sent).toBeLessThan(16 * 1_048_576)
})

test.each<[string, RequestListener]>([
  ['never answers', () => {}],
  ['answers a letter at a time', (_, response) => void drip(response)],
])('a target that %s is given up in time', async (_, listener) => {
  await using server = await listen(listener)
  await expect(server.post({}, { patienceMs: 200 })).rejects.toThrow(/timeout|aborted/i)
})

test('a name that is looked up for ever is given up too', async () => {
  const network = { resolve: () => new Promise<never>(() => {}), isAllowed: isPublicAddress }
  await expect(postWebhook(aWebhook('https://hooks.example/'), network, 50)).rejects.toThrow(/timeout/)
})

test('the address that was checked is the one that is used, whatever the name means a moment later', async () => {
  await using server = await listen((_, response) => response.end())
  const answers = [['127.0.0.1'], ['127.0.0.9']]

  await server.post({}, { resolve: async () => answers.shift()! })

  expect(answers).toEqual([['127.0.0.9']])
})

test('one private address among public ones is enough to refuse', async () => {
  const network = { resolve: async () => ['93.184.216.34', '10.0.0.1'], isAllowed: isPublicAddress }
  await expect(postWebhook(aWebhook('https://hooks.example/'), network)).rejects.toThrow('not public')
})

test('another name than the certificate says is not trusted', async () => {
  await using server = await listen((_, response) => response.end())
  await expect(server.post({ url: `https://other.example:${server.port}/` })).rejects.toThrow(
    /altnames|does not match/i,
  )
})

function aWebhook(url: string, more: Partial<Webhook> = {}): Webhook {
  return { url, secret: 'the secret', deliveryId: 'delivery-1', body: '{}', now: new Date(0), ...more }
}

async function listen(listener: RequestListener) {
  const server = await listenHere(createServer({ key, cert }, listener))
  const host = `hooks.example:${server.port}`

  return {
    ...server,
    host,
    // Only tests may post to this machine: the rule is a parameter, never a setting.
    post: (
      webhook: Partial<Webhook> = {},
      {
        resolve = async () => ['127.0.0.1'],
        patienceMs = 10_000,
      }: { resolve?: () => Promise<string[]>; patienceMs?: number } = {},
    ) =>
      postWebhook(
        aWebhook(`https://${host}/leads?from=site`, webhook),
        { resolve, isAllowed: () => true, ca: cert },
        patienceMs,
      ),
  }
}

async function drip(response: Parameters<RequestListener>[1]) {
  response.writeHead(200)
  const timer = setInterval(() => response.write('.'), 20)
  response.on('close', () => clearInterval(timer))
}
