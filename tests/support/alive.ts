import type { Page } from '@playwright/test'
import { hydrated } from './hydrated.ts'

/** A part of a page comes alive when a visitor is near (late.tsx); a test of what it does goes there and waits. */
export async function alive(page: Page, part: string, first = `#${part} > *`) {
  await page.locator(first).first().scrollIntoViewIfNeeded()
  await hydrated(page, first)
}
