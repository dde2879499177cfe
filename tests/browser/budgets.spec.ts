import { expect, type Page, test } from '@playwright/test'
import { companyLinks, mainNav } from '#content/site.ts'
import { bytesBeforeLoad } from '../support/bytes-before-load.ts'

const LANDING_BYTES = 250_000
const PAGE_BYTES = 300_000
// A font that comes late may move a line by a fraction of a pixel; nothing that an eye could see.
const UNSEEN_SHIFT = 0.001

const ARTICLE = '/blogs/smart-meters-and-rdss-in-figures'
const PAGES: string[] = [...[...mainNav, ...companyLinks].map(({ path }) => path), '/book-audit', ARTICLE]

for (const path of PAGES) {
  test(`${path} is light before it has loaded, and nothing on it moves`, async ({ page, isMobile }) => {
    const bytes = await bytesBeforeLoad(page, path)
    if (isMobile) expect(bytes).toBeLessThanOrEqual(path === '/' ? LANDING_BYTES : PAGE_BYTES)

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')
    expect(await layoutShift(page)).toBeLessThan(UNSEEN_SHIFT)
  })
}

function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) shift += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        // Entries of the past are handed over before the next frame is drawn.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shift)))
      }),
  )
}
