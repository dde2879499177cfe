import { firstFacts } from '#company/registers/first-values.ts'
import { questions as register } from '#company/registers/questions.en.ts'
import { questionsCopy as copy } from '#site/questions/words.en.ts'
import { expect, test } from '../support/test.ts'

test('without scripts every question stands under its topic, with its answer, and search engines read the same', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false })
  await page.goto('/questions')

  for (const { question, answer, topic } of firstFacts.questions) {
    const section = page.getByRole('region', { name: register.fields.topic.options[topic] })
    await expect(section.getByRole('heading', { name: question, exact: true })).toBeVisible()
    await expect(section).toContainText(answer)
  }
  const links = page.getByRole('navigation', { name: copy.contents }).getByRole('link')
  for (const link of await links.all()) {
    const anchor = (await link.getAttribute('href')) ?? ''
    await expect(page.locator(`${anchor} h2`)).toHaveText((await link.textContent()) ?? '')
  }

  const [data] = (await page.locator('main script[type="application/ld+json"]').allTextContents()).map((json) =>
    JSON.parse(json),
  )
  expect(data['@type']).toBe('FAQPage')
  expect(data.mainEntity.map(({ name }: { name: string }) => name)).toEqual(
    firstFacts.questions.map(({ question }) => question),
  )
  await page.close()
})

test('on a wide window answers stand two by two, up to the edge of the page', async ({ page, isMobile }) => {
  test.skip(isMobile, 'of a wide window')
  await page.goto('/questions')
  const [first, second] = await Promise.all([0, 1].map((at) => page.locator('main h3').nth(at).boundingBox()))
  const [wrap, answers] = await Promise.all(
    ['main .wrap', '.questions'].map((part) => page.locator(part).first().boundingBox()),
  )
  expect(second!.x).toBeGreaterThan(first!.x + 100)
  expect(second!.y).toBe(first!.y)
  expect(answers!.x + answers!.width).toBeCloseTo(wrap!.x + wrap!.width, 0)
})
