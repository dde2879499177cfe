import type { Page } from '@playwright/test'

/** A form that is sent within two seconds of the page goes into quarantine, without a mail: people take longer. */
export async function likeAPerson(page: Page) {
  await page.waitForFunction(() => performance.now() > 2_100)
}
