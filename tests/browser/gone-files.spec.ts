import { expect, type Page, test } from '@playwright/test'
import { contactCopy } from '#leads/enquiry/words.en.ts'
import { aboutHero } from '#site/about/hero-words.en.ts'
import { hydrated } from '../support/hydrated.ts'

test.skip(({ isMobile }) => !isMobile, 'the same at every width')

for (const [what, files] of Object.entries({
  script: /\/assets\/about-us-[\w-]+\.js$/,
  style: /\/assets\/about-us-[\w-]+\.css$/,
})) {
  test(`a page whose ${what} a deploy took away is loaded where it was tapped, and the way back keeps what was typed`, async ({
    page,
  }) => {
    await page.goto('/contact-us')
    await hydrated(page)
    await page.getByLabel(contactCopy.labels.message).fill('Half a sentence')
    await takeAway(page, files)

    await page.locator('.menu summary').tap()
    await page.locator('.menu a[href="/about-us"]').tap()
    await expect(page).toHaveURL('/about-us')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutHero.heading.join(''))

    await page.goBack()
    await expect(page.getByLabel(contactCopy.labels.message)).toHaveValue('Half a sentence')
  })
}

async function takeAway(page: Page, files: RegExp) {
  await page.route(files, (route) => route.fulfill({ status: 404 }))
}
