import { MessageChannel } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { patience } from './patience.ts'

test('a process that was too busy to hear an answer reads it before it gives up', async () => {
  const { port1: server, port2: client } = new MessageChannel()
  onTestFinished(() => server.close())

  const heard = new Promise<string>((resolve) => {
    const end = patience(20, () => resolve('silence'), 10)
    client.on('message', (answer: string) => {
      end()
      resolve(answer)
    })
    server.postMessage('an answer')
    // Longer than the whole wait.
    const until = performance.now() + 100
    while (performance.now() < until);
  })

  expect(await heard).toBe('an answer')
})

test('a server that is silent is given up', async () => {
  await new Promise<void>((resolve) => void patience(20, resolve, 10))
})

test('a wait that has ended gives nobody up', async () => {
  let hasGivenUp = false
  const end = patience(1, () => (hasGivenUp = true), 1)
  end()
  await new Promise<void>((resolve) => void patience(20, resolve, 10))
  expect(hasGivenUp).toBe(false)
})
