import { expect, type Page } from '@playwright/test'
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts'
import { findViolations } from './find-violations.ts'

/** Nothing that axe finds, and nothing to be scrolled sideways; the page is as wide as before afterwards. */
export async function looksRight(page: Page, hasScripts = true) {
  const size = page.viewportSize()!
  // Axe is a script itself.
  if (hasScripts) expect(await findViolations(page)).toEqual([])
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(size)
}
