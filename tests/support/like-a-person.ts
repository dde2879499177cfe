import { expect, type Page } from '@playwright/test'

/** A form that is sent within two seconds of the page goes into quarantine, without a mail: people take longer. */
export async function likeAPerson(page: Page) {
  await pageReaches(page, 2_100)
}

/** As long as it takes somebody to read something and to answer it. */
export async function likeAReader(page: Page, takesMs: number) {
  await pageReaches(page, (await ageOf(page)) + takesMs)
}

async function pageReaches(page: Page, ageMs: number) {
  await expect.poll(() => ageOf(page)).toBeGreaterThan(ageMs)
}

function ageOf(page: Page): Promise<number> {
  return page.evaluate(() => performance.now())
}
