import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { clientFilms } from '#content/samples/client-films.ts'
import { smartBusinessCopy as copy } from '#content/smart-business.ts'
import { kvahBill } from '#features/power-factor/kvah-bill.ts'
import { example } from '#features/power-factor/power-factor-example.ts'
import { formatRupees } from '#ui/format-rupees.ts'
import { findViolations } from '../support/find-violations.ts'
import { hydrated } from '../support/hydrated.ts'
import { startSite } from '../support/running-site.ts'

const { lab, films } = copy

test('the slider moves triangle, bill and saving, by keyboard', async ({ page }) => {
  await open(page)
  const slider = page.getByLabel(lab.slider)
  await expect(slider).toHaveAttribute('aria-valuetext', '0.82')
  const before = await page.locator('.triangle').innerHTML()

  await slider.focus()
  await page.keyboard.press('ArrowRight')

  await expect(page.locator('output')).toHaveText('0.83')
  await expect(page.locator('.lab .bill')).toContainText(saving(0.83))
  expect(await page.locator('.triangle').innerHTML()).not.toBe(before)

  await page.keyboard.press('Home')
  await expect(page.locator('.lab .bill')).toContainText(saving(example.lowest))
  await page.keyboard.press('End')
  await expect(page.locator('.lab .bill')).toContainText(lab.nothingToSave)
})

test('leading hangs the triangle below its base and says when it is billed', async ({ page }) => {
  await open(page)
  await page.getByLabel(lab.sides.leading.label).check()

  await expect(page.locator('.lab .bill')).toContainText(lab.leadNote)
  expect(await findViolations(page)).toEqual([])
})

test('the link that works it out carries a message in words', async ({ page }) => {
  await open(page)
  await page.getByLabel(lab.slider).fill('0.75')

  const href = await page.getByRole('link', { name: lab.action }).getAttribute('href')
  const message = new URL(href ?? '', 'http://site').searchParams.get('message')
  expect(message).toBe(lab.message('0.75', 'lagging', '1,00,000', saving(0.75)))
  expect(message?.length).toBeLessThan(1000)
})

test('a film that is not published says so, and what it will show is opened', async ({ page, baseURL }) => {
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!)) outside.push(request.url())
  })
  await open(page)
  const [film] = clientFilms
  await page.getByRole('button', { name: films.play(film!.title) }).press('Enter')

  await expect(page.getByText(films.unpublished)).toBeVisible()
  await expect(page.getByText(film!.outline[0]!)).toBeVisible()
  expect(outside).toEqual([])
  expect(await findViolations(page)).toEqual([])
})

test('a published film is fetched from its host on the click and not before, and takes the focus', async ({
  page,
}, testInfo) => {
  let visits = 0
  const host = createServer((_, response) => {
    visits += 1
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Film</title><button>Film</button>')
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const { port } = host.address() as AddressInfo
  await using site = await startSite(testInfo.outputPath('data'), { VIDEO_URLS: `http://127.0.0.1:${port}/film` })

  await page.goto(`${site.url}/smart-business`)
  await hydrated(page)
  await page.locator('#client-films').scrollIntoViewIfNeeded()
  expect(visits).toBe(0)

  await page.getByRole('button', { name: films.play(clientFilms[0]!.title) }).click()
  await expect(page.frameLocator('.film iframe').getByRole('button', { name: 'Film' })).toBeVisible()
  await expect(page.locator('.film iframe')).toBeFocused()
  host.close()
})

test('the floating link about the regulations leads to the explainer', async ({ page }) => {
  await page.goto('/go/kvah-regulations')
  await expect(page).toHaveURL('/smart-business#kvah-billing')
  await expect(page.locator('#kvah-billing')).toBeInViewport()
})

test('nothing is wider than a phone of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/smart-business')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the worked bill, every fact with its source, the steps, the films and the solutions can be read', async ({
    page,
  }) => {
    await page.goto('/smart-business')

    await expect(page.locator('.lab .bill')).toContainText(saving(example.start))
    for (const { text } of copy.change.facts) await expect(page.getByText(text)).toBeVisible()
    for (const { text } of [...copy.workflow.steps, ...copy.solutions.items]) {
      await expect(page.getByText(text)).toBeVisible()
    }
    await page.getByText(films.outline).first().click()
    await expect(page.getByText(clientFilms[0]!.outline[0]!)).toBeVisible()
    await expect(page.getByLabel(lab.slider)).toBeHidden()
  })
})

async function open(page: Page) {
  await page.goto('/smart-business')
  await hydrated(page)
}

function saving(powerFactor: number): string {
  const { workKwh, paisePerKvah, target } = example
  const [today, corrected] = [powerFactor, target].map((factor) => kvahBill(workKwh, factor, paisePerKvah).paise)
  return formatRupees(today! - corrected!)
}
