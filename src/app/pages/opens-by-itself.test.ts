import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { opensByItself } from '#leads/opens-by-itself.ts'
import { PAGES } from '../../pages.ts'

const addressOf = (path: string) => `/${path.replace(/:\w+/g, 'one')}`

test.each(PAGES.map(({ path, opensByItself: does }) => [addressOf(path), does] as const))(
  'whether the address %s opens something by itself is known by its path: %s',
  (address, does) => {
    for (const written of [address, `/te${address}`, `${address}/`, `${address}.data`, address.toUpperCase()])
      expect(opensByItself(written), written).toBe(does)
  },
)

test('a page whose source reads a token, or a link that it thanks with, says so where it registers', () => {
  const readsSecret = PAGES.filter(({ file }) =>
    /['.]token\b|ThanksLink|yourPage/.test(readFileSync(`src/${file}`, 'utf8')),
  )
  expect(readsSecret.length).toBeGreaterThan(0)
  expect(readsSecret.filter(({ opensByItself: does }) => !does).map(({ path }) => path)).toEqual([])
})
