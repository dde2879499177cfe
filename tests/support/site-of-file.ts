import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { type OwnSite, startOwnSite } from './own-site.ts'
import { test as base } from './test.ts'

/** For tests that change what every page says: a site that each worker has for itself. */
export const test = base.extend<object, { ownSite: OwnSite }>({
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
})
