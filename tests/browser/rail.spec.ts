import type { Page } from '@playwright/test'
import { launcherCopy as copy } from '#assistant/launcher/words.en.ts'
import { BY_NIGHT } from '../support/by-night.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'
import { VISITORS_PAGES } from '../support/visitors-pages.ts'

/** Those that fill the window have no rail. By day one of each kind: a landing, a form, a long text. */
const PAGES = VISITORS_PAGES.filter((path) => !/^\/(embed\/|energy-calculator$)/.test(path)).filter(
  (path) => BY_NIGHT || ['/', '/contact-us', '/termsandconditions'].includes(path),
)
const STEP = 100
const PHONES = [
  [390, 844],
  [360, 740],
] as const
/** The last is 1440 × 900 at 200 % zoom. */
const DESKTOPS = [
  [1440, 900],
  [1366, 768],
  [720, 450],
] as const
/** What a keyboard of 414 pixels leaves of the first phone. */
const KEYBOARD_OPEN = [390, 430] as const
const RAIL = 56

for (const path of PAGES) {
  test(`on ${path} nothing floats over a text or a control, wherever it is scrolled to`, async ({ page, isMobile }) => {
    for (const [width, height] of isMobile ? PHONES : DESKTOPS) {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      expect(await covered(page), `${width} × ${height}`).toEqual([])
    }
  })
}

test('the rail is 56 pixels high; what is in it stays in it, the hint too, down to 320 pixels', async ({ page }) => {
  for (const width of [320, 360, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/')
    await hydrated(page)
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await expect(page.getByRole('button', { name: copy.hint.close })).toBeVisible()

    const rail = (await page.locator('.rail').boundingBox())!
    expect([rail.x, rail.width, rail.height, rail.y + rail.height]).toEqual([0, width, RAIL, 740])
    const parts = await page
      .locator('.rail :is(a, button, .bubble)')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect))
    const beyond = parts.filter(
      ({ top, bottom, left, right }) => top < rail.y || bottom > 740 || left < 0 || right > width,
    )
    expect(beyond, `${width} pixels`).toEqual([])
    const [before, after] = await page.evaluate(() => {
      const [floats, hint, button] = ['.floats', '.bubble', 'button.asst__btn'].map((part) =>
        document.querySelector(part)!.getBoundingClientRect(),
      )
      return [hint!.left - floats!.right, button!.left - hint!.right]
    })
    expect(Math.min(before!, after!), `${width} pixels`).toBeGreaterThanOrEqual(0)
    // Where there is room for it, the hint is in the middle, give or take a gap of the rail.
    if (width >= 768) expect(Math.abs(before! - after!), `${width} pixels`).toBeLessThanOrEqual(16)
  }
})

test('what takes the focus is never under the rail', async ({ page }) => {
  await page.goto('/smart-home')
  await hydrated(page)
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(() => {
      const focus = document.activeElement as HTMLElement
      if (focus.closest('.rail, .hdr, .skip')) return null
      const { bottom, top } = focus.getBoundingClientRect()
      const rail = document.querySelector('.rail')!.getBoundingClientRect().top
      return top > rail - 8 || (bottom > rail && bottom - top < rail / 2) ? focus.outerHTML.slice(0, 120) : null
    })
    expect(hidden).toBeNull()
  }
})

test('a field that is typed into is seen whole, with the keyboard open too', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the keyboard of a phone')
  for (const path of PAGES) {
    for (const [width, height] of [...PHONES, KEYBOARD_OPEN]) {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      await hydrated(page)
      expect(await hiddenFields(page), `${path}, ${width} × ${height}`).toEqual([])
    }
  }
})

test('who reads the terms, applies, writes to us or is lost gets no hint', async ({ page }) => {
  for (const path of [
    '/termsandconditions',
    '/careers',
    '/careers/telecaller',
    '/contact-us',
    '/book-audit',
    '/no/such',
  ]) {
    await page.goto(path)
    await expect(page.locator('.asst')).toBeVisible()
    await expect(page.locator('.bubble')).toHaveCount(0)
  }
})

/** Fields that are not between header and foot once they have the focus, come to from above and from below. */
async function hiddenFields(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const faults = new Set<string>()
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '')
    const isTyped = 'textarea, select, input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"])'
    for (const field of document.querySelectorAll<HTMLElement>(isTyped)) {
      if (!field.checkVisibility({ visibilityProperty: true }) || field.closest('.asst, .vh')) continue
      for (const end of [0, document.documentElement.scrollHeight]) {
        field.blur()
        scrollTo(0, end)
        field.focus()
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
        const { top, bottom } = field.getBoundingClientRect()
        const rail = document.querySelector('.rail')!
        const { visibility, position } = getComputedStyle(rail)
        const isOver = visibility !== 'hidden' && position === 'fixed'
        const foot = isOver ? rail.getBoundingClientRect().top : innerHeight
        const head = document.querySelector('.hdr')!.getBoundingClientRect().bottom
        // Of what is taller than the room for it, where the typing begins.
        if (top < head - 1 || Math.min(bottom, top + foot - Math.max(0, head)) > foot + 1)
          faults.add(field.outerHTML.slice(0, 120))
      }
    }
    return [...faults]
  })
}

/**
 * Runs down the page in steps. The rail is the window's foot: opaque, from edge to edge, under the last line of the page.
 * So what floats covers nothing as long as it lies in the rail, whole.
 */
async function covered(page: Page): Promise<string[]> {
  return page.evaluate(async (step) => {
    const rail = document.querySelector('.rail')!
    const faults = new Set<string>()
    if (!/^rgb\(/.test(getComputedStyle(rail).backgroundColor)) faults.add('the rail is not opaque')

    const end = document.documentElement.scrollHeight - innerHeight
    for (let top = 0; top < end + step; top += step) {
      scrollTo(0, top)
      await new Promise(requestAnimationFrame)
      const { top: edge, bottom, left, right } = rail.getBoundingClientRect()
      if (Math.abs(bottom - innerHeight) > 1 || left > 0 || right < document.documentElement.clientWidth)
        faults.add(`the rail is not the window's foot at ${top}`)
      for (const part of rail.querySelectorAll('a, button, .bubble')) {
        const box = part.getBoundingClientRect()
        if (box.width > 0 && (box.top < edge || box.bottom > bottom)) faults.add(`${part.className} at ${top}`)
      }
      for (let x = 4; x < innerWidth; x += 24)
        for (let y = 4; y < edge - 1; y += 24) {
          const on = document.elementFromPoint(x, y)
          if (on?.closest('.rail, .floats, .asst')) faults.add(`${on.className} at ${top}`)
        }
    }

    // What has come meanwhile may have made the page longer.
    scrollTo(0, document.documentElement.scrollHeight)
    await new Promise(requestAnimationFrame)
    const { top: edge } = rail.getBoundingClientRect()
    const last = document.querySelector('.ftr__end')!.getBoundingClientRect()
    if (last.bottom > edge + 1) faults.add('the last line of the page')
    return [...faults]
  }, STEP)
}
