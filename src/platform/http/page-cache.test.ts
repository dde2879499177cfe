import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'

test('a page is rendered once and comes compressed, until something has changed', async () => {
  const { cache, blog, ask, pass } = aCache()

  expect([await ask('/blogs'), await ask('/blogs'), blog.renderings]).toEqual(['v1', 'v1', 1])
  blog.version = 2
  expect(await ask('/blogs'), 'asked within the same second').toBe('v1')
  pass(1_000)
  expect(await ask('/blogs')).toBe('v2')
  expect(blog.renderings).toBe(2)

  const page = await cache.find('/blogs', async () => undefined)
  expect(page?.bodies.br.length).toBeGreaterThan(0)
})

test('whether something has changed is asked at most once a second', async () => {
  const { blog, ask, pass } = aCache()

  for (let visit = 0; visit < 50; visit++) await ask('/blogs')
  expect(blog.stamps).toBe(1)
  pass(1_000)
  await ask('/blogs')
  expect(blog.stamps).toBe(2)
})

test('a page that was being rendered while something changed is shown but not kept', async () => {
  const { cache, blog, ask, pass } = aCache()
  const rendering = Promise.withResolvers<void>()

  const slow = cache.find('/blogs', async () => {
    await rendering.promise
    return { html: 'old', hashes: { scripts: [], styles: [] } }
  })
  await ask('/blogs/other')
  blog.version = 2
  pass(1_000)
  await ask('/blogs/other')
  rendering.resolve()

  expect((await slow)?.html).toBe('old')
  expect(await ask('/blogs')).toBe('v2')
})

test('what cannot be finished is not kept, and neither is a page at an endless address', async () => {
  const { cache, ask, blog } = aCache()

  expect(await cache.find('/blogs/none', async () => undefined)).toBeUndefined()
  const endless = `/blogs?search=${'x'.repeat(400)}`
  await ask(endless)
  await ask(endless)
  expect(blog.renderings).toBe(2)
})

test('of more pages than it holds, those go that nobody has asked for longest', async () => {
  const { ask, blog } = aCache()

  await ask('/first')
  for (let page = 0; page < 499; page++) await ask(`/page-${page}`)
  await ask('/first')
  await ask('/one-more')
  expect(blog.renderings).toBe(501)

  await ask('/first')
  expect(blog.renderings, 'still kept').toBe(501)
  await ask('/page-0')
  expect(blog.renderings, 'gone').toBe(502)
})

function aCache() {
  const blog = { version: 1, renderings: 0, stamps: 0 }
  let time = 0
  const cache = createPageCache({
    stamp: async () => {
      blog.stamps += 1
      return String(blog.version)
    },
    now: () => time,
  })
  const render = async () => {
    blog.renderings += 1
    return { html: `v${blog.version}`, hashes: { scripts: [], styles: [] } }
  }

  return {
    cache,
    blog,
    ask: async (address: string) => (await cache.find(address, render))?.html,
    pass: (ms: number) => {
      time += ms
    },
  }
}
