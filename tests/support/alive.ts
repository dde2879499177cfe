import type { Page } from '@playwright/test'
import { hydrated } from './hydrated.ts'

/** An island comes alive when a visitor is near; a test of what it does goes there and waits. */
export async function alive(page: Page, island: string) {
  const place = page.locator(`[data-island="${island}"]`).first()
  await place.evaluate((part) => (part.firstElementChild ?? part.parentElement)?.scrollIntoView({ block: 'center' }))
  await hydrated(page, `[data-island="${island}"]`)
}
