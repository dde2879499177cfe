import { notices as register } from '#company/registers/around-pages.en.ts'
import { entryCopy } from '#desk/company/words.en.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { frameCopy } from '#site/frame/words.en.ts'
import { joinDesk } from '../support/desk.ts'
import { looksRight } from '../support/looks-right.ts'
import { test } from '../support/site-of-file.ts'
import { expect } from '../support/test.ts'

const { words, link, from, until } = register.fields
const DAY_MS = 86_400_000

test('a notice stands above every page on its days, without a script and not on paper', async ({
  page,
  browser,
  ownSite,
}) => {
  const said = 'Our office is closed on Friday, 27 November. We call you back on Saturday.'
  const dayFrom = (days: number) => dayInIndia(new Date(Date.now() + days * DAY_MS))
  await joinDesk(page, 'editor', ownSite)
  await page.goto('/desk/company/notices/new')
  await page.getByLabel(words.label).fill(said)
  await page.getByLabel(link.label).fill('/contact-us')
  await page.getByLabel(from.label).fill(dayFrom(0))
  await page.getByLabel(until.label).fill(dayFrom(-2))
  await page.getByRole('button', { name: entryCopy.publish }).click()
  await expect(page.getByText(register.check!({ from: '2', until: '1' } as never, {} as never).until!)).toBeVisible()

  await page.getByLabel(until.label).fill(dayFrom(2))
  await page.getByRole('button', { name: entryCopy.publish }).click()
  await expect(page.getByRole('status')).toHaveText(entryCopy.done.publish)

  const visitor = await browser.newPage({ baseURL: ownSite.url, javaScriptEnabled: false })
  for (const path of ['/', '/questions', '/no-such-page']) {
    const notices = visitor.getByRole('region', { name: frameCopy.notices })
    await expect.poll(async () => (await visitor.goto(path)) && notices.count(), path).toBe(1)
    await expect(visitor.getByRole('link', { name: said })).toHaveAttribute('href', '/contact-us')
  }
  await visitor.emulateMedia({ media: 'print' })
  await expect(visitor.getByText(said)).toBeHidden()
  await visitor.close()

  await page.goto('/questions')
  await looksRight(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('.menu > summary').click()
  await expect(page.locator('.menu')).toHaveAttribute('open')
  await page.locator('.menu > summary').click()
  await expect(page.locator('.menu'), 'what closes the menu is not covered').not.toHaveAttribute('open')
  await page.goto('/desk')
  await expect(page.getByText(said), 'staff know it').toHaveCount(0)
})
