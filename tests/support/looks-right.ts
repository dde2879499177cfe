import { expect, type Page } from '@playwright/test'
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts'
import { findViolations } from './find-violations.ts'

/** Nothing that axe finds, and nothing to be scrolled sideways; the page is as wide as before afterwards. */
export async function looksRight(page: Page) {
  const size = page.viewportSize()!
  expect(await findViolations(page)).toEqual([])
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(size)
}
