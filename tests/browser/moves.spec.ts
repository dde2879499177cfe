import type { DataRouter } from 'react-router'
import { aboutCopy } from '#site/about/words.en.ts'
import { headingId } from '#ui/heading-id.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

test.skip(({ isMobile }) => isMobile, 'no width changes it')

test('a move shows the heading first, then everything else', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => {
    const left = document.querySelector('h1')
    new MutationObserver((_, observer) => {
      const main = document.querySelector('main')!
      if (main.querySelector('h1') === left) return
      observer.disconnect()
      main.dataset.headingsAtFirst = String(main.querySelectorAll('h1, h2').length)
    }).observe(document.body, { childList: true, subtree: true })
  })

  await page.locator('.nav a[href="/about-us"]').click()
  await expect(page.getByRole('heading', { name: aboutCopy.partners.heading })).toBeVisible()
  await expect(page.locator('main')).toHaveAttribute('data-headings-at-first', '1')
})

test('a page that is there already is drawn within the click, and its title after the heading', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const link = page.locator('.nav a[href="/about-us"]')
  await link.hover()
  await expect(page.locator('link[rel="stylesheet"][href^="/assets/about-us"]')).not.toHaveCount(0)
  await page.evaluate(() => import(window.__reactRouterManifest!.routes['site/about/about-us']!.module))
  const left = await page.title()
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    const { port1, port2 } = new MessageChannel()
    let isLater = false
    port1.onmessage = () => (isLater = true)
    addEventListener('click', () => port2.postMessage(''), { capture: true })
    const heading = document.querySelector('h1')
    new MutationObserver((_, observer) => {
      if (document.querySelector('main h1') === heading) return
      observer.disconnect()
      Object.assign(dataset, { later: isLater, title: document.title })
    }).observe(document.body, { childList: true, subtree: true })
  })

  await link.click()
  await expect(page.locator('html')).toHaveAttribute('data-later', 'false')
  await expect(page.locator('html')).toHaveAttribute('data-title', left)
  await expect(page).not.toHaveTitle(left)
})

test('a link to a part of another page leads there', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  // No link of ours has a part of a page in it today; a link of tomorrow may.
  const path = `/about-us#${headingId(aboutCopy.climateYodha.heading)}`
  await page.evaluate((path) => {
    const { __reactRouterDataRouter } = window as unknown as { __reactRouterDataRouter: DataRouter }
    return __reactRouterDataRouter.navigate(path)
  }, path)

  await expect(page.getByRole('heading', { name: aboutCopy.climateYodha.heading })).toBeInViewport()
})

test('back from another page leads to the place that was left', async ({ page }) => {
  await page.goto('/about-us')
  await hydrated(page)
  const partners = page.getByRole('heading', { name: aboutCopy.partners.heading })
  await partners.scrollIntoViewIfNeeded()
  await page.locator('.nav a[href="/one-coral"]').click()
  await expect(page).toHaveURL('/one-coral')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  await page.goBack()
  await expect(partners).toBeInViewport()
})

test('going back finds the place on a page that was loaded before another was', async ({ page }) => {
  await page.goto('/about-us')
  await hydrated(page)
  await page.evaluate(() => scrollTo(0, 1500))
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/careers"]')!.click())
  await expect(page).toHaveURL('/careers')
  // Until then the router takes whoever leaves to be on the page before, though at the top already.
  await expect(page.locator('main')).toBeFocused()

  await page.goto('/privacypolicy')
  await hydrated(page)
  await page.evaluate(() => scrollTo(0, 400))
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/blogs"]')!.click())
  await expect(page).toHaveURL('/blogs')

  for (const path of ['/privacypolicy', '/careers']) {
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(path)
    await hydrated(page)
  }
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/about-us')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
})
