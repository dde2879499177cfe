import type { Page } from '@playwright/test'

/** Scripts come after the page (see release-scripts.ts); a test of what they do waits for them. */
export async function hydrated(page: Page, root = 'main') {
  await page.waitForFunction(
    (root) => Object.keys(document.querySelector(root) ?? {}).some((key) => key.startsWith('__react')),
    root,
  )
}
