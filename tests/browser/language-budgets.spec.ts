import type { Page } from '@playwright/test'
import { companyLinks, mainNav } from '#company/nav.en.ts'
import { addressIn, FIRST_LANGUAGE, type Language, USUAL_LANGUAGES } from '#platform/text/language.ts'
import { wholeBrowserPath } from '../../scripts/browser.ts'
import { type Fetched, firstView } from '../support/first-view.ts'
import { hydrated } from '../support/hydrated.ts'
import { layoutShift } from '../support/layout-shift.ts'
import { TRUST } from '../support/site-under-test.ts'
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

test.use({ launchOptions: { executablePath: wholeBrowserPath(), args: ['--no-sandbox', '--disable-gpu', ...TRUST] } })

for (const { path, language } of CASES) {
  test(`${path} in ${language} is little heavier than in English, and nothing on it moves, however late the font comes`, async ({
    page,
  }) => {
    let seen: Fetched[] = []
    // A page is as small as it gets only when it has been asked for before.
    const more = async () => {
      const english = await seenAt(page, path)
      await forget(page)
      seen = await seenAt(page, addressIn(language, path))
      await forget(page)
      return sum(seen) - sum(english)
    }
    await expect.poll(more).toBeLessThanOrEqual(BYTES_MORE)
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

async function seenAt(page: Page, path: string) {
  return (await firstView(page, path)).filter(({ type }) => SEEN.includes(type))
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
