import type { Page } from '@playwright/test'
import { firstFacts } from '#company/registers/first-values.ts'
import { officeCopy } from '#site/contact/words.en.ts'
import { uiCopy } from '#ui/words.en.ts'
import { holdScripts } from '../support/hold-requests.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

const { modules } = firstFacts

test.skip(({ isMobile }) => !isMobile, 'the same at every width')

const SCRIPTS = /\/assets\/[^/]+\.js$/

const taps: Record<string, { path: string; tap: (page: Page) => Promise<void>; acts: (page: Page) => Promise<void> }> =
  {
    'Show map': {
      path: '/contact-us',
      tap: (page) => page.getByRole('button', { name: officeCopy.map.show }).tap(),
      acts: (page) => expect(page.getByTitle(officeCopy.map.title)).toBeAttached(),
    },
    'Show map, by its key': {
      path: '/contact-us',
      tap: (page) => page.getByRole('button', { name: officeCopy.map.show }).press('Enter'),
      acts: (page) => expect(page.getByTitle(officeCopy.map.title)).toBeAttached(),
    },
    'a tab': {
      path: '/one-coral',
      tap: (page) => page.getByRole('tab', { name: modules[3]!.name }).tap(),
      acts: (page) => expect(page.getByRole('tab', { selected: true })).toHaveText(modules[3]!.name),
    },
  }

for (const [name, { path, tap, acts }] of Object.entries(taps)) {
  test(`${name}, tapped before any script of the page came, acts once it is there`, async ({ page }) => {
    const line = await holdScripts(page)
    await page.goto(path)
    await tap(page)
    line.resolve()
    await acts(page)
    expect(new URL(page.url()).pathname).toBe(path)
  })

  test(`${name}, tapped when the page has its script and the island has not, acts once it is there`, async ({
    page,
  }) => {
    await page.goto(path)
    await hydrated(page)
    const line = await holdScripts(page)
    await tap(page)
    line.resolve()
    await acts(page)
    expect(new URL(page.url()).pathname).toBe(path)
  })
}

test('what is typed into a part that is not alive yet counts when it is', async ({ page }) => {
  const line = await holdScripts(page)
  await page.goto('/smart-business')
  const units = page.locator('[data-island=kvah-simulator] input[inputmode]').first()
  await units.fill('123456')
  const before = await page.locator('[data-island=kvah-simulator]').textContent()
  line.resolve()
  await expect.poll(() => page.locator('[data-island=kvah-simulator]').textContent()).not.toBe(before)
  await expect(units).toHaveValue('123456')
})

test('where no script comes at all, the page is the one without scripts', async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.abort())
  await page.goto('/one-coral')
  await expect(page.locator('html')).not.toHaveAttribute('data-script')
  await expect(page.getByRole('tab')).toHaveCount(0)
  for (const { slug } of modules) await expect(page.locator(`#${slug}`)).toBeVisible()
  await page.goto('/contact-us')
  await expect(page.getByRole('link', { name: officeCopy.map.show })).toBeVisible()
})

test('a part whose script does not come is asked for twice, and then it is said, with a way to load it', async ({
  page,
}) => {
  await page.goto('/contact-us')
  await hydrated(page)
  let asked = 0
  await page.route(/\/assets\/office-map-[\w-]+\.js$/, (route) => {
    asked++
    return route.abort()
  })
  await page.getByRole('button', { name: officeCopy.map.show }).tap()
  await expect(page.locator('[data-island=map]').getByRole('alert')).toContainText(uiCopy.missing)
  expect(asked).toBe(2)
  await page.unrouteAll()
  await page.locator('[data-island=map]').getByRole('link', { name: uiCopy.reload }).tap()
  await hydrated(page)
  await expect(page.locator('[data-island=map]').getByRole('alert')).toHaveCount(0)
})
