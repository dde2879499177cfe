import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { aPassage } from './passage-examples.ts'
import { phraseWithModel } from './phrase-with-model.ts'

const PASSAGES = [
  aPassage({ sentences: ['The AI Smart Plug costs ₹1,150.'] }),
  aPassage({
    href: '/returns#returns',
    page: 'Returns',
    headings: ['Returns'],
    sentences: ['Return it within 7 days.'],
  }),
]

test('sentences come as they are worded, each with the place of its passage', async () => {
  await using service = await fakeService(
    saying('The plug costs ₹1,15', '0 [1', ']. You may return it ', 'within 7 days [2].'),
  )
  expect(await all(service.url)).toEqual([
    { text: 'The plug costs ₹1,150.', href: '/our-products', title: 'Shop: AI Smart Plug' },
    { text: 'You may return it within 7 days.', href: '/returns#returns', title: 'Returns' },
  ])
})

test('it is asked with the passages, the question, and its key', async () => {
  let asked: { body: string; authorization: string | undefined } | undefined
  await using service = await fakeService((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      asked = { body, authorization: request.headers.authorization }
      saying('Yes [1].')(request, response)
    })
  })
  await all(service.url)

  expect(asked?.authorization).toBe('Bearer secret')
  expect(JSON.parse(asked?.body ?? '')).toMatchObject({ model: 'small', stream: true })
  expect(asked?.body).toContain('[2] Returns')
  expect(asked?.body).toContain('Question: What does it cost?')
})

const MISBEHAVIOUR: [string, RequestListener][] = [
  ['cites nothing', saying('The plug is cheap.')],
  ['cites a passage that was not given', saying('The plug is cheap [3].')],
  ['says a number that its passage does not', saying('The plug costs ₹999 [1].')],
  ['says a number of another passage', saying('The plug costs ₹1,150 for 7 days [1].')],
  ['says nothing', saying('')],
  ['does not stop', saying('and '.repeat(2_000))],
  ['answers an error', (_, response) => void response.writeHead(500).end('no')],
  ['sends no events', (_, response) => void response.writeHead(200).end('<html>')],
  ['sends broken events', (_, response) => void response.writeHead(200).end('data: {"choices":[{\n\n')],
  ['breaks off', (_, response) => void response.writeHead(200).end(eventOf('The plug costs'))],
  ['hangs up', (request) => void request.socket.destroy()],
  ['leads elsewhere', (_, response) => void response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end()],
  ['never answers', () => {}],
  ['never ends', (_, response) => void response.writeHead(200).write(eventOf('The plug'))],
]

test.each(MISBEHAVIOUR)('a service that %s words no answer', async (_, listener) => {
  await using service = await fakeService(listener)
  await expect(all(service.url)).rejects.toThrow()
})

function saying(...texts: string[]): RequestListener {
  return (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    for (const text of texts) response.write(eventOf(text))
    response.end('data: [DONE]\n\n')
  }
}

function eventOf(text: string): string {
  return `data: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}\n\n`
}

async function all(url: string) {
  const settings = { ASSISTANT_LLM_URL: url, ASSISTANT_LLM_KEY: 'secret', ASSISTANT_LLM_MODEL: 'small' }
  const sentences = []
  for await (const sentence of phraseWithModel('What does it cost?', PASSAGES, settings, 500)) sentences.push(sentence)
  return sentences
}

async function fakeService(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/chat/completions`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
