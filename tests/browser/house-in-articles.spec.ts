import { readAnswers } from '#calculator/answers/answers.ts'
import { workOut } from '#calculator/answers/work-out.ts'
import { readTariffs } from '#calculator/tariff-files.ts'
import { formatRupees } from '#india/indian-numbers.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { applianceOf, onWith } from '#site/blog/appliance-of-article.ts'
import { FIRST_ON, queryOf, type Switch } from '#site/lit-house/appliances.ts'
import { litHouseCopy as copy } from '#site/lit-house/words.en.ts'
import { looksRight } from '../support/looks-right.ts'
import { expect, test } from '../support/test.ts'

const ARTICLES = [
  'geyser-costs-and-timing',
  'slab-cliffs-what-one-more-unit-costs',
  'standby-loads-at-home',
  'what-an-air-conditioner-costs-per-hour',
]
const TELANGANA = readTariffs().filter(({ stateCode }) => stateCode === 'IN-TS')

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const slug of ARTICLES) {
    test(`${slug} shows the house with its appliance on, and what the calculator asks for that`, async ({ page }) => {
      const appliance = applianceOf(slug)!
      await page.goto(`/blogs/${slug}`)
      await expect(page.locator(`.lit__light--${appliance} img`)).toHaveCSS('opacity', '1')
      const words = page.locator('.lit__words')
      await expect(words.getByRole('heading', { name: copy.article(appliance) })).toBeVisible()
      await expect(words).toContainText(formatRupees(wholeRupees(onWith(appliance))))
      await expect(words).toContainText(formatRupees(wholeRupees(onWith(appliance)) - wholeRupees(FIRST_ON)))

      await page.locator(`.lit__switch--${appliance}`).click()
      await expect(page.locator(`.lit__light--${appliance} img`)).toHaveCSS('opacity', '0')
      await page.getByRole('button', { name: copy.submit }).click()
      await expect(page.locator(`[id="${appliance}.count"]`)).toHaveValue('0')
    })
  }
})

test('in an article it is as wide as the words, axe finds nothing, and nothing scrolls sideways at 320 pixels', async ({
  page,
}) => {
  await page.goto(`/blogs/${ARTICLES[0]}`)
  const [house, words] = await Promise.all([
    page.locator('.house').boundingBox(),
    page.locator('.article__text').boundingBox(),
  ])
  expect(house!.width).toBeLessThanOrEqual(words!.width)
  await looksRight(page)
})

/** In paise, as the drums show it. */
function wholeRupees(on: readonly Switch[]): number {
  const { worked } = workOut(TELANGANA, readAnswers(queryOf('IN-TS', on)), dayInIndia(new Date()))!
  return Math.round(worked!.bill.totalPaise / 100) * 100
}
