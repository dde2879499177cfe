import { chromium, type Page } from '@playwright/test'
import { wholeBrowserPath } from '../../scripts/browser.ts'
import { TRUST, WAY_THERE } from '../support/site-under-test.ts'
import { expect, test } from '../support/test.ts'

const PAIRS = [
  ['/', '/about-us'],
  ['/blogs', '/contact-us'],
  ['/book-audit', '/privacypolicy'],
] as const

// In a browser of its own, which is the same for every project.
test.skip(({ isMobile }) => isMobile)

for (const [first, second] of PAIRS) {
  test(`${first} and ${second} come back as they were left, and are not loaded again`, async ({ baseURL }) => {
    // Playwright turns off what is tested here.
    const browser = await chromium.launch({
      executablePath: wholeBrowserPath(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...TRUST],
      proxy: WAY_THERE,
    })
    const page = await browser.newPage({ baseURL })
    await markHowShown(page)

    // Chromium gives a page little time to be put away, on a slow machine too little. It keeps such reasons of its own
    // to itself, and names what a page did to be loaded again.
    const moveBoth = async () => {
      await page.goto(first, { waitUntil: 'networkidle' })
      await page.goto(second, { waitUntil: 'networkidle' })
      const back = await go(page, 'back', first)
      return back === 'restored' ? [back, await go(page, 'forward', second)] : [back]
    }
    await expect.poll(moveBoth, { timeout: 0 }).toEqual(['restored', 'restored'])
    await browser.close()
  })
}

/** How a page is shown again. Not page.goBack(): it waits for a page to load. */
async function go(page: Page, way: 'back' | 'forward', path: string): Promise<string> {
  // Not within the call, whose answer would be lost with the page.
  await page.evaluate((way) => void setTimeout(() => history[way]()), way)
  await expect(page.locator('html')).toHaveAttribute('data-shown', new RegExp(`^\\w+ ${path}$`))
  const [how = ''] = (await page.locator('html').getAttribute('data-shown'))!.split(' ')
  if (how === 'loaded') expect(await reasonsOfThePage(page)).toEqual([])
  return how
}

function reasonsOfThePage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: { reasons: { reason: string }[] } | null
    })[]
    return (visit?.notRestoredReasons?.reasons ?? [])
      .map(({ reason }) => reason)
      .filter((reason) => reason !== 'masked')
  })
}

function markHowShown(page: Page) {
  return page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.shown = `${persisted ? 'restored' : 'loaded'} ${location.pathname}`
    })
  })
}
