import type { Page } from '@playwright/test'
import { askForProof } from '#desk/access/sign-in-proof.ts'
import { signInCopy as copy } from '#desk/sign-in/words.en.ts'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { enterCode } from '../support/desk.ts'
import { hire, PASSWORD } from '../support/hire.ts'
import { oneTimeCode } from '../support/one-time-code.ts'
import { startOwnSite } from '../support/own-site.ts'
import { withAndWithoutScriptsAtDesk } from '../support/scripts-or-none.ts'
import { servicesOn } from '../support/services-on.ts'
import { expect, holdWaits, test } from '../support/test.ts'
import { wayFrom } from '../support/way-from.ts'

const ADDRESS = '127.0.9.7'
const HOUR_MS = 3_600_000

withAndWithoutScriptsAtDesk((hasScripts) => {
  test('after many wrong tries of others the right password still opens, once the browser has worked or waited', async ({
    browser,
    contextOptions,
  }) => {
    using folder = temporaryFolder('desk-proof')
    await using site = await startOwnSite(folder.path, {
      LIMIT_SIGN_INS_PER_ACCOUNT: '1',
      TRUSTED_PROXIES: '127.0.0.1',
    })
    await using services = servicesOn(folder.path, site.settings)
    await using way = await wayFrom(ADDRESS)
    await using context = await browser.newContext({ ...contextOptions, ...way.options, javaScriptEnabled: hasScripts })
    await holdWaits(context)
    const page = await context.newPage()
    const asha = await hire(services, 'viewer')
    await page.goto(`${site.url}/desk/sign-in`)

    await fill(page, asha.email, 'a guess')
    await expect(page.getByRole('alert')).toHaveText(copy.wrong)
    if (hasScripts) {
      await expect(page.getByText(copy.prove.ready)).toBeVisible()
      await fill(page, asha.email, PASSWORD)
      await enterCode(page, () => oneTimeCode(asha.key, 1))
      await expect(page).toHaveURL(/\/desk\/(?!sign-in)/)
    } else {
      await expect(page.getByText(copy.prove.plain)).toBeVisible()
      // One that is early however long the test takes.
      const asked = { account: asha.email, address: ADDRESS, excess: 0 }
      const inAnHour = { ...services, now: () => new Date(Date.now() + HOUR_MS) }
      const { ticket } = await askForProof(asked, inAnHour)
      await page.locator('[name=ticket]').evaluate((field, value) => field.setAttribute('value', value), ticket)
      await fill(page, asha.email, PASSWORD)
      await expect(page.getByRole('alert')).toHaveText(copy.prove.early(30))
    }
  })
})

async function fill(page: Page, email: string, password: string) {
  await page.getByLabel(copy.email).fill(email)
  await page.getByLabel(copy.password.label).fill(password)
  await page.getByRole('button', { name: copy.enter }).click()
}
