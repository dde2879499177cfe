import { expect, type Page, test } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'

declare global {
  interface Window {
    sheets?: CSSStyleSheet[]
  }
}

for (const isTouched of [true, false]) {
  test(`a move adds styles after all others and takes none away, its link ${isTouched ? 'touched' : 'not touched'} before`, async ({
    page,
  }) => {
    await page.goto('/one-coral')
    await hydrated(page)
    for (const path of ['/smart-home', '/utilities', '/smart-home', '/one-coral', '/blogs']) {
      await page.evaluate(() => {
        window.sheets = [...document.styleSheets]
      })
      if (isTouched) await touch(page, path)
      await page
        .locator(`a[href="${path}"]`)
        .first()
        .evaluate((link: HTMLAnchorElement) => link.click())
      await page.waitForURL(path)
      await expect.poll(() => hasStyles(page, path)).toBe(true)

      expect(await page.evaluate(() => window.sheets!.every((sheet, at) => sheet === document.styleSheets[at]))).toBe(
        true,
      )
    }
  })
}

async function touch(page: Page, path: string) {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('touchstart')
  await expect.poll(() => hasStyles(page, path)).toBe(true)
}

/** Inlined with the first page, or as a sheet of its own. */
function hasStyles(page: Page, path: string): Promise<boolean> {
  return page.evaluate(
    (path) => document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href^="/assets${path}-"]`) !== null,
    path,
  )
}
