import type { Page } from '@playwright/test'
import { companyLinks, mainNav } from '#company/nav.en.ts'
import { wholeBrowserPath } from '../../scripts/browser.ts'
import { allAlive } from '../support/alive.ts'
import { firstView } from '../support/first-view.ts'
import { hydrated } from '../support/hydrated.ts'
import { layoutShift } from '../support/layout-shift.ts'
import { expect, test } from '../support/test.ts'

/**
 * The landing and the shop have three pictures in the first view, or next to it. A large screen shows more: right under
 * the landing's panels, lazily, the house with a picture for each of its lights.
 */
const BYTES = { phone: 198_000, desktop: 225_000 }
const REQUESTS = 16
/** Of a page whose islands nobody has come near, and of one that was scrolled through and touched: docs/performance.md. */
const SCRIPT_BYTES = 40_000
const SCRIPT_BYTES_USED = 110_000
/** On a large screen contact's map and its hours are near at once, each a file. */
const SCRIPTS = { phone: 15, desktop: 17 }
/** Pages with an island in the first view: somebody is near it from the start. */
const NEAR_AT_ONCE = ['/contact-us', '/book-audit', '/our-products', '/careers/telecaller']
/** What a browser animates without painting, and what else a keyframe has. */
const MOVED_AS_LAYERS = ['transform', 'translate', 'opacity', 'offset', 'computedOffset', 'easing', 'composite']
const SEEN = ['Document', 'Stylesheet', 'Font', 'Image']

const ARTICLE = '/blogs/capacitor-safety'
const PAGES: string[] = [...[...mainNav, ...companyLinks].map(({ path }) => path), '/book-audit', ARTICLE]
/** Pages whose first view is a form. */
const FORMS = ['/newsletter', '/careers/telecaller']

test.use({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, executablePath: wholeBrowserPath() }),
    { scope: 'worker' },
  ],
})

for (const path of PAGES) {
  test(`${path} is light, and nothing on it moves, however late the font comes`, async ({ page, isMobile }) => {
    const fetched = await firstView(page, path)
    const seen = fetched.filter(({ type }) => SEEN.includes(type))
    expect(seen.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(isMobile ? BYTES.phone : BYTES.desktop)
    expect(seen.length).toBeLessThanOrEqual(REQUESTS)
    expect(fetched.filter(({ type, isBeforeLoad }) => isBeforeLoad && !SEEN.includes(type))).toEqual([])

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')
    expect(await layoutShift(page)).toEqual({ score: '0.000', moved: [] })
  })
}

test('a finger leaves no hover behind, which would be a frame more for each tap', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a pointer hovers')
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    expect(await page.evaluate(hovers), path).toEqual([])
  }

  /** What hovering does, but for halting what runs by itself. */
  function hovers(): string[] {
    return [...document.styleSheets].flatMap(({ cssRules }) => hoversIn(cssRules))

    function hoversIn(rules: CSSRuleList): string[] {
      return [...rules].flatMap((rule) => {
        if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return []
        const isHover = rule instanceof CSSStyleRule && rule.selectorText.includes(':hover') && !isHalt(rule)
        return [...(isHover ? [rule.selectorText] : []), ...hoversIn((rule as CSSGroupingRule).cssRules ?? [])]
      })
    }

    function isHalt({ style }: CSSStyleRule): boolean {
      return style.length === 1 && style[0] === 'animation-play-state'
    }
  }
})

for (const path of ['/', '/contact-us', ARTICLE]) {
  test(`who is at the end of ${path} when it comes alive sees nothing move`, async ({ page }) => {
    const atEnd = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await atEnd.promise
      await route.continue()
    })
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(page.locator('footer')).toBeInViewport()
    atEnd.resolve()
    await hydrated(page)
    expect(await layoutShift(page)).toEqual({ score: '0.000', moved: [] })
  })
}

for (const path of [...PAGES, ...FORMS]) {
  test(`${path} comes alive with few scripts, and paints nothing anew while nothing happens`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const untouched = await scriptBytes(page)
    const animated = await page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => effect as KeyframeEffect)
        .filter((effect) => effect.getTiming().iterations === Number.POSITIVE_INFINITY)
        .flatMap((effect) => effect.getKeyframes().flatMap((frame) => Object.keys(frame))),
    )
    expect(animated.filter((each) => !MOVED_AS_LAYERS.includes(each))).toEqual([])
    // A large screen shows more: whoever sees an island is near it.
    const isNear = NEAR_AT_ONCE.includes(path) || !isMobile
    expect(sum(untouched)).toBeLessThanOrEqual(isNear ? SCRIPT_BYTES_USED : SCRIPT_BYTES)
    expect(untouched.length).toBeLessThanOrEqual(isMobile ? SCRIPTS.phone : SCRIPTS.desktop)

    await allAlive(page)
    await page.locator('.asst button.asst__btn').focus()
    await hydrated(page, '.asst button.asst__btn')
    expect(sum(await scriptBytes(page))).toBeLessThanOrEqual(SCRIPT_BYTES_USED)
  })
}

function scriptBytes(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((script) => (script as PerformanceResourceTiming).encodedBodySize),
  )
}

function sum(bytes: number[]): number {
  return bytes.reduce((total, each) => total + each, 0)
}
