import { chromium, expect, type Page, test } from '@playwright/test'
import { wholeBrowserPath } from '../../scripts/browser.ts'
import { TRUST, WAY_THERE } from '../support/site-under-test.ts'

const PAIRS = [
  ['/', '/about-us'],
  ['/blogs', '/contact-us'],
  ['/book-audit', '/privacypolicy'],
] as const

// Chromium gives a page little time to be put away, and on a busy machine it may take longer; what a page does to be
// loaded again it does each time.
test.describe.configure({ retries: 2 })

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
    await page.goto(first, { waitUntil: 'networkidle' })
    await page.goto(second, { waitUntil: 'networkidle' })

    // Not page.goBack(): it waits for a page to load.
    await page.evaluate(() => history.back())
    await expect(page.locator('html')).toHaveAttribute('data-shown', `restored ${first}`)
    await page.evaluate(() => history.forward())
    await expect(page.locator('html')).toHaveAttribute('data-shown', `restored ${second}`)
    await browser.close()
  })
}

function markHowShown(page: Page) {
  return page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.shown = `${persisted ? 'restored' : 'loaded'} ${location.pathname}`
    })
  })
}
