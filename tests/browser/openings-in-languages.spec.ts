import { randomUUID } from 'node:crypto'
import { saveOpening } from '#company/openings/opening-queries.ts'
import { namesInEnglish } from '../support/english-left.ts'
import { readsRight } from '../support/in-each-language.ts'
import { servicesOn } from '../support/services-on.ts'
import { test } from '../support/site-of-file.ts'
import { expect } from '../support/test.ts'
import { pathIn, wordsIn } from '../support/words-in.ts'

const OPENING = {
  title: 'Night shift meter reader',
  location: 'Warangal, near the fort',
  type: 'Four evenings a week',
  posted_on: '2026-11-20',
  opens_on: null,
  closes_on: null,
  pay: 'As agreed with each reader',
  summary: 'Read two hundred meters an evening.',
  description: 'You walk, you read, you write it down.',
  requirements: JSON.stringify([{ heading: 'What we ask', points: ['Two good shoes.'] }]),
}

test.skip(({ isMobile }) => !isMobile, 'the same at every width')

for (const language of ['hi', 'te'] as const)
  test(`in ${language} a job that staff add says that it is in English, in the list, on its page and once it is closed`, async ({
    page,
    ownSite,
  }) => {
    const { careersCopy: copy } = await wordsIn(language)
    const id = `night-reader-${randomUUID().slice(0, 8)}`
    await using services = servicesOn(ownSite.settings.DATA_DIR, ownSite.settings)
    await saveOpening(services.db, id, OPENING, new Date())

    const row = page.getByRole('listitem').filter({ has: page.locator(`a[href$="/${id}"]`) })
    await expect.poll(async () => (await page.goto(pathIn(language, '/careers'))) && row.count()).toBe(1)
    await expect(row.getByText(copy.inEnglish, { exact: true })).toBeVisible()
    await expect(row.getByRole('heading')).toHaveAttribute('lang', 'en-IN')
    await readsRight(page)

    await row.getByRole('link', { name: `${copy.view} ${OPENING.title}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(OPENING.title)
    await expect(page.locator('main').getByText(copy.inEnglish, { exact: true })).toBeVisible()
    await readsRight(page)
    expect(await namesInEnglish(page)).toEqual([])
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`^https?://[^/]+/careers/${id}$`),
    )
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'en_IN')
    expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain(pathIn(language, `/careers/${id}`))

    await saveOpening(services.db, id, { ...OPENING, closes_on: '2026-11-21' }, new Date())
    await expect.poll(async () => (await page.goto(pathIn(language, `/careers/${id}`)))?.status()).toBe(410)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.closed.title(OPENING.title))
    await expect(page).toHaveTitle(new RegExp(`^${copy.closed.untitled} \\|`))
    await expect(page.locator('h1 [lang=en-IN]')).toHaveText(OPENING.title)
  })
