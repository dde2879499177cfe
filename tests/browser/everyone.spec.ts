import type { Page } from '@playwright/test'
import { faultsInTree } from '../support/accessibility-tree.ts'
import { byTurns } from '../support/by-night.ts'
import { joinDesk } from '../support/desk.ts'
import { still } from '../support/find-violations.ts'
import { furnishDesk } from '../support/furnish-desk.ts'
import { lostInOwnColours } from '../support/own-colours.ts'
import { test } from '../support/site-of-file.ts'
import { expect } from '../support/test.ts'
import { STAFFS_VIEWS, VISITORS_PAGES } from '../support/visitors-pages.ts'

test.skip(({ isMobile }) => isMobile, 'what is looked at says its own size')

const VISITORS = byTurns(VISITORS_PAGES)
const STAFFS = byTurns(STAFFS_VIEWS)

/** A window of 1280 × 1024 pixels, zoomed. */
const ZOOMED = [
  ['200 %', { width: 640, height: 512 }],
  ['400 %', { width: 320, height: 256 }],
] as const
/** How much of a window what stays in place may take. */
const LARGEST_SHARE = 0.4
const TABS = 12

for (const [whose, pages] of [
  ['visitors', VISITORS],
  ['staff', STAFFS],
] as const) {
  test.describe(`of ${whose}`, () => {
    // What the desk has one of, since it was furnished.
    let found: string[] = []

    test.beforeEach(async ({ page, ownSite }) => {
      if (whose === 'visitors') return
      await joinDesk(page, 'admin', ownSite)
      const { lead, person, picture } = await furnishDesk(page, ownSite)
      found = [`/desk/leads/${lead}`, `/desk/company/people/${person}`, `/desk/pictures/${picture}`]
    })

    test('each page has its headings in order, a name for each control and none said twice, and its landmarks', async ({
      page,
    }) => {
      expect(await eachOf(page, [...pages, ...found], faultsInTree)).toEqual([])
    })

    for (const [zoom, viewport] of ZOOMED)
      test(`at ${zoom} nothing is cut off, scrolls sideways or lies over what has the focus`, async ({ page }) => {
        await page.setViewportSize(viewport)
        expect(await eachOf(page, [...pages, ...found], faultsOfZoom)).toEqual([])
      })

    test('who asked for less motion sees nothing move by itself', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect(await eachOf(page, [...pages, ...found], moving)).toEqual([])
    })

    test('in the visitor’s own colours no edge, drawing, word or focus is lost', async ({ page }) => {
      expect(await eachOf(page, [...pages, ...found], lostInOwnColours)).toEqual([])
    })
  })
}

async function eachOf(
  page: Page,
  paths: readonly string[],
  look: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    faults.push(...(await look(page)).map((fault) => `${path}: ${fault}`))
  }
  return faults
}

async function faultsOfZoom(page: Page): Promise<string[]> {
  const faults = await page.evaluate((most) => {
    const { scrollWidth, clientWidth, scrollHeight } = document.documentElement
    const wide = [
      ...(scrollWidth > clientWidth ? [`${scrollWidth} pixels wide`] : []),
      ...[...document.querySelectorAll('body > main *')]
        .filter(isSwiped)
        .map(({ className }) => `.${className} scrolls sideways`),
    ]

    scrollTo(0, scrollHeight / 2)
    let stays = 0
    for (let y = 2; y < innerHeight; y += 4) if (isHeld(document.elementFromPoint(clientWidth / 2, y))) stays += 4
    return [...wide, ...(stays > most * innerHeight ? [`${stays} of ${innerHeight} pixels stay in place`] : [])]

    /** Of a public page at 400 %. A carousel has buttons. */
    function isSwiped(each: Element): boolean {
      return (
        clientWidth <= 320 &&
        each.scrollWidth > each.clientWidth + 1 &&
        /auto|scroll/.test(getComputedStyle(each).overflowX) &&
        !each.matches('.carousel__track, input, textarea')
      )
    }

    function isHeld(element: Element | null): boolean {
      for (let each = element; each; each = each.parentElement) {
        const { position } = getComputedStyle(each)
        if (position === 'fixed' || (position === 'sticky' && !each.closest('main'))) return true
      }
      return false
    }
  }, LARGEST_SHARE)

  await page.evaluate(() => scrollTo(0, 0))
  for (let tab = 0; tab < TABS; tab++) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(coveredFocus)
    if (covered) faults.push(covered)
  }
  return [...new Set(faults)]
}

/** What has the focus and is not to be seen, for lying under something that stays in place. */
function coveredFocus(): string | undefined {
  const focus = document.activeElement
  if (!focus || focus === document.body || focus.tagName === 'IFRAME') return undefined
  const box = focus.getBoundingClientRect()
  const { left, right } = box
  // Of what is higher than the window, the part that can be seen.
  const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)]
  if (right - left < 2 || bottom - top < 2) return undefined
  const points = [0.1, 0.5, 0.9].flatMap((across) =>
    [0.1, 0.5, 0.9].map((down) => [left + across * (right - left), top + down * (bottom - top)] as const),
  )
  const isSeen = points.some(([x, y]) => {
    const on = document.elementFromPoint(x, y)
    return on !== null && (focus.contains(on) || on.contains(focus) || on.closest('label')?.contains(focus))
  })
  return isSeen ? undefined : `under something: ${focus.outerHTML.slice(0, 120)}`
}

/**
 * What still moves when all that ends has ended. What changes within a millisecond, as all does where less motion was
 * asked for, is no motion, and may begin at any time.
 */
async function moving(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await still(page)
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && Number(effect!.getComputedTiming().activeDuration) > 1,
      )
      .map(({ effect }) => {
        const { target } = effect as KeyframeEffect
        return `${target?.tagName}.${target?.getAttribute('class')} moves`
      }),
  )
}
