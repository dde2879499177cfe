import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { type RunningSite, startSite } from '../support/running-site.ts'
import { VISITORS_PAGES } from '../support/visitors-pages.ts'
import { BANNED_TURNS, turnsIn } from './banned-turns.ts'
import { readingEase, sentencesOf } from './reading-ease.ts'

/** Flesch reading ease: plain English from 60 on. An article has to name more, and may be a little harder. */
const LEAST_EASE = { page: 60, article: 50 }

/** Pages that neither the sitemap nor the list of routes names. */
const OTHERS = [
  '/no-such-page',
  '/too-many',
  '/newsletter',
  '/newsletter/confirm',
  '/newsletter/preferences',
  '/newsletter/unsubscribe',
  '/consents',
  '/energy-calculator/correction',
  '/embed/energy-calculator',
]

const folder = temporaryFolder('words')
let site: RunningSite

beforeAll(async () => {
  site = await startSite(folder.path)
}, 60_000)

afterAll(async () => {
  await site[Symbol.asyncDispose]()
  folder.remove()
})

test('every page reads as plain English, every article nearly so, and none has a turn that nobody says', async () => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  expect(paths.length).toBeGreaterThan(30)

  const hard: string[] = []
  const banned = new Set<string>()
  // The map is names.
  const pages = VISITORS_PAGES.filter((path) => path !== '/embed/office-map')
  for (const path of new Set([...paths, ...pages, ...OTHERS])) {
    const sentences = sentencesOf(await (await fetch(site.url + path)).text())
    const least = path.startsWith('/blogs/') ? LEAST_EASE.article : LEAST_EASE.page
    const ease = readingEase(sentences)
    if (!(ease >= least)) hard.push(`${path}: ${ease.toFixed(1)}, hardest: ${hardest(sentences)}`)
    for (const turn of sentences.flatMap((sentence) => turnsIn(sentence, BANNED_TURNS))) banned.add(`${path}: ${turn}`)
  }
  expect(hard).toEqual([])
  expect([...banned]).toEqual([])
}, 120_000)

function hardest(sentences: readonly string[]): string {
  return sentences
    .toSorted((one, other) => readingEase([one]) - readingEase([other]))
    .slice(0, 3)
    .join(' | ')
}
