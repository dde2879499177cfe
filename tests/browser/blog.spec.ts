import type { Page } from '@playwright/test'
import { blogCopy as copy } from '#site/blog/words.en.ts'
import { alive } from '../support/alive.ts'
import { findViolations } from '../support/find-violations.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { hydrated } from '../support/hydrated.ts'
import { listenForComplaints } from '../support/listen-for-complaints.ts'
import { withAndWithoutScripts } from '../support/scripts-or-none.ts'
import { expect, test } from '../support/test.ts'

const ARTICLE = '/blogs/kvah-billing-telangana-power-factor'

withAndWithoutScripts((hasScripts) => {
  test('a visitor turns the page and opens an article', async ({ page }) => {
    await page.goto('/blogs')
    await expect(page.getByRole('heading', { level: 1, name: copy.heading })).toBeVisible()
    await expect(cards(page)).toHaveCount(18)
    await expect(page.locator('.blog-card--lead')).toHaveCount(1)
    await expect(page.getByRole('button', { name: copy.previousPage })).toBeDisabled()

    if (hasScripts) await hydrated(page)
    await page.getByRole('link', { name: copy.nextPage, exact: true }).click()
    await expect(page).toHaveURL(/\/blogs\?page=2$/)
    await expect(page.locator('.blog-card--lead')).toHaveCount(0)
    await expect(page.getByRole('button', { name: copy.nextPage, exact: true })).toBeDisabled()
    await expect(page.getByRole('link', { name: `${copy.page} 2` })).toHaveAttribute('aria-current', 'page')

    const title = (await cards(page).first().getByRole('heading').textContent()) ?? ''
    await cards(page).first().getByRole('link').click()
    await expect(page).toHaveURL(/\/blogs\/[a-z-]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })

  test('a search marks what it found and shows no pager; an empty one leads back to page 1', async ({ page }) => {
    await page.goto('/blogs?page=2')
    await search(page, 'capaciter')
    await expect(page).toHaveURL(/\/blogs\?search=capaciter$/)
    await expect(page.locator('.blog-card mark').first()).toContainText(/capacitor/i)
    await expect(page.getByRole('navigation', { name: copy.pages })).toHaveCount(0)
    await expect(page.getByLabel(copy.search.label)).toHaveValue('capaciter')

    await search(page, '')
    await expect(page).toHaveURL(/\/blogs\?page=1$/)
    await expect(cards(page)).toHaveCount(18)
  })

  test('a search without result says so and leads back', async ({ page }) => {
    await page.goto('/blogs')
    await search(page, '<b>zzqxw</b>')
    await expect(page).toHaveURL(/search=%3Cb/)
    await search(page, 'zzqxw')
    await expect(page.getByText(copy.empty)).toBeVisible()
    await page.getByRole('link', { name: copy.search.all }).click()
    await expect(cards(page)).toHaveCount(18)
  })

  test('a blog that does not exist is not found, and offers others', async ({ page }) => {
    const response = await page.goto('/blogs/kvah-biling')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: copy.missing.heading })).toBeVisible()
    await expect(page.getByText(copy.missing.explanation)).toBeVisible()
    await expect(page.getByRole('link', { name: copy.missing.back })).toHaveAttribute('href', '/blogs?page=1')
    await expect(page.locator('.near a').first()).toHaveAttribute('href', /^\/blogs\/[a-z-]+$/)
  })
})

test('a page that does not exist is not found; what is no page is page 1', async ({ page }) => {
  expect((await page.goto('/blogs?page=999'))?.status()).toBe(404)
  await expect(page.getByText(copy.empty)).toBeVisible()

  for (const bad of ['page=0', 'page=two', 'search=', 'search=%20']) {
    await page.goto(`/blogs?${bad}`)
    await expect(page, bad).toHaveURL(/\/blogs\?page=1$/)
  }
})

test('while the next page or an article comes, the page says that it is loading', async ({ page }) => {
  for (const [link, said] of [
    [page.getByRole('link', { name: copy.nextPage, exact: true }), copy.loading],
    [cards(page).first().getByRole('link'), copy.article.loading],
  ] as const) {
    await page.goto('/blogs')
    await hydrated(page)
    const answer = await holdRequests(page, /\/blogs[?/]/)
    // Playwright looks at nothing while a page is on its way: the page tells by itself.
    const told = page.waitForEvent('console', (message) => message.text() === said)
    // Without a finger on it, it is not fetched ahead.
    await link.evaluate((link: HTMLElement, said) => {
      new MutationObserver(() => {
        if (document.body.textContent.includes(said)) console.info(said)
      }).observe(document.body, { childList: true, subtree: true })
      setTimeout(() => link.click())
    }, said)
    await told
    answer.resolve()
    await expect(page.getByText(said)).toHaveCount(0)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('an article shows its contents, dates, sources, relations and ways to share', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(ARTICLE)
  await hydrated(page)

  const contents = page.getByRole('navigation', { name: copy.article.contents })
  await contents.getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/#[a-z-]+$/)
  const anchor = decodeURIComponent(new URL(page.url()).hash.slice(1))
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport()

  await expect(page.locator('.article__facts time')).toHaveCount(2)
  await expect(page.locator('.article__facts')).toContainText(copy.minutes(4))
  await expect(page.locator('.article__sources li')).not.toHaveCount(0)
  await expect(page.locator('.article__related .blog-card')).toHaveCount(3)
  await expect(page.getByRole('navigation', { name: copy.article.neighbours }).getByRole('link')).not.toHaveCount(0)

  await alive(page, 'share')
  await page.getByRole('button', { name: copy.article.copyLink }).click()
  await expect(page.getByText(copy.article.copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${ARTICLE}$`))
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/)
})

test('nothing is asked of another site, and nothing is refused by our own policy', async ({ page, baseURL }) => {
  const foreign: string[] = []
  const complaints = listenForComplaints(page)
  page.on('request', (request) => !request.url().startsWith(baseURL ?? '') && foreign.push(request.url()))

  for (const path of ['/blogs', ARTICLE]) {
    await page.goto(path)
    await hydrated(page)
  }
  expect({ foreign, complaints }).toEqual({ foreign: [], complaints: [] })
})

test('on paper there is the article and nothing else', async ({ page }) => {
  await page.goto(ARTICLE)
  await page.emulateMedia({ media: 'print' })

  await expect(page.locator('.prose')).toBeVisible()
  for (const other of ['header.hdr', '.ftr', '.article__aside', '.article__related', '.article__share']) {
    await expect(page.locator(other), other).toBeHidden()
  }
})

for (const path of ['/blogs?search=kvah', '/blogs?search=zzqxw', '/blogs/none-such', '/abuot-us']) {
  test(`${path} is accessible and fits the screen`, async ({ page }) => {
    await page.goto(path)
    expect(await findViolations(page)).toEqual([])
    const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(content).toBeLessThanOrEqual(screen ?? 0)
  })
}

test('an address that is nearly right is told what was meant', async ({ page }) => {
  expect((await page.goto('/abuot-us'))?.status()).toBe(404)
  await expect(page.locator('.near a').first()).toHaveAttribute('href', '/about-us')

  await page.goto('/articles/geyser-timing')
  await expect(page.locator('.near a').first()).toHaveAttribute('href', '/blogs/geyser-costs-and-timing')
})

function cards(page: Page) {
  return page.locator('.blog-card:has(a)')
}

async function search(page: Page, words: string) {
  await page.getByLabel(copy.search.label).fill(words)
  await page.getByRole('button', { name: copy.search.submit }).click()
}
