import { expect } from 'vitest'
import { test } from '../../../tests/support/test-services.ts'
import type { Passage } from './passage.ts'
import { aPassage } from './passage-examples.ts'
import { createSearchIndex, type PassageSource } from './search-index.ts'

test('what staff publish is answered from a moment later, and read anew only when it changed', async ({ services }) => {
  let version = '1'
  let reads = 0
  const source: PassageSource = {
    version: async () => version,
    passages: async () => [aPassage({ sentences: [`read ${++reads}`] })],
  }
  const searchIndex = createSearchIndex([source], services)
  const read = async () => (await searchIndex.open()).passages[0]?.sentences[0]

  expect(await read()).toBe('read 1')
  version = '2'
  services.travel(99)
  expect(await read()).toBe('read 1')
  services.travel(1)
  expect(await read()).toBe('read 2')
  services.travel(60_000)
  expect(await read()).toBe('read 2')
})

test('a question is answered from its pages as they are, while others are still being read', async ({ services }) => {
  const phone = (number: string) => aPassage({ href: '/contact-us#phone', headings: ['Phone'], sentences: [number] })
  let version = '1'
  let all = Promise.resolve([phone('Call 1111.')])
  const searchIndex = createSearchIndex(
    [
      {
        version: async () => version,
        passages: () => all,
        passagesOf: async (path) => (path === '/contact-us' ? [phone('Call 2222.')] : []),
      },
    ],
    services,
  )
  const answer = async (question?: string) => {
    const index = await searchIndex.open(question)
    return index.find(index.read('phone'), 1)[0]?.passage.sentences[0]
  }
  expect(await answer('phone')).toBe('Call 1111.')

  const { promise, resolve } = Promise.withResolvers<Passage[]>()
  ;[version, all] = ['2', promise]
  services.travel(2_000)
  expect(await answer('phone')).toBe('Call 2222.')
  resolve([phone('Call 3333.')])
  expect(await answer()).toBe('Call 3333.')
})

test('many who ask at once wait for one reading', async ({ services }) => {
  let reads = 0
  const searchIndex = createSearchIndex(
    [{ version: async () => '1', passages: async () => [aPassage({ sentences: [`${++reads}`] })] }],
    services,
  )
  await Promise.all(Array.from({ length: 20 }, () => searchIndex.open()))
  expect(reads).toBe(1)
})

test('a source that cannot be read keeps what it had, and the others go on', async ({ services }) => {
  let isBroken = false
  let version = '1'
  const searchIndex = createSearchIndex(
    [
      {
        version: async () => version,
        passages: async () => {
          if (isBroken) throw new Error('the store is away')
          return [aPassage({ page: 'posts' })]
        },
      },
      { version: async () => '1', passages: async () => [aPassage({ page: 'pages' })] },
    ],
    services,
  )
  await searchIndex.open()
  ;[isBroken, version] = [true, '2']
  services.travel(2_000)

  expect((await searchIndex.open()).passages.map(({ page }) => page)).toEqual(['posts', 'pages'])
  expect(services.logged.map(({ msg }) => msg)).toContain('the assistant keeps what it knew: a source cannot be read')

  isBroken = false
  services.travel(2_000)
  await searchIndex.open()
  expect(services.logged).toHaveLength(1)
})
