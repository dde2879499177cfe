import { expect, type Page } from '@playwright/test'

/** WCAG 2.2, 1.4.10: at 320 pixels, which is 200 % zoom on a small phone, nothing is to be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
}
