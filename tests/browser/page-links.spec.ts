import type { Page } from '@playwright/test'
import { companyLinks, mainNav } from '#company/nav.en.ts'
import { smartHomeHero } from '#site/smart-home/hero-words.en.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

test.skip(({ isMobile }) => isMobile, 'no width changes it')

const [, about] = mainNav
const [careers] = companyLinks

test('a link to a page of the site shows it in place', async ({ page }) => {
  await open(page, '/')
  await page.locator(`footer a[href="${careers.path}"]`).click()

  await expect(page).toHaveURL(careers.path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
})

test('a link in an article does so too', async ({ page }) => {
  await open(page, '/blogs/capacitor-safety')
  const link = page.locator('.prose a[href^="/"]').first()
  const path = await link.getAttribute('href')
  await link.click()

  await expect(page).toHaveURL(path!)
  expect(await isSameDocument(page)).toBe(true)
})

test('with a key held, the link is the browser’s', async ({ page, context }) => {
  await open(page, '/')
  const other = context.waitForEvent('page')
  await page.locator(`.nav a[href="${about.path}"]`).click({ modifiers: ['ControlOrMeta'] })

  await expect(await other).toHaveURL(about.path)
  await expect(page).toHaveURL('/')
})

test('an address that is no page is asked of the server', async ({ page }) => {
  await open(page, '/smart-home')
  await page.getByRole('link', { name: smartHomeHero.app }).click()

  await expect.poll(() => isSameDocument(page)).toBe(false)
})

test('what is made for a frame comes by itself', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/embed/office-map', textContent: 'map' })
    document.querySelector('main')!.prepend(link)
    link.click()
  })

  await expect(page).toHaveURL('/embed/office-map')
  expect(await isSameDocument(page)).toBe(false)
})

test('a link whose page is long in coming says that it is on its way', async ({ page }) => {
  const isAwaited = Promise.withResolvers<void>()
  await open(page, '/')
  await page.route(/\/assets\/about-us-[\w-]+\.js$/, async (route) => {
    await isAwaited.promise
    await route.continue()
  })
  const link = page.locator(`.nav a[href="${about.path}"]`)
  await link.click()
  await expect(link).toHaveAttribute('data-pending')

  isAwaited.resolve()
  await expect(page).toHaveURL(about.path)
  await expect(link).not.toHaveAttribute('data-pending')
})

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
}

function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => Boolean(document.documentElement?.hasAttribute('data-same')))
}
