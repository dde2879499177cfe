import { setImmediate } from 'node:timers'
import { expect, test } from 'vitest'
import { pagesToPassages } from './pages-to-passages.ts'

test('pages are cut in their order, and whoever came meanwhile goes first', async () => {
  const happened: string[] = []
  const cutting = pagesToPassages(
    ['/one', '/two'].map((path) => ({ path, html: '<h1>A page</h1><p>Says so.</p>', language: 'en' })),
  )
  setImmediate(() => happened.push('somebody else'))

  happened.push(...(await cutting).map(({ href }) => href))
  expect(happened).toEqual(['somebody else', '/one', '/two'])
})
