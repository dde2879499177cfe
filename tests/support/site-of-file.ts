import type { Page } from '@playwright/test'
import { entryCopy } from '#desk/company/words.en.ts'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { type OwnSite, startOwnSite } from './own-site.ts'
import { test as base, expect } from './test.ts'

interface Own {
  ownSite: OwnSite
}

interface Beside {
  /** Somebody's in another browser, who is not signed in. */
  visitor: Page
}

/** For tests that change what every page says: a site that each worker has for itself. */
export const test = base.extend<Beside, Own>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: as Playwright asks for it
    async ({}, use) => {
      using folder = temporaryFolder('own-site')
      await using site = await startOwnSite(folder.path, {})
      await use(site)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ ownSite }, use) => use(ownSite.url),
  visitor: async ({ browser, baseURL }, use) => {
    await using context = await browser.newContext({ baseURL })
    await use(await context.newPage())
  },
})

/** Publishes the entry of a register that is open at the desk. */
export async function publish(page: Page) {
  await page.getByRole('button', { name: entryCopy.publish }).click()
  await expect(page.getByRole('status')).toHaveText(entryCopy.done.publish)
}
