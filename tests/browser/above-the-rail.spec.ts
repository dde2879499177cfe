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

for (const [path, selector] of Object.entries(FIRST))
  test(`on a phone the first view of ${path} has what somebody came for`, async ({ page }) => {
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
  })
