import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { homeCopy as copy } from '#site/home/words.en.ts'
import { still } from '../support/find-violations.ts'
import { expect, test } from '../support/test.ts'

const DESKTOP = 1024
const PHONES = [
  [390, 844],
  [320, 640],
] as const
const DESKTOPS = [
  [1440, 900],
  [1280, 720],
  [768, 1024],
] as const

test('each panel has its picture, words and a way on, without any script', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false })
  await page.goto('/')

  for (const { title, subtitle, description, link } of copy.panels) {
    const panel = page.getByRole('region', { name: title })
    await expect(panel.getByRole('heading', { name: title })).toBeVisible()
    await expect(panel).toContainText(subtitle)
    await expect(panel).toContainText(description)
    await expect(panel.getByRole('link', { name: `${copy.explore} ${title}` })).toHaveAttribute('href', link)
    await expect(panel.locator('img')).toHaveAttribute('width', /\d/)
    await expect(panel.locator('source[type="image/avif"]').first()).toHaveAttribute('srcset', /\.avif \d+w/)
  }
  await page.close()
})

test('only the first picture is waited for', async ({ page }) => {
  await page.goto('/')
  const pictures = page.locator('.panel img')

  await expect(pictures.nth(0)).toHaveAttribute('fetchpriority', 'high')
  await expect(pictures.nth(0)).not.toHaveAttribute('loading')
  for (const place of [1, 2]) await expect(pictures.nth(place)).toHaveAttribute('loading', 'lazy')
})

test('the panels rise one after the other, 200 ms apart, and only where motion is welcome', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const delays = () =>
    page.locator('.panel').evaluateAll((panels) => panels.map((panel) => getComputedStyle(panel).animationDelay))
  expect(await delays()).toEqual(['0s', '0.2s', '0.4s'])

  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await delays()).toEqual(['0s', '0s', '0s'])
})

test('the words over the pictures can be read at every size: at least 4.5 to 1', { tag: '@desktop' }, async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const sizes = isMobile ? PHONES : DESKTOPS

  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    for (const words of await page.locator('.panel__word:visible').all()) {
      await words.scrollIntoViewIfNeeded()
      const picture = words.locator('xpath=..//img')
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
      const contrast = await contrastOfWhiteOver(words)
      expect(contrast, `${await words.textContent()} at ${width} x ${height}`).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test('side by side or stacked, one wave runs through', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await still(page)
  const places = await page
    .locator('.panel')
    .evaluateAll((panels) => panels.map((panel) => (panel as HTMLElement).offsetTop))
  const waves = await page
    .locator('.panel__wave')
    .evaluateAll((all) => all.map((wave) => wave.getBoundingClientRect().top))
  const isDesktop = (page.viewportSize()?.width ?? 0) >= DESKTOP

  expect(new Set(places).size).toBe(isDesktop ? 1 : 3)
  if (isDesktop) expect(new Set(waves).size).toBe(1)
})

/**
 * The contrast of white words with what lies under them, as WCAG 2 computes it: at the brightest of the
 * pixels, the brightest hundredth left out (glints that are smaller than a letter's stroke).
 */
async function contrastOfWhiteOver(words: Locator): Promise<number> {
  await words.evaluate((element) => {
    element.style.color = 'transparent'
  })
  const { data, info } = await sharp(await words.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })

  const luminances = Array.from({ length: info.width * info.height }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 3, pixel * 3 + 3)
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }).sort((a, b) => a - b)

  return 1.05 / (luminances[Math.floor(luminances.length * 0.99)]! + 0.05)
}

function linear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
