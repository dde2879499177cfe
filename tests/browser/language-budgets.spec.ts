import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { companyLinks, mainNav } from '#company/nav.en.ts'
import { addressIn, FIRST_LANGUAGE, type Language, USUAL_LANGUAGES } from '#platform/text/language.ts'
import { wholeBrowserPath } from '../../scripts/browser.ts'
import { type Fetched, firstView } from '../support/first-view.ts'
import { hydrated } from '../support/hydrated.ts'
import { layoutShift } from '../support/layout-shift.ts'
import { expect, test } from '../support/test.ts'

/** Beside the same page in English, its font included. */
const BYTES_MORE = 30_000
/** Of the English scripts: other words make them longer or shorter. */
const SCRIPT_SHARE = 0.02
/** Where nothing is near there is so little script that a sentence is more than that. */
const SCRIPT_BYTES = 400
const SEEN = ['Document', 'Stylesheet', 'Font', 'Image']

const PAGES: string[] = [...[...mainNav, ...companyLinks].map(({ path }) => path), '/book-audit', '/newsletter']
const OTHERS = USUAL_LANGUAGES.filter((language) => language !== FIRST_LANGUAGE)
const CASES = PAGES.flatMap((path) => OTHERS.map((language) => ({ path, language })))

test.use({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, executablePath: wholeBrowserPath() }),
    { scope: 'worker' },
  ],
})

for (const { path, language } of CASES) {
  test(`${path} in ${language} is little heavier than in English, and nothing on it moves, however late the font comes`, async ({
    page,
  }) => {
    const english = await seenAt(page, path)
    await forget(page)
    const seen = await seenAt(page, addressIn(language, path))
    // Of the same pictures further down, a browser fetches one more or less by chance.
    const inEnglish = await (await page.request.get(path)).text()
    const known = new Set(english.map(({ path }) => path))
    const byChance = seen.filter(({ type, path }) => type === 'Image' && !known.has(path) && inEnglish.includes(path))
    expect(sum(seen) - sum(byChance) - sum(english)).toBeLessThanOrEqual(BYTES_MORE)
    expect(seen.map(({ path }) => path).filter((file) => file.endsWith('.woff2'))).toEqual([
      expect.stringContaining(fontOf(language)),
    ])

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')
    expect(await layoutShift(page)).toEqual({ score: '0.000', moved: [] })
  })

  test(`the scripts of ${path} in ${language} are as large as in English`, async ({ page }) => {
    const english = await scriptsAt(page, path)
    const other = await scriptsAt(page, addressIn(language, path))
    expect(Math.abs(other - english)).toBeLessThanOrEqual(Math.max(SCRIPT_SHARE * english, SCRIPT_BYTES))
  })
}

/** The page itself as small as it gets: it goes out compressed in a hurry until it has been asked for before. */
async function seenAt(page: Page, path: string): Promise<Fetched[]> {
  const seen = (await firstView(page, path)).filter(({ type }) => SEEN.includes(type))
  const document = brotliCompressSync(await (await page.request.get(path)).body())
  return seen.map((each) => (each.type === 'Document' ? { ...each, bytes: document.length } : each))
}

/** The next page brings all its files itself. */
async function forget(page: Page) {
  await page.unrouteAll()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
}

async function scriptsAt(page: Page, path: string): Promise<number> {
  await page.goto(path)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((bytes, script) => bytes + (script as PerformanceResourceTiming).encodedBodySize, 0),
  )
}

function fontOf(language: Language): string {
  return { hi: 'anek-devanagari', te: 'anek-telugu' }[language as 'hi' | 'te']
}

function sum(fetched: { bytes: number }[]): number {
  return fetched.reduce((total, { bytes }) => total + bytes, 0)
}
