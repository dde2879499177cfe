import { setImmediate } from 'node:timers'
import { expect, test } from 'vitest'
import { pageCutter } from './page-source.ts'

test('pages are cut in their order, and whoever came meanwhile goes first', async () => {
  const happened: string[] = []
  const cutting = pageCutter()(['/one', '/two'].map((path) => aPage(path)))
  setImmediate(() => happened.push('somebody else'))

  happened.push(...(await cutting).map(({ href }) => href))
  expect(happened).toEqual(['somebody else', '/one', '/two'])
})

test('a page that says the same in its main part is not cut again', async () => {
  const cut = pageCutter()
  const [one, two] = await cut([aPage('/one'), aPage('/two')])
  const [oneAgain, twoAgain] = await cut([aPage('/one', 'Says so.', 'New'), aPage('/two', 'Says more.')])

  expect(oneAgain).toBe(one)
  expect([two?.sentences, twoAgain?.sentences]).toEqual([['Says so.'], ['Says more.']])
})

function aPage(path: string, text = 'Says so.', footer = 'Old') {
  const html = `<main><h1>A page</h1><p>${text}</p></main><footer>${footer}</footer>`
  return { path, html, language: 'en' }
}
