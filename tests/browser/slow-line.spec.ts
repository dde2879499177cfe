import { firstView } from '../support/first-view.ts'
import { expect, test } from '../support/test.ts'

// Where the browser takes the line for slow, it fetches lazy pictures from three screens away.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--force-effective-connection-type=3G'] })
    },
    { scope: 'worker' },
  ],
})

test('on a phone the first picture has the line for itself until it has come', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wider screens show all three at once')
  const asked: string[] = []
  const first = Promise.withResolvers<void>()
  await page.route('**/*.avif', async (route) => {
    asked.push(route.request().url())
    if (asked.length === 1) await first.promise
    await route.continue()
  })

  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
  })
  expect(asked).toHaveLength(1)

  first.resolve()
  await expect.poll(() => asked.length).toBe(3)
})

test('who saves data gets the one picture that matters on the landing, in its smallest size', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'on a wider screen the house is next')
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' })
  const pictures = (await firstView(page, '/')).filter(({ path }) => /\.(avif|webp)$/.test(path))

  expect(pictures).toHaveLength(1)
  expect(pictures[0]?.path).toMatch(/-480\./)
})
