import type { Page } from '@playwright/test'
import { byTurns } from '../support/by-night.ts'
import { joinDesk } from '../support/desk.ts'
import { expect, test } from '../support/test.ts'
import { STAFFS_VIEWS, VISITORS_PAGES } from '../support/visitors-pages.ts'

test.skip(({ isMobile }) => !isMobile, 'of narrow windows')

// WCAG 2.2, 1.4.12. By a sheet of the document's own, as a browser's extension would: the policy allows no other.
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

test('with the text spaced as a reader may need it, no page of 320 pixels scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await wideOnes(page, byTurns(VISITORS_PAGES))).toEqual([])
})

test('nor does one of the desk', async ({ page }) => {
  await joinDesk(page, 'admin')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await wideOnes(page, byTurns(STAFFS_VIEWS))).toEqual([])
})

async function wideOnes(page: Page, paths: string[]): Promise<string[]> {
  const wide: string[] = []
  for (const path of paths) {
    await page.goto(path)
    const found = await page.evaluate(async (css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
      await document.fonts.ready
      const { scrollWidth } = document.documentElement
      return scrollWidth > 320 ? scrollWidth + widest(document.body) : ''

      /** What reaches furthest out, to find it by. */
      function widest(root: Element): string {
        const all = [...root.querySelectorAll('*')].map((each) => ({ each, right: each.getBoundingClientRect().right }))
        const [first] = all.sort((a, b) => b.right - a.right)
        return ` ${first?.each.tagName}.${first?.each.getAttribute('class')} ${first?.each.textContent?.slice(0, 30)}`
      }
    }, SPACING)
    if (found) wide.push(`${path}: ${found}`)
  }
  return wide
}
