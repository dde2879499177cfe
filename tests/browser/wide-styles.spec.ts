import type { Page } from '@playwright/test'
import { cutStyles } from '#app/pages/wide-styles.ts'
import { expect, test } from '../support/test.ts'
import { VISITORS_PAGES } from '../support/visitors-pages.ts'

const LINKS = /<link rel="stylesheet" href="([^"]+)" disabled=""\/>/g
const WIDE_LINKS = /<link rel="stylesheet" href="[^"]+\.wide\.css"[^>]*>/g

// Rules that are fetched apart come after all others: what they say must be what they said in the midst of them.
for (const path of VISITORS_PAGES)
  test(`${path} looks as it would with all its styles in one piece`, async ({ page, request, isMobile }) => {
    test.skip(isMobile, 'of wide windows')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const html = await (await request.get(path)).text()
    const sheets = [...new Set([...html.matchAll(LINKS)].map(([, address = '']) => address))]
    let whole = html.replace(WIDE_LINKS, '')
    for (const sheet of sheets) {
      const css = (await (await request.get(sheet)).text()).replace(/^\/\*![^*]*\*\/\s*/, '')
      whole = whole.replace(cutStyles(css).narrow, () => css)
    }
    expect(whole).not.toBe(html)

    await page.route('**/*.js', (route) => route.abort())
    await page.goto(path)
    const apart = await looks(page)
    await page.route(`**${path}`, (route) => route.fulfill({ body: whole, contentType: 'text/html' }))
    await page.goto(path)
    expect(await looks(page)).toEqual(apart)
  })

/** How each element is drawn, in words. */
async function looks(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  return page.evaluate(() => {
    // What moves is elsewhere each time.
    for (const moving of document.getAnimations()) moving.cancel()
    return [...document.querySelectorAll('body, body *')].flatMap((element) =>
      [null, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part)
        const said = [...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')
        let hash = 0
        for (let at = 0; at < said.length; at++) hash = (Math.imul(hash, 31) + said.charCodeAt(at)) | 0
        return `${element.tagName}.${element.getAttribute('class') ?? ''}${part ?? ''} ${hash}`
      }),
    )
  })
}
