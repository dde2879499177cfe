import { contactCopy } from '#leads/enquiry/words.en.ts'
import { aboutHero } from '#site/about/words.en.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

test.skip(({ isMobile }) => !isMobile, 'the same at every width')

test('a half-written message is there again when the visitor comes back from another page', async ({ page }) => {
  await page.goto('/contact-us')
  await hydrated(page)
  await page.getByLabel(contactCopy.labels.message).fill('Half a sentence')

  await page.locator('.menu summary').tap()
  await page.locator('.menu a[href="/about-us"]').tap()
  await expect(page).toHaveURL('/about-us')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutHero.heading.join(''))

  await page.goBack()
  await expect(page.getByLabel(contactCopy.labels.message)).toHaveValue('Half a sentence')
})
