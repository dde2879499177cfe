import { globSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { companyLinks, mainNav } from '#company/nav.en.ts'
import { errorCopy } from '#site/frame/error-words.en.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

declare global {
  interface Window {
    sheets?: CSSStyleSheet[]
  }
}

interface TraceEvent {
  name: string
  args?: { elementCount?: number }
}

for (const isTouched of [true, false]) {
  test(`a move adds styles after all others and takes none away, its link ${isTouched ? 'touched' : 'not touched'} before`, async ({
    page,
  }) => {
    await page.goto('/one-coral')
    await hydrated(page)
    for (const path of ['/smart-home', '/utilities', '/smart-home', '/one-coral', '/blogs']) {
      await page.evaluate(() => {
        window.sheets = [...document.styleSheets]
      })
      if (isTouched) await touch(page, path)
      await follow(page, path)
      await expect.poll(() => hasStyles(page, path)).toBe(true)

      expect(await page.evaluate(() => window.sheets!.every((sheet, at) => sheet === document.styleSheets[at]))).toBe(
        true,
      )
    }
  })
}

test('the tokens that styles are written in come with every page', async ({ page }) => {
  for (const path of ['/', '/newsletter', '/embed/energy-calculator']) {
    await page.goto(path)
    const { asked, missing } = await page.evaluate(() => {
      const text = [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
        .join()
      const asked = [...text.matchAll(/var\((--(?:color|text|space|radius|weight|stretch)-[\w-]+)\)/g)].map(
        ([, name]) => name!,
      )
      const root = getComputedStyle(document.documentElement)
      return { asked: asked.length, missing: [...new Set(asked)].filter((name) => root.getPropertyValue(name) === '') }
    })
    expect(asked, path).toBeGreaterThan(0)
    expect(missing, path).toEqual([])
  }
})

test('what only scripts show has its styles once a page is alive, and no page brings them', async ({ page }) => {
  await page.goto('/contact-us')
  const lateSheets = page.locator('link[rel="stylesheet"][href*="/late-styles-"]')
  expect(await page.locator('style').first().textContent()).not.toContain('.toast{')
  await expect(lateSheets).toHaveCount(1)

  await follow(page, '/our-products')
  await expect(page.locator('h1')).toBeVisible()
  await expect(lateSheets).toHaveCount(1)
})

test('a page has its styles again once an error was shown in the place of all, and another page after it', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'no width changes it')
  await page.goto('/one-coral')
  await hydrated(page)
  await page.route('**/assets/about-us-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export default () => { throw new Error("out of order") }' }),
  )
  await follow(page, '/about-us')
  await expect(page.getByRole('heading', { name: errorCopy.heading })).toBeVisible()
  await expect(page.locator('.error-page')).toHaveCSS('display', 'grid')

  await follow(page, '/utilities')
  await expect.poll(() => hasStyles(page, '/utilities')).toBe(true)
  await follow(page, '/one-coral')
  await expect(page.locator('.coral-hero')).toBeVisible()
  await expect.poll(() => hasStyles(page, '/one-coral')).toBe(true)
})

const PAGES = [
  ...[...mainNav, ...companyLinks].map(({ path }) => path),
  ...['/book-audit', '/blogs/capacitor-safety', '/blogs/no-such-blog', '/careers/telecaller', '/newsletter'],
  ...['/nowhere', '/contact-us/thanks', '/desk/sign-in', '/embed/energy-calculator', '/energy-calculator'],
]

for (const path of PAGES) {
  test(`${path} brings the styles of all that it wears`, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'the same sheets at every width')
    const built = globSync('build/client/assets/*.css').map((file) => readFileSync(file, 'utf8'))
    await page.goto(path)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')

    await expect.poll(() => page.evaluate(wornInVain, built)).toEqual([])
  })
}

/** Classes that some sheet of the site knows, and none of this page. */
function wornInVain(built: string[]): string[] {
  const all = built.map((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
  const known = classesOf(all)
  const brought = classesOf([...document.styleSheets].filter((sheet) => !sheet.disabled))
  const worn = new Set([...document.querySelectorAll('body [class]')].flatMap((each) => [...each.classList]))
  return [...worn].filter((name) => known.has(name) && !brought.has(name))

  function classesOf(sheets: CSSStyleSheet[]): Set<string> {
    const texts = sheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
    return new Set(texts.join('').match(/(?<=\.)[a-z][\w-]*/gi))
  }
}

for (const path of ['/', '/about-us', '/smart-business', '/blogs/capacitor-safety']) {
  test(`what comes into ${path} has the browser style that alone, and not the page`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'no width changes it')
    await page.goto(path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const styled = await elementsStyled(page, () => {
      for (const parent of [document.body, document.querySelector('main')!]) {
        const added = document.createElement('p')
        parent.prepend(added)
        getComputedStyle(added).color
        added.remove()
        getComputedStyle(parent).color
      }
    })

    expect(styled.length).toBeGreaterThan(0)
    expect(Math.max(...styled)).toBeLessThan((await page.locator('*').count()) / 5)
  })
}

for (const path of ['/about-us', '/smart-business', '/embed/energy-calculator']) {
  test(`that ${path} was laid out whole has few of its elements styled anew`, async ({ page }) => {
    await page.goto(path)
    await page.waitForSelector('html[data-whole]', { state: 'attached' })
    await page.waitForLoadState('networkidle')
    const styled = await elementsStyled(page, () => {
      for (const isWhole of [false, true]) {
        document.documentElement.toggleAttribute('data-whole', isWhole)
        getComputedStyle(document.body).color
      }
    })

    expect(styled.length).toBeGreaterThan(0)
    expect(Math.max(...styled)).toBeLessThan((await page.locator('*').count()) / 5)
  })
}

/** How many elements each styling has to do with while something is done. */
async function elementsStyled(page: Page, act: () => void): Promise<number[]> {
  const session = await page.context().newCDPSession(page)
  const styled: number[] = []
  // Its type says that all that is told of an event is text.
  session.on('Tracing.dataCollected', ({ value }: { value: object[] }) => {
    for (const { name, args } of value as TraceEvent[]) {
      if (name === 'UpdateLayoutTree' && args?.elementCount) styled.push(args.elementCount)
    }
  })
  const traced = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await page.evaluate(act)
  await session.send('Tracing.end')
  await traced
  return styled
}

async function follow(page: Page, path: string) {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
  await page.waitForURL(path)
}

async function touch(page: Page, path: string) {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('touchstart')
  await expect.poll(() => hasStyles(page, path)).toBe(true)
}

/** Inlined with the first page, or as a sheet of its own. */
function hasStyles(page: Page, path: string): Promise<boolean> {
  return page.evaluate(
    (path) => document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href^="/assets${path}-"]`) !== null,
    path,
  )
}
