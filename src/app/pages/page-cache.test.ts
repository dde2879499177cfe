import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'
import { compressPage, htmlOf } from './post-process-html.ts'

test('a hundred visitors who come at once, and all who come later, cause one rendering', async () => {
  const site = await aSite()

  const pages = await Promise.all(Array.from({ length: 100 }, () => site.visit('/blogs')))
  await site.visit('/blogs')

  expect(new Set(pages)).toEqual(new Set(['/blogs 1']))
  expect(site.renderings).toEqual(['/blogs'])
})

test('a change is shown once it is looked for, on the pages that show it and on no other', async () => {
  const site = await aSite()
  await site.visit('/blogs')
  await site.visit('/careers', 'openings')

  site.publish()
  expect(await site.visit('/blogs')).toBe('/blogs 1')
  await site.refresh()

  expect(await site.visit('/blogs')).toBe('/blogs 2')
  expect(await site.visit('/careers', 'openings')).toBe('/careers 1')
  expect(site.renderings).toEqual(['/blogs', '/careers', '/blogs'])
})

test('who reads what the pages say learns that one of them has been rendered again, and of nothing else', async () => {
  const site = await aSite()
  await site.visit('/blogs')
  await site.visit('/blogs')
  const before = site.pages.version()
  await site.visit('/careers', 'openings')
  await site.refresh()
  expect(site.pages.version()).toBe(before)

  site.publish()
  await site.refresh()
  expect(site.pages.version()).not.toBe(before)
})

test('while the new page is rendered, visitors have the one before, and wait for nothing', async () => {
  const site = await aSite()
  await site.visit('/blogs')

  site.publish()
  const release = site.hold()
  const refreshed = site.refresh()
  await expect.poll(() => site.renderings.length).toBe(2)
  const visits = await Promise.all(Array.from({ length: 100 }, () => site.visit('/blogs')))
  release()
  await refreshed

  expect(new Set(visits)).toEqual(new Set(['/blogs 1']))
  expect(await site.visit('/blogs')).toBe('/blogs 2')
  expect(site.renderings).toHaveLength(2)
})

test('of many pages that have changed, the one that is asked for is rendered first', async () => {
  const site = await aSite()
  for (const address of ['/a', '/b', '/c']) await site.visit(address)

  site.publish()
  const release = site.hold()
  const refreshed = site.refresh()
  await expect.poll(() => site.renderings.length).toBe(4)
  await site.visit('/a')
  release()
  await refreshed

  expect(site.renderings).toEqual(['/a', '/b', '/c', '/c', '/a', '/b'])
})

test('the next change is seen while pages of the one before wait for their turn', async () => {
  const site = await aSite()
  for (const address of ['/a', '/b', '/c']) await site.visit(address)

  site.publish()
  await site.pages.look()
  await site.pages.renderNext()
  site.publish()
  await site.pages.look()
  await site.visit('/a')

  await expect.poll(() => site.visit('/a')).toBe('/a 3')
  expect(await site.visit('/b')).toBe('/b 1')
})

test('pages that nobody asks for keep their turn, however often all are rendered again', async () => {
  const site = await aSite()
  for (const address of ['/a', '/b', '/c']) await site.visit(address)

  for (const _ of ['once', 'twice']) {
    site.publish()
    await site.refresh()
  }

  expect(site.renderings.slice(3)).toEqual(['/c', '/b', '/a', '/c', '/b', '/a'])
})

test('who reads what pages say waits for the new one, also where an older one is under way', async () => {
  const site = await aSite()
  await site.visit('/blogs')

  site.publish()
  await site.pages.look()
  const release = site.hold()
  await site.visit('/blogs')
  site.publish()
  await site.pages.look()
  const read = site.pages.bringUpToDate('/blogs')
  release()
  await read

  expect(await site.visit('/blogs')).toBe('/blogs 3')
  expect(site.renderings).toHaveLength(3)
})

test('while somebody waits for a page, no other one is rendered', async () => {
  const site = await aSite()
  for (const address of ['/a', '/b']) await site.visit(address)

  site.publish()
  await site.pages.look()
  const release = site.hold()
  const read = site.pages.bringUpToDate('/a')
  expect(await site.pages.renderNext()).toBe(false)
  release()
  await read

  expect(await site.pages.renderNext()).toBe(true)
  expect(site.renderings).toEqual(['/a', '/b', '/a', '/b'])
})

test('who has read a page that fails learns that it is there again', async () => {
  const site = await aSite()
  await site.visit('/blogs')
  site.publish()
  site.breaks = true
  await site.refresh()
  await site.pages.bringUpToDate('/blogs')
  const read = site.pages.version()

  site.breaks = false
  site.passMinutes(2)
  await site.refresh()

  expect(site.pages.version()).not.toBe(read)
})

test('a page that fails leaves the one before, is told, and is tried again a minute later', async () => {
  const site = await aSite()
  await site.visit('/blogs')

  site.publish()
  site.breaks = true
  await site.refresh()
  await site.refresh()
  expect(site.failures).toEqual(['/blogs'])
  expect(site.pages.outdated()).toEqual(['/blogs'])
  expect(await site.visit('/blogs')).toBe('/blogs 1')

  site.breaks = false
  site.passMinutes(2)
  await site.refresh()
  expect(await site.visit('/blogs')).toBe('/blogs 2')
  expect(site.pages.outdated()).toEqual([])
})

test('what changes while a page is rendered is on it after the next look', async () => {
  const site = await aSite()
  const release = site.hold()
  const visit = site.visit('/blogs')
  site.publish()
  await site.refresh()
  release()
  await visit

  await site.refresh()
  expect(await site.visit('/blogs')).toBe('/blogs 2')
})

test('a page that is no more is gone after the next look', async () => {
  const site = await aSite()
  await site.visit('/blogs/a-draft')

  site.publish()
  site.isGone = true
  await site.refresh()

  expect(await site.visit('/blogs/a-draft')).toBeUndefined()
})

test('of more pages than are kept, those go that nobody has asked for longest', async () => {
  const site = await aSite({ most: 2 })
  for (const address of ['/a', '/b', '/a', '/c', '/a', '/b']) await site.visit(address)

  expect(site.renderings).toEqual(['/a', '/b', '/c', '/b'])
})

async function aSite({ most }: { most?: number } = {}) {
  let revision = 1
  let now = 0
  let line: Promise<void> | undefined
  const site = {
    renderings: [] as string[],
    failures: [] as string[],
    breaks: false,
    isGone: false,
    pages: createPageCache({
      revisions: async () => ({ posts: `${revision}`, openings: '', tariffs: '', editions: '', company: '' }),
      onFailure: (address) => site.failures.push(address),
      most,
      now: () => now,
    }),
    async visit(address: string, shows: 'posts' | 'openings' = 'posts') {
      const page = await site.pages.find(address, [shows], async () => {
        site.renderings.push(address)
        const asOf = revision
        await line
        if (site.breaks) throw new Error('It fails')
        return site.isGone
          ? undefined
          : compressPage({ html: `${address} ${asOf}`, hashes: { scripts: [], styles: [] } })
      })
      return page && htmlOf(page)
    },
    publish() {
      revision += 1
    },
    async refresh() {
      await site.pages.look()
      while (await site.pages.renderNext());
    },
    passMinutes(minutes: number) {
      now += minutes * 60_000
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      line = promise
      return resolve
    },
  }
  await site.refresh()
  return site
}
