import type { Page } from '@playwright/test'

/** Scripts come after the page (see release-scripts.ts); a test of what they do waits for them. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
}
