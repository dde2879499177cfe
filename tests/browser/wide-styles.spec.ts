import type { APIRequestContext, Page } from '@playwright/test'
import { readStyleSheets } from '#app/pages/post-process-html.ts'
import { cutStyles, rulesOf } from '#app/pages/wide-styles.ts'
import { readWornLater } from '#app/pages/worn-styles.ts'
import { allAlive } from '../support/alive.ts'
import { expect, test } from '../support/test.ts'
import { VISITORS_PAGES } from '../support/visitors-pages.ts'

const LINKS = /<link rel="stylesheet" href="([^"]+)" disabled=""\/>/g
const WIDE_LINKS = /<link rel="stylesheet" href="[^"]+\.wide\.css"[^>]*>/g

// Rules that are fetched apart come after all others: what they say must be what they said in the midst of them. And those
// that a page leaves out must be for nothing on it.
for (const path of VISITORS_PAGES)
  test(`${path} looks as it would with all its styles in one piece`, async ({ page, request, isMobile }) => {
    test.skip(isMobile, 'of wide windows')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const html = await (await request.get(path)).text()
    let whole = html.replace(WIDE_LINKS, '')
    for (const css of await sheetsOf(html, request)) {
      const brought = rulesOf(css).filter((rule) => html.includes(rule))
      if (brought.length === 0) continue
      expect(whole).toContain(brought.join(''))
      whole = whole.replace(brought.join(''), () => css)
    }
    expect(whole).not.toBe(html)

    await page.route('**/*.js', (route) => route.abort())
    await page.goto(path)
    const apart = await looks(page)
    await page.route(`**${path}`, (route) => route.fulfill({ body: whole, contentType: 'text/html' }))
    await page.goto(path)
    expect(await looks(page)).toEqual(apart)
  })

const FROM_REACT = readWornLater('build/client', readStyleSheets('build/client')).rules

for (const path of VISITORS_PAGES)
  test(`${path} leaves out no style that something on it wears, also once all of it is alive`, async ({
    page,
    request,
    isMobile,
  }) => {
    test.skip(!isMobile, 'the same at every width')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const html = await (await request.get(path)).text()
    const sheets = await sheetsOf(html, request)
    const leftOut = sheets.flatMap((css) => rulesOf(cutStyles(css).narrow)).filter((rule) => !html.includes(rule))

    await page.goto(path)
    await allAlive(page)
    const comesLater = (rule: string) => FROM_REACT.has(rule)
    expect(await worn(page, leftOut.filter((rule) => !comesLater(rule)).join(''))).toEqual([])
  })

/** The sheets that a page has within it, whole. */
async function sheetsOf(html: string, request: APIRequestContext): Promise<string[]> {
  const addresses = new Set([...html.matchAll(LINKS)].map(([, address = '']) => address.replace(/#$/, '')))
  const texts = [...addresses].map(async (address) => (await request.get(address)).text())
  return (await Promise.all(texts)).map((css) => css.replace(/^\/\*![^*]*\*\/\s*/, ''))
}

/** The selectors of these styles that match something on the page, whatever state it is in. */
async function worn(page: Page, css: string): Promise<string[]> {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    const selectorsOf = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) =>
        rule instanceof CSSStyleRule
          ? [rule.selectorText]
          : rule instanceof CSSGroupingRule
            ? selectorsOf(rule.cssRules)
            : [],
      )
    const inAnyState = (selector: string) => selector.replace(/::?[a-z-]+(?![\w(-])/g, ':is(*)')
    return selectorsOf(sheet.cssRules).filter((selector) => document.querySelector(inAnyState(selector)))
  }, css)
}

/** How each element is drawn, in words. */
async function looks(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  return page.evaluate(() => {
    // What moves is elsewhere each time.
    for (const moving of document.getAnimations()) moving.cancel()
    return [...document.querySelectorAll('body, body *')].flatMap((element) =>
      [null, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part)
        const said = [...style]
          // Chromium tells an `auto` beside a box sometimes as what it came to and sometimes as nothing; where the box stands
          // says it too.
          .filter((name) => !/^margin-(inline|left|right)/.test(name))
          .map((name) => `${name}:${style.getPropertyValue(name)}`)
          .concat(part ? '' : `from ${element.getBoundingClientRect().left}`)
          .join(';')
        let hash = 0
        for (let at = 0; at < said.length; at++) hash = (Math.imul(hash, 31) + said.charCodeAt(at)) | 0
        return `${element.tagName}.${element.getAttribute('class') ?? ''}${part ?? ''} ${hash}`
      }),
    )
  })
}
