import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

test.skip(({ isMobile }) => !isMobile, 'of a phone’s first view')

/** What somebody came for, whole in the first view of a phone, in each language. */
const FIRST = {
  '/smart-home': '.lit__ways .btn',
  '/smart-business': '.lit__ways .btn',
  '/book-audit': '[name=phoneNumber]',
  '/careers': '.openings > li:nth-child(2) .btn',
  '/careers/telecaller': '.job__jump',
  '/one-coral': '.screen__feeders [data-worst]',
  '/privacypolicy': '.policy__contents li:last-child a',
  '/accessibility': '.policy__contents li:last-child a',
} as const

/** Also in a common window of a small phone. */
const FIRST_OF_SMALL = ['/smart-home', '/smart-business'] as const

for (const [path, selector] of Object.entries(FIRST))
  test(`on a phone the first view of ${path} has what somebody came for`, async ({ page }) => {
    await expectAboveTheRail(page, path, selector)
  })

for (const path of FIRST_OF_SMALL)
  test(`on a small phone the first view of ${path} has what somebody came for`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await expectAboveTheRail(page, path, FIRST[path])
  })

async function expectAboveTheRail(page: Page, path: string, selector: string) {
  for (const language of ['', '/hi', '/te']) {
    await page.goto(language + path)
    await page.evaluate(() => document.fonts.ready)
    const [first, rail] = await Promise.all(
      [page.locator(selector).filter({ visible: true }).first(), page.locator('.rail')].map((each) =>
        each.boundingBox(),
      ),
    )
    expect(first!.y + first!.height, `${language}${path}`).toBeLessThanOrEqual(rail!.y)
  }
}
