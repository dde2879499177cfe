import { expect, type Locator, type Page } from '@playwright/test'
import { hydrated } from './hydrated.ts'

/** Those that come alive without a touch. */
export const WAKES_BY_ITSELF = '[data-island]:is([data-wakes=near], [data-wakes=idle])'

/** An island comes alive when a visitor is near; a test of what it does goes there and waits. */
export async function alive(page: Page, island: string) {
  const selector = `[data-island="${island}"]`
  await comeNear(page.locator(selector).first())
  await hydrated(page, selector)
}

/** One after the other: who runs past an island has never been near it. */
export async function allAlive(page: Page) {
  for (const island of await page.locator(WAKES_BY_ITSELF).all()) {
    // What a window of this size does not show, nobody comes near.
    if (!(await island.evaluate((part) => part.parentElement?.checkVisibility()))) continue
    await comeNear(island)
    await expect(island).toHaveAttribute('data-alive')
  }
}

// It has no box of its own; one that shows nothing yet stands where its neighbours are.
async function comeNear(island: Locator) {
  await island.evaluate((part) => (part.firstElementChild ?? part.parentElement)?.scrollIntoView({ block: 'center' }))
}
