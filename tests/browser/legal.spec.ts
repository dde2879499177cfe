import { accessibility } from '#company/legal/accessibility.en.ts'
import { LEGAL_PATHS } from '#company/legal/legal-paths.ts'
import { policyCopy } from '#company/legal/words.en.ts'
import { policyCopy as inHindi } from '#company/legal/words.hi.ts'
import { policyCopy as inTelugu } from '#company/legal/words.te.ts'
import { firstFacts } from '#company/registers/first-values.ts'
import { expect, test } from '../support/test.ts'

const PATHS = ['/returns&refundsPolicy', '/termsandconditions', '/privacypolicy', '/accessibility']

for (const path of PATHS) {
  test(`${path} says in short and in full what holds, since when, and can be linked to by part`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ baseURL, javaScriptEnabled: false })
    await page.goto(path)

    await expect(page.locator('.policy time')).toHaveText(
      policyCopy.inWords(path === '/accessibility' ? accessibility().updated : firstFacts.legal.terms!.updated),
    )
    await expect(page.getByRole('heading', { name: policyCopy.inShort })).toBeVisible()
    const links = page.getByRole('navigation', { name: policyCopy.contents }).getByRole('link')
    expect(await links.count()).toBeGreaterThanOrEqual(4)
    for (const link of await links.all()) {
      const anchor = (await link.getAttribute('href')) ?? ''
      await expect(page.locator(anchor).getByRole('heading')).toHaveText((await link.textContent()) ?? '')
    }
    await page.close()
  })

  test(`${path} prints as the policy alone`, async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })

    for (const part of ['.hdr', '.ftr', '.floats']) await expect(page.locator(part)).toBeHidden()
    await expect(page.locator('.policy h1')).toBeVisible()
    await expect(page.locator('.policy__bill')).toBeVisible()
  })
}

for (const path of Object.values(LEGAL_PATHS))
  test(`a translation of ${path} says that the English text prevails, and leads to it`, async ({ page }) => {
    for (const [language, copy] of Object.entries({ hi: inHindi, te: inTelugu })) {
      await page.goto(`/${language}${path}`)
      await expect(page.getByText(copy.isTranslation)).toBeVisible()
      await page.getByRole('link', { name: copy.english }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByText(policyCopy.isTranslation)).toHaveCount(0)
    }
  })

test('the terms of the specification stand on their pages', async ({ page }) => {
  await page.goto(LEGAL_PATHS.returns)
  for (const promise of ['7 calendar days', '7 to 10 working days', 'opened or used', 'failed or was charged twice']) {
    await expect(page.locator('.policy')).toContainText(promise)
  }

  await page.goto(LEGAL_PATHS.terms)
  for (const term of ['18 or older', 'INR', 'courts of Hyderabad']) {
    await expect(page.locator('.policy')).toContainText(term)
  }
})
