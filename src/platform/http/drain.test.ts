import { once } from 'node:events'
import { createServer } from 'node:http'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { listenHere } from '../../../tests/support/listen-here.ts'
import { drain } from './drain.ts'

/** Connects, says so, and tells the first line that it is answered. */
const VISITOR = `
  const { workerData: { port, connected }, parentPort } = require('node:worker_threads')
  const socket = require('node:net').connect(port, '127.0.0.1', () => {
    socket.write('POST / HTTP/1.1\\r\\nHost: x\\r\\nContent-Length: 2\\r\\n\\r\\nhi')
    Atomics.store(connected, 0, 1)
    Atomics.notify(connected, 0)
  })
  let answer = ''
  socket.on('data', (bytes) => (answer += bytes))
  socket.on('error', ({ code }) => parentPort.postMessage(code))
  socket.on('end', () => parentPort.postMessage(answer.split('\\r\\n')[0]))
`

test('who connected while the server was too busy to look is answered before it stops listening', async () => {
  const server = createServer((_, response) => response.end('taken'))
  const { port } = await listenHere(server)
  const connected = new Int32Array(new SharedArrayBuffer(4))

  const drained = drain(server, [server])
  const startedAt = performance.now()
  const visitor = new Worker(VISITOR, { eval: true, workerData: { port, connected } })
  const answered = once(visitor, 'message')
  // Nothing else happens in this process until the visitor is in the kernel's queue and the time to listen on is over.
  Atomics.wait(connected, 0, 0)
  while (performance.now() - startedAt < 1_100);

  expect(await answered).toEqual(['HTTP/1.1 200 OK'])
  await drained
})
