import type { Page } from '@playwright/test'
import { mainNav } from '#company/nav.en.ts'
import { contactCopy as copy } from '#leads/enquiry/words.en.ts'
import { auditCopy } from '#leads/home-audit/words.en.ts'
import { uiCopy } from '#ui/words.en.ts'
import { aVisitor, fillIn } from '../support/a-visitor.ts'
import { allAlive, WAKES_BY_ITSELF } from '../support/alive.ts'
import { holdRequests, holdScripts } from '../support/hold-requests.ts'
import { hydrated } from '../support/hydrated.ts'
import { likeAReader } from '../support/like-a-person.ts'
import { expect, test } from '../support/test.ts'
import { VISITORS_PAGES } from '../support/visitors-pages.ts'

test.skip(({ isMobile }) => !isMobile, 'the same at every width')

const QUICKEST_MS = 2_100
const [, about] = mainNav

test('a form that is sent before its script has come is sent by it, with all that was typed', async ({ page }) => {
  const line = await holdScripts(page)
  const sent = page.waitForResponse('**/api/auth/contacts/')
  await page.goto('/contact-us', { waitUntil: 'domcontentloaded' })
  const main = page.locator('main')
  const asha = aVisitor({ message: 'The bill went up.' })
  await fillIn(main, copy.labels, asha)
  await likeAReader(page, QUICKEST_MS)
  await main.getByRole('button', { name: copy.submit }).tap()

  line.resolve()
  const response = await sent
  expect(response.status()).toBe(201)
  expect(response.request().postDataJSON()).toMatchObject(asha)
  await expect(page).toHaveURL('/contact-us')
})

test('a form whose script does not come is sent by the browser, and the page says so', async ({ page }) => {
  await page.route(/\/assets\/enquiry-form-[\w-]+\.js/, (route) => route.abort())
  await page.goto('/contact-us')
  await expect(page.locator('[data-island=enquiry]').getByRole('alert')).toContainText(uiCopy.missing)
  const main = page.locator('main')
  await fillIn(main, copy.labels, aVisitor({ message: 'The bill went up.' }))
  await main.getByRole('button', { name: copy.submit }).tap()
  await expect(page).toHaveURL(/contact-us\/thanks\?reference=/)
})

for (const path of VISITORS_PAGES) {
  test(`what comes alive on ${path} has its styles and its size from the start`, async ({ page, request }) => {
    // What stands around each page has the styles that come with each page.
    const [, main = ''] = /<main([\s\S]*)<\/main>/.exec(await (await request.get(path)).text()) ?? []
    test.skip(!/data-wakes="(near|idle)"/.test(main), 'nothing of its own comes alive by itself')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const line = await holdScripts(page)
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const before = await heights(page)

    line.resolve()
    await allAlive(page)
    expect(await heights(page)).toMatchObject(before)
  })
}

test('a page whose islands nobody comes near fetches the small script and nothing else', async ({ page }) => {
  await page.goto('/termsandconditions')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name }) => name.replace(/.*\/|-[\w-]+\.js$/g, '')),
  )
  expect(names.filter((name) => /react|hydrate|router/.test(name))).toEqual([])
  await expect(page.locator('script[src]')).toHaveCount(0)
})

test('the home audit opens over the page at the first tap, however late its script comes', async ({ page }) => {
  const line = await holdScripts(page)
  await page.goto('/smart-home', { waitUntil: 'domcontentloaded' })
  await page.getByRole('link', { name: auditCopy.heading }).first().tap()
  line.resolve()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL('/smart-home')
})

test('a link is the browser’s: with a key held it opens another tab', async ({ page, context }) => {
  await page.goto('/about-us')
  await hydrated(page)
  const other = context.waitForEvent('page')
  await page.locator('footer a[href="/careers"]').click({ modifiers: ['ControlOrMeta'] })
  await expect(await other).toHaveURL('/careers')
  await expect(page).toHaveURL('/about-us')
})

test('a link whose page is long in coming says that it is on its way', async ({ page }) => {
  await page.goto('/contact-us')
  await hydrated(page)
  const isAwaited = await holdRequests(page, `**${about.path}`)
  // Playwright looks at nothing while a page is on its way: the page tells by itself.
  const told = page.waitForEvent('console', (message) => message.text() === 'marked')
  const link = page.locator(`.menu a[href="${about.path}"]`)
  // Without a finger on it, it is not fetched ahead.
  await link.evaluate((link: HTMLElement) => {
    new MutationObserver(() => console.info('marked')).observe(link, { attributeFilter: ['data-pending'] })
    setTimeout(() => link.click())
  })
  await told
  isAwaited.resolve()
  await expect(page).toHaveURL(about.path)
})

/** Of the islands, by their names, that show something. */
function heights(page: Page): Promise<Record<string, number[]>> {
  return page.locator(WAKES_BY_ITSELF).evaluateAll((islands) => {
    const heights: Record<string, number[]> = {}
    for (const island of islands as HTMLElement[]) {
      const shown = [...island.children]
        .map((child) => Math.round(child.getBoundingClientRect().height))
        .filter(Boolean)
      const name = island.dataset.island!
      if (shown.length > 0) heights[name] = [...(heights[name] ?? []), ...shown]
    }
    return heights
  })
}
