import type { Page } from '@playwright/test'
import { hydrated } from './hydrated.ts'

/** An island comes alive when a visitor is near; a test of what it does goes there and waits. */
export async function alive(page: Page, island: string) {
  const first = `[data-island="${island}"] > *`
  await page.locator(first).first().scrollIntoViewIfNeeded()
  await hydrated(page, first)
}
