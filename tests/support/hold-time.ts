import type { Page } from '@playwright/test'

const AHEAD_MS = 5_000

/**
 * From here the time of the page, whose clock is installed, moves only when it is told to: on a busy machine seconds pass
 * between two lines of a test. Ahead of now, for time goes on until the browser has heard of it.
 */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS)
}
