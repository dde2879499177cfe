import type { Page } from '@playwright/test'
import { asOf } from '#company/claim-words.en.ts'
import { firstFacts } from '#company/registers/first-values.ts'
import { oneCoralCopy as copy, oneCoralHero } from '#site/one-coral/words.en.ts'
import { COUNT_MS } from '#ui/counter.tsx'
import { alive } from '../support/alive.ts'
import { firstClaims as claims } from '../support/facts.ts'
import { findViolations } from '../support/find-violations.ts'
import { expect, test } from '../support/test.ts'

const { modules, steps } = firstFacts
const LAST = modules.length - 1

test('the first of eight modules is selected, with its features and its use case', async ({ page }) => {
  await open(page)

  await expect(page.getByRole('tab')).toHaveText(modules.map(({ name }) => name))
  await shows(page, 0)
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  for (const feature of modules[0]!.features) await expect(page.getByText(feature)).toBeVisible()
  await expect(page.getByText(modules[0]!.useCase)).toBeVisible()
})

test('all eight are seen at once, at every width', async ({ page }) => {
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await open(page)
    const tabs = await page.getByRole('tab').all()
    const list = (await page.getByRole('tablist').boundingBox())!
    for (const tab of tabs) {
      const box = (await tab.boundingBox())!
      expect(box.x + box.width, `${width} pixels: ${await tab.textContent()}`).toBeLessThanOrEqual(
        list.x + list.width + 1,
      )
    }
  }
})

test('a module that is chosen is named in the address, and the page stays where it is', async ({ page }) => {
  await open(page)
  const tab = page.getByRole('tab', { name: modules[3]!.name })
  await tab.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await tab.click()

  await shows(page, 3)
  await expect(page).toHaveURL(`/one-coral?module=${modules[3]!.slug}`)
  expect(await page.evaluate(() => scrollY)).toBe(before)
  expect(await findViolations(page)).toEqual([])
})

test('arrow keys go round, Home and End to the ends, Tab leaves the tabs', async ({ page }) => {
  await open(page)
  await page.getByRole('tab', { selected: true }).focus()

  for (const [key, place] of [
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', LAST],
    ['ArrowRight', 0],
    ['End', LAST],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key)
    await shows(page, place)
    await expect(page.getByRole('tab', { selected: true })).toBeFocused()
  }

  await page.keyboard.press('Tab')
  await expect(page.getByRole('tab', { selected: true })).not.toBeFocused()
})

test('every module can be looked at, and axe finds nothing', async ({ page }) => {
  for (const [place, { slug }] of modules.entries()) {
    await page.goto(`/one-coral?module=${slug}`)
    await shows(page, place)
    expect(await findViolations(page)).toEqual([])
  }
})

test('a link to a module shows it from the server, and one to none the first', async ({ page, request }) => {
  const html = await (await request.get(`/one-coral?module=${modules[5]!.slug}`)).text()
  expect(html).toMatch(new RegExp(`id="${modules[5]!.slug}"[^>]*data-selected`))

  await page.goto('/one-coral?module=no-such-module')
  await shows(page, 0)
})

test('the page brings the drawing of the selected module, and once it is alive those of all', async ({
  page,
  request,
}) => {
  const drawings = page.locator('.module__picture svg')
  const html = await (await request.get('/one-coral')).text()
  expect(html.match(/class="module__picture"/g)).toHaveLength(1)

  await open(page)
  await expect(drawings).toHaveCount(modules.length)
})

test('the hero books a demo and the end leads to us', async ({ page }) => {
  await page.goto('/one-coral')
  await expect(page.getByRole('link', { name: oneCoralHero.bookDemo })).toHaveAttribute('href', '/contact-us')
  await expect(page.getByRole('link', { name: copy.closing.action })).toHaveAttribute('href', '/contact-us')
})

test('the counters run for two seconds as they come into view, and end on the number', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T10:00:00+05:30') })
  await open(page)
  await page.clock.pauseAt(new Date('2026-11-20T11:00:00+05:30'))
  const counter = page.locator('.claim').filter({ hasText: claims.workflowsAutomated.label }).locator('.reg')
  await counter.scrollIntoViewIfNeeded()

  await expect.poll(async () => page.clock.runFor(16).then(digits)).not.toBe('120')
  await page.clock.runFor(COUNT_MS)
  await expect.poll(digits).toBe('120')
  await expect(page.locator('.claim').first()).toContainText(asOf(claims.workflowsAutomated))

  async function digits() {
    return (await counter.locator('.reg__drum').allTextContents()).join('')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all eight modules can be read', async ({ page }) => {
    await page.goto('/one-coral')
    for (const { summary, useCase } of modules) {
      await expect(page.getByText(summary)).toBeVisible()
      await expect(page.getByText(useCase)).toBeVisible()
    }
    for (const { name } of steps.filter(({ list }) => list === 'benefits'))
      await expect(page.getByText(name)).toBeVisible()
  })

  test('the picture of each module is a link away', async ({ page }) => {
    const [, second] = modules
    await page.goto('/one-coral')
    const picture = page.locator(`#${second!.slug} .module__picture`)
    await expect(picture).toHaveCount(0)

    await page.getByRole('link', { name: `${copy.modules.picture}: ${second!.name}` }).click()
    await expect(picture).toBeInViewport()
  })
})

async function open(page: Page) {
  await page.goto('/one-coral')
  await alive(page, 'modules')
}

async function shows(page: Page, place: number) {
  await expect(page.getByRole('tab', { selected: true })).toHaveText(modules[place]!.name)
  await expect(page.getByRole('heading', { level: 3, name: modules[place]!.name })).toBeVisible()
}
