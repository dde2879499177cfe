import { expect, test } from 'vitest'
import { createAnswerCache } from './answer-cache.ts'

test('an answer is made once, until something has changed', async () => {
  const { blog, ask, pass } = aCache()

  expect([await ask('/blogs'), await ask('/blogs'), blog.makings]).toEqual(['v1', 'v1', 1])
  blog.version = 2
  expect(await ask('/blogs'), 'asked within the same second').toBe('v1')
  pass(1_000)
  expect(await ask('/blogs')).toBe('v2')
  expect(blog.makings).toBe(2)
})

test('whether something has changed is asked at most once a second', async () => {
  const { blog, ask, pass } = aCache()

  for (let visit = 0; visit < 50; visit++) await ask('/blogs')
  expect(blog.stamps).toBe(1)
  pass(1_000)
  await ask('/blogs')
  expect(blog.stamps).toBe(2)
})

test('where each visit is to ask, a change shows at once', async () => {
  const { blog, ask } = aCache({ everyMs: 0 })

  expect(await ask('/calculator')).toBe('v1')
  blog.version = 2
  expect(await ask('/calculator')).toBe('v2')
})

test('an answer that was being made while something changed is given but not kept', async () => {
  const { cache, blog, ask, pass } = aCache()
  const making = Promise.withResolvers<void>()

  const slow = cache.find('/blogs', async () => {
    await making.promise
    return 'old'
  })
  await ask('/blogs/other')
  blog.version = 2
  pass(1_000)
  await ask('/blogs/other')
  making.resolve()

  expect(await slow).toBe('old')
  expect(await ask('/blogs')).toBe('v2')
})

test('a hundred who wait for the same page after a change cause one making', async () => {
  const { cache, blog } = aCache()
  const making = Promise.withResolvers<string>()
  let makings = 0
  const ask = () =>
    cache.find('/blogs', () => {
      makings += 1
      return making.promise
    })

  const waiting = Array.from({ length: 100 }, ask)
  making.resolve(`v${blog.version}`)
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['v1']))
  expect(makings).toBe(1)
})

test('who waits for an answer that another visitor broke off gets one of their own', async () => {
  const { cache, ask } = aCache()
  await ask('/blogs/other')
  const brokenOff = Promise.withResolvers<string>()

  const first = expect(cache.find('/blogs', () => brokenOff.promise)).rejects.toThrow('aborted')
  const second = cache.find('/blogs', async () => 'whole')
  brokenOff.reject(new Error('aborted'))

  await first
  expect(await second).toBe('whole')
})

test('who asks after a change does not wait for an answer from before it', async () => {
  const { cache, blog, ask, pass } = aCache()
  const making = Promise.withResolvers<string>()

  const before = cache.find('/blogs', () => making.promise)
  await ask('/blogs/other')
  blog.version = 2
  pass(1_000)
  expect(await ask('/blogs')).toBe('v2')
  making.resolve('v1')
  expect(await before).toBe('v1')
})

test('what cannot be made is not kept, and neither is the answer to an endless address', async () => {
  const { cache, ask, blog } = aCache()

  expect(await cache.find('/blogs/none', async () => undefined)).toBeUndefined()
  const endless = `/blogs?search=${'x'.repeat(400)}`
  await ask(endless)
  await ask(endless)
  expect(blog.makings).toBe(2)
})

test('of more answers than it holds, those go that nobody has asked for longest', async () => {
  const { ask, blog } = aCache()

  await ask('/first')
  for (let page = 0; page < 499; page++) await ask(`/page-${page}`)
  await ask('/first')
  await ask('/one-more')
  expect(blog.makings).toBe(501)

  await ask('/first')
  expect(blog.makings, 'still kept').toBe(501)
  await ask('/page-0')
  expect(blog.makings, 'gone').toBe(502)
})

function aCache(options: { everyMs?: number } = {}) {
  const blog = { version: 1, makings: 0, stamps: 0 }
  let time = 0
  const cache = createAnswerCache<string>({
    stamp: async () => {
      blog.stamps += 1
      return String(blog.version)
    },
    now: () => time,
    ...options,
  })
  const make = async () => {
    blog.makings += 1
    return `v${blog.version}`
  }

  return {
    cache,
    blog,
    ask: (address: string) => cache.find(address, make),
    pass: (ms: number) => {
      time += ms
    },
  }
}
