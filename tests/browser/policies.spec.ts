import type { Page } from '@playwright/test'
import { calculatorCopy as copy } from '#calculator/words.en.ts'
import { byTurns } from '../support/by-night.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'
import { VISITORS_PAGES } from '../support/visitors-pages.ts'

test.skip(({ isMobile }) => !isMobile, 'the same at every width')

declare global {
  interface Window {
    refusedByPolicy: string[]
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.refusedByPolicy = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      window.refusedByPolicy.push(`${violatedDirective} ${blockedURI}`)
    })
  })
})

test('no page, in whatever form it is asked for, breaks its own policy', async ({ page }) => {
  const refused: string[] = []
  for (const path of byTurns(VISITORS_PAGES)) {
    for (const address of [path, `${path}?state=IN-TS&units=200&message=a`]) {
      await page.goto(address)
      await hydrated(page)
      refused.push(...(await refusals(page)).map((each) => `${address}: ${each}`))
    }
  }
  expect(refused).toEqual([])
})

test('a calculator that was asked before its script came is alive after it, and works out what is typed next', async ({
  page,
}) => {
  const units = page.getByLabel(copy.fields.units.kWh, { exact: true })
  const total = page.locator('.calc__bill > .bill__total .price')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/embed/energy-calculator')
  await units.fill('350')
  await units.press('Enter')
  await page.waitForURL(/units=350/)
  await page.unroute('**/assets/*.js')
  await page.reload()
  await hydrated(page, 'form')

  const before = (await total.textContent()) ?? ''
  await units.fill('800')
  await expect(total).not.toHaveText(before)
  expect(await refusals(page)).toEqual([])
})

function refusals(page: Page): Promise<string[]> {
  return page.evaluate(() => window.refusedByPolicy)
}
