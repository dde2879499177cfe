import { oneCoralHero } from '#site/one-coral/hero-words.en.ts'
import { oneCoralCopy as copy, oneCoralModules as modules } from '#site/one-coral/words.en.ts'
import { alive } from '../support/alive.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

test('what stands below comes alive when somebody is near what it does, and a drawing never has to', async ({
  page,
}) => {
  await page.goto('/one-coral')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const before = await scriptsOf()
  expect(before.filter((name) => name.startsWith('hero-feeder'))).toEqual([])

  await alive(page, 'one-coral-below', '.modules')
  expect((await scriptsOf()).length).toBeGreaterThan(before.length)
  await page.getByRole('tab', { name: modules[1].name }).click()
  await expect(page.getByRole('tab', { selected: true })).toHaveText(modules[1].name)
  expect((await scriptsOf()).filter((name) => name.startsWith('hero-feeder'))).toEqual([])

  function scriptsOf(): Promise<string[]> {
    return page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name }) => name.replace(/.*\//, '')),
    )
  }
})

test('a part whose script does not come stays as the server wrote it, and its links lead on', async ({ page }) => {
  await page.goto('/one-coral')
  await hydrated(page)
  const ownModule = await page.evaluate(() => window.__reactRouterManifest!.routes['site/one-coral/one-coral']!.module)
  await page.route(
    ({ pathname }) => /\/assets\/one-coral-[\w-]+\.js$/.test(pathname) && pathname !== ownModule,
    (route) => route.abort(),
  )
  const end = page.getByRole('heading', { name: copy.closing.heading })
  await end.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await expect(end).toBeVisible()

  await page.getByRole('link', { name: copy.closing.action }).click()
  await expect(page).toHaveURL('/contact-us')
})

test('a page that the browser got otherwise than it was written is drawn anew, whole', async ({ page }) => {
  await page.route('**/one-coral', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(/<h1>[^<]*/, '<h1>Other words') })
  })
  await page.goto('/one-coral')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(oneCoralHero.heading)

  await expect(page.locator('#hero-feeder path').first()).toBeAttached()
  await expect(page.getByRole('heading', { name: copy.closing.heading })).toBeVisible()
})

test('on a move everything is drawn, the drawing too', async ({ page, isMobile }) => {
  await page.goto('/')
  await hydrated(page)
  if (isMobile) await page.locator('summary').tap()
  const link = page.locator(`${isMobile ? '.menu' : '.nav'} a[href="/one-coral"]`)
  await (isMobile ? link.tap() : link.click())

  await expect(page.locator('#hero-feeder path').first()).toBeAttached()
  await expect(page.getByRole('heading', { name: copy.closing.heading })).toBeVisible()
})
