import type { Page } from '@playwright/test'
import { mainNav } from '#company/nav.en.ts'
import { auditCopy } from '#leads/home-audit/words.en.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

for (const { path } of mainNav.filter(({ path }) => path !== '/')) {
  test(`once a link to ${path} was touched, its page needs nothing more from the line to be there`, async ({
    page,
    isMobile,
  }) => {
    await page.goto('/')
    await hydrated(page)
    const link = page.locator(`${isMobile ? '.menu' : '.nav'} a[href="${path}"]`)
    if (isMobile) await page.locator('summary').tap()
    await (isMobile ? link.dispatchEvent('touchstart') : link.hover())
    for (const kind of ['[rel="modulepreload"]', '[rel="stylesheet"]'])
      await expect(page.locator(`link${kind}[href^="/assets${path}"]`)).not.toHaveCount(0)
    await expect.poll(() => onTheirWay(page)).toEqual([])

    const needed = await filesOf(page, path)
    const fetched = await fetchedAnew(page)
    await (isMobile ? link.tap() : link.click())
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(needed.length).toBeGreaterThan(1)
    expect(fetched.filter((file) => needed.includes(file))).toEqual([])
  })
}

test('to touch a link takes nothing away that the page shows', async ({ page }) => {
  await page.goto('/smart-business')
  await hydrated(page)
  const field = await page.locator('footer input').first().elementHandle()
  await page.locator('a[href="/utilities"]').first().dispatchEvent('touchstart')
  await expect(page.locator('link[rel="stylesheet"][href^="/assets/utilities"]')).not.toHaveCount(0)
  await expect.poll(() => onTheirWay(page)).toEqual([])

  expect(await field?.evaluate((input) => input.isConnected)).toBe(true)
})

test('what opens the form over the page fetches the form ahead, and not the page of the same form', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same at every width')
  await page.goto('/smart-home')
  await hydrated(page)
  const form = page.waitForResponse(/audit-form-[\w-]+\.js/)
  await page.getByRole('link', { name: auditCopy.heading }).first().hover()
  await form

  await expect(page.locator('link[href*="/book-audit-"]:not([href*="/book-audit-link-"])')).toHaveCount(0)
})

/** What a page needs to be there, by the list that every page carries. */
function filesOf(page: Page, path: string): Promise<string[]> {
  return page.evaluate((path) => {
    const routes = window.__reactRouterManifest?.routes ?? {}
    const { module, imports = [], css = [] } = Object.values(routes).find((route) => `/${route.path}` === path)!
    return [module, ...imports, ...css]
  }, path)
}

/** What the page fetches ahead and has not got yet. */
function onTheirWay(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const came = new Set(entries.filter(({ responseEnd }) => responseEnd > 0).map(({ name }) => name))
    const ahead = [
      ...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"], link[rel="modulepreload"]'),
    ]
    return ahead.map(({ href }) => href).filter((href) => !came.has(href))
  })
}

/** Scripts and styles that come over the line from now on, and not out of what the browser has already. */
async function fetchedAnew(page: Page): Promise<string[]> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const fetched: string[] = []
  network.on('Network.responseReceived', ({ type, response }) => {
    if (['Script', 'Stylesheet'].includes(type) && !response.fromDiskCache && !response.fromPrefetchCache)
      fetched.push(new URL(response.url).pathname)
  })
  return fetched
}
