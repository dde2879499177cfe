import type { Page } from '@playwright/test'
import { companyFacts } from '#company/facts.ts'
import { byTurns } from '../support/by-night.ts'
import { joinDesk } from '../support/desk.ts'
import { expect, test } from '../support/test.ts'
import { STAFFS_VIEWS, VISITORS_PAGES } from '../support/visitors-pages.ts'

test.skip(({ isMobile }) => !isMobile, 'of narrow windows')

// WCAG 2.2, 1.4.12. By a sheet of the document's own, as a browser's extension would: the policy allows no other.
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** No place to break in, and as long as a company may have one. */
const LONG_ADDRESS = 'customer.support@coral-urja-energy.example.com'

test('with the text spaced as a reader may need it, no page of 320 pixels scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await wideOnes(page, byTurns(VISITORS_PAGES))).toEqual([])
})

test('nor does one of the desk', async ({ page }) => {
  await joinDesk(page, 'admin')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await wideOnes(page, byTurns(STAFFS_VIEWS))).toEqual([])
})

test('nor does a word leave the link, the button or the bar that it stands in', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const faults: string[] = []
  for (const path of byTurns(VISITORS_PAGES)) {
    await page.goto(path)
    await page.evaluate(spaceOut, SPACING)
    faults.push(...(await page.evaluate(leftByWords)).map((fault) => `${path}: ${fault}`))
  }
  expect(faults).toEqual([])
})

/** Puts another address of ours in the place of the one that the site has here. */
function lengthen([ours, long]: readonly [string, string]) {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) words.currentNode.nodeValue = words.currentNode.nodeValue!.replaceAll(ours, long)
}

/** Of what has an edge or a line under it. */
function leftByWords(): string[] {
  const SLACK = 2
  return [...document.querySelectorAll<HTMLElement>('a.go-link, a.btn, button, summary, .rail')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.textContent.trim())
    .filter((each) => {
      const box = each.getBoundingClientRect()
      // The bar under a link lies this much above its foot.
      const bar = each.matches('.go-link') ? 8 : 0
      const words = document.createTreeWalker(each, NodeFilter.SHOW_TEXT)
      while (words.nextNode()) {
        if (isCut(words.currentNode.parentElement)) continue
        const range = document.createRange()
        range.selectNodeContents(words.currentNode)
        for (const { top, bottom, left, right, width } of range.getClientRects())
          if (
            width > 0 &&
            (top < box.top - SLACK ||
              bottom > box.bottom - bar + SLACK ||
              left < box.left - SLACK ||
              right > box.right + SLACK)
          )
            return true
      }
      return false
    })
    .map((each) => `${each.tagName}.${each.className}: ${each.textContent.trim().slice(0, 40)}`)

  /** What is for screen readers alone is cut to one pixel. */
  function isCut(element: Element | null): boolean {
    return element !== null && (getComputedStyle(element).clipPath !== 'none' || isCut(element.parentElement))
  }
}

async function wideOnes(page: Page, paths: string[]): Promise<string[]> {
  const wide: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await page.evaluate(spaceOut, SPACING)
    await page.evaluate(lengthen, [companyFacts().company.email, LONG_ADDRESS] as const)
    const found = await page.evaluate(() => {
      const { scrollWidth } = document.documentElement
      return scrollWidth > 320 ? scrollWidth + widest(document.body) : ''

      /** What reaches furthest out, to find it by. */
      function widest(root: Element): string {
        const all = [...root.querySelectorAll('*')].map((each) => ({ each, right: each.getBoundingClientRect().right }))
        const [first] = all.sort((a, b) => b.right - a.right)
        return ` ${first?.each.tagName}.${first?.each.getAttribute('class')} ${first?.each.textContent?.slice(0, 30)}`
      }
    })
    if (found) wide.push(`${path}: ${found}`)
  }
  return wide
}

async function spaceOut(css: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  await document.fonts.ready
}
