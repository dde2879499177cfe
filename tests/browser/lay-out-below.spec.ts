import type { Page } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { layoutShift } from '../support/layout-shift.ts'
import { expect, test } from '../support/test.ts'

declare global {
  interface Window {
    /** How a page's end is laid out when the page has been read, and nothing run but what is inside it. */
    laidAtFirst?: string
    /** Does what waits for the browser to be idle. */
    beIdle: () => void
    /** Does what waits for the next frame. */
    drawFrame: () => void
    /** Does what waits for two seconds to pass. */
    passSeconds: () => void
  }
}

const ARTICLE = '/blogs/smart-meters-and-rdss-in-figures'
const CALCULATOR = '/embed/energy-calculator'

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    // However slow the machine is, the two seconds have not passed.
    const waiting: (() => void)[] = []
    const wait = window.setTimeout
    window.setTimeout = ((act: () => void, ms?: number) =>
      ms === 2000 ? waiting.push(act) : wait(act, ms)) as typeof setTimeout
    window.passSeconds = () => {
      for (const act of waiting.splice(0)) act()
    }
    addEventListener('DOMContentLoaded', () => {
      const end = document.querySelector(':is(.page-below, .prose, .blog-grid) > :last-child, .sources')!
      window.laidAtFirst = getComputedStyle(end).contentVisibility
    })
  }),
)

for (const path of ['/about-us', '/smart-business', '/blogs', '/privacypolicy', ARTICLE, CALCULATOR]) {
  test(`${path} shows its first view before what stands below is laid out, and then the rest, as high as it is`, async ({
    page,
    isMobile,
  }) => {
    const root = path === CALCULATOR ? '#calculator > *' : 'main'
    await page.goto(path)
    expect(await laidAtFirst(page)).toBe(isMobile ? 'hidden' : 'auto')
    await page.waitForSelector('html[data-whole]', { state: 'attached' })
    await hydrated(page, root)
    const height = await heightOf(page)

    await page.reload()
    expect(await laidAtFirst(page)).toBe('visible')
    await hydrated(page, root)
    expect(await heightOf(page)).toBe(height)
  })
}

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'wider screens show more than the first section')

  let font: PromiseWithResolvers<void>

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const waiting: FrameRequestCallback[] = []
      window.requestAnimationFrame = (callback) => waiting.push(callback)
      window.drawFrame = () => {
        for (const callback of waiting.splice(0)) callback(0)
      }
    })
    await page.route('**/*.woff2', async (route) => {
      await font.promise
      await route.continue()
    })
    font = Promise.withResolvers()
    await page.goto('/about-us', { waitUntil: 'commit' })
    await page.waitForFunction(() => window.laidAtFirst)
  })

  test('what is near is laid out part after part, each in a frame, once the first view was shown in its font', async ({
    page,
  }) => {
    const all = await leftOut(page)
    expect(all).toBeGreaterThan(3)
    for (let frame = 0; frame < 10; frame++) await page.evaluate(() => window.drawFrame())
    expect(await leftOut(page)).toBe(all)

    font.resolve()
    for (let left = all; left > all - 2; left = await leftOut(page)) {
      await page.evaluate(() => window.drawFrame())
      expect(left - (await leftOut(page))).toBeLessThanOrEqual(1)
    }
  })

  test('so are the links of the footer, and fields below, whatever a browser does with fields', async ({ page }) => {
    await page.goto('/smart-business', { waitUntil: 'commit' })
    await page.waitForFunction(() => window.laidAtFirst)
    const links = page.locator('.ftr__main')
    const fields = page.locator('#kvah-form')
    expect(await links.evaluate((each) => getComputedStyle(each).contentVisibility)).toBe('hidden')
    expect(await fields.evaluate((each) => getComputedStyle(each).display)).toBe('none')

    font.resolve()
    await expect
      .poll(async () => {
        await page.evaluate(() => window.drawFrame())
        return await leftOut(page)
      })
      .toBe(0)
    await expect(links).toHaveCSS('content-visibility', 'visible')
    await expect(fields).toHaveCSS('display', 'grid')
  })

  const touches = {
    scrolls: (page: Page) => page.evaluate(() => scrollTo(0, 1)),
    points: (page: Page) => page.mouse.down(),
    types: (page: Page) => page.keyboard.press('Shift'),
  }
  for (const [does, touch] of Object.entries(touches)) {
    test(`who ${does} before that sees what is there`, async ({ page }) => {
      expect(await leftOut(page)).toBeGreaterThan(0)
      await touch(page)
      await expect.poll(() => leftOut(page)).toBe(0)
    })
  }

  test('of a page whose end or font does not come, all that came is seen after two seconds', async ({ page }) => {
    expect(await leftOut(page)).toBeGreaterThan(0)
    await page.evaluate(() => window.passSeconds())
    expect(await leftOut(page)).toBe(0)
  })
})

test('who runs to the end of a page while it is laid out sees nothing move', async ({ page }) => {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = []
    window.requestIdleCallback = (callback) => waiting.push(callback)
    window.beIdle = () => {
      for (const callback of waiting.splice(0)) callback({} as IdleDeadline)
    }
  })
  await page.goto('/blogs')
  // The fourth and the fifth are near enough to be laid out in any case.
  for (const card of [4, 5, 6]) {
    await page.waitForFunction((card) => {
      const isLaidOut = document.querySelector<HTMLElement>(`.blog-card:nth-child(${card})`)?.style.contentVisibility
      return isLaidOut || window.beIdle()
    }, card)
  }
  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight)
    window.beIdle()
  })
  await page.waitForFunction(() => {
    window.beIdle()
    return document.documentElement.hasAttribute('data-whole')
  })
  expect(await layoutShift(page)).toEqual({ score: '0.000', moved: [] })
})

test('who is led to a place on a page, or comes back to it, gets the page whole, and is there', async ({ page }) => {
  await page.goto('/about-us#climate-yodha')
  expect(await laidAtFirst(page)).toBe('visible')
  const place = page.locator('#climate-yodha')
  await expect(place).toBeInViewport()

  await page.goto('/about-us')
  await page.waitForSelector('html[data-whole]', { state: 'attached' })
  await hydrated(page)
  await place.evaluate((element) => element.scrollIntoView())
  const scrolled = await page.evaluate(() => scrollY)
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a page is laid out whole: nothing would tell how high it is', async ({ page }) => {
    await page.goto('/smart-business')
    await expect(page.locator('.page-below > *').last()).toHaveCSS('content-visibility', 'visible')
  })
})

function laidAtFirst(page: Page) {
  return page.evaluate(() => window.laidAtFirst)
}

/** How many sections nobody could see, even in sight. */
function leftOut(page: Page) {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('section')].filter((each) => getComputedStyle(each).contentVisibility === 'hidden')
        .length,
  )
}

function heightOf(page: Page) {
  return page.evaluate(() => document.documentElement.scrollHeight)
}
