import type { Page } from '@playwright/test'
import { answerTroubles } from '#calculator/answers/trouble-words.en.ts'
import { kvahCopy as simulator } from '#calculator/kvah/words.en.ts'
import { firstFacts } from '#company/registers/first-values.ts'
import { filmCopy } from '#site/client-films/words.en.ts'
import { smartBusinessCopy } from '#site/smart-business/words.en.ts'
import { alive } from '../support/alive.ts'
import { findViolations } from '../support/find-violations.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

const { affected } = simulator

test('the slider moves triangle, field, bill and saving, by keyboard', async ({ page }) => {
  await openSimulator(page)
  const slider = page.getByLabel(simulator.slider)
  await expect(bill(page)).toContainText('1,21,951 kVAh')
  await expect(total(page)).toHaveText('₹1,60,200')
  const before = await triangle(page).innerHTML()

  await slider.focus()
  await page.keyboard.press('ArrowRight')

  await expect(page.getByLabel(simulator.pf, { exact: true })).toHaveValue('0.83')
  await expect(bill(page)).toContainText('1,20,482 kVAh')
  await expect(total(page)).toHaveText('₹1,48,960')
  expect(await triangle(page).innerHTML()).not.toBe(before)
  await expect(triangle(page)).toHaveAttribute('aria-label', simulator.triangle.label('1,00,000', '67,200', '1,20,482'))

  await page.keyboard.press('End')
  await expect(bill(page)).toContainText(simulator.nothing)
})

test('the day of the workshop has the month of its bill: 1,000 kVArh in 400 hours of work, 6,000 in the other 320', async ({
  page,
}) => {
  await page.goto('/smart-business')
  await expect(page.locator('.lead-lag svg')).toHaveAccessibleName(smartBusinessCopy.change.day.label('2.5', '18.8'))
})

test('capacitors left on: the warning, what they cost, and nothing that sells more of them', async ({ page }) => {
  await openSimulator(page)
  await page.getByLabel(simulator.kwh).fill('10,000')
  await page.getByLabel(simulator.known).selectOption('kvarh')

  await expect(bill(page)).toContainText('10,050 kVAh')
  await expect(bill(page)).toContainText('12,207 kVAh')
  await expect(page.locator('.warning')).toContainText(simulator.warning('21.5'))
  await expect(total(page)).toHaveText('₹16,498')
  await expect(bill(page)).not.toContainText(simulator.kvar)
  expect(await findViolations(page)).toEqual([])

  await page.getByLabel(simulator.counted).selectOption('no')
  await expect(bill(page)).toContainText('10,050 kVAh')
  await expect(page.getByText(simulator.triangle.leadIgnored)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('on a phone the page is ten screens long at most, its foot included', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a large screen shows two things side by side')
  await openSimulator(page)
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThanOrEqual(10)
})

test('one’s own quotation is paid back in a range that says what it is made of', async ({ page }) => {
  await openSimulator(page)
  await page.getByText(simulator.correction).click()
  await page.getByLabel(simulator.kw, { exact: true }).fill('400')
  await page.getByLabel(simulator.quoteFrom).fill('6,00,000')
  await page.getByLabel(simulator.quoteTo, { exact: true }).fill('9,00,000')

  const payback = page.locator('.line', { hasText: simulator.payback })
  await expect(payback).toContainText('3.7 to 7 months')
  await expect(payback).toContainText('₹6,00,000 ÷ ₹1,60,200')
  await expect(payback).toContainText(simulator.assumed)
  await expect(page.locator('.line', { hasText: simulator.kvar })).toContainText('222.2 kVAr')

  await page.getByLabel(simulator.quoteTo, { exact: true }).fill('5')
  await expect(page.getByText(answerTroubles.range)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('four questions say whether one is affected, and what to look for where no rule is known', async ({ page }) => {
  await openSimulator(page)
  await expect(bill(page)).toContainText(affected.leadReported['IN-TS']!)
  // Once on the page: what follows from the answers has a name of its own.
  await page.getByText(affected.heading).click()

  await page.getByLabel(affected.state).selectOption('IN-NL')
  await expect(bill(page)).toContainText(affected.kvahUnrecorded('Nagaland'))
  await expect(bill(page)).toContainText(affected.leadUnknown('Nagaland'))
  await expect(page.getByText(simulator.rateHint)).toBeVisible()

  await page.getByLabel(affected.showsKvah).selectOption('yes')
  await page.getByLabel(affected.showsLead).selectOption('no')
  await expect(bill(page)).toContainText(affected.kvahYes)
  await expect(bill(page)).toContainText(affected.leadNo)
})

test('the result goes into a message that the visitor sees and changes', async ({ page }) => {
  await openSimulator(page)
  await page.getByLabel(simulator.slider).fill('0.75')
  await expect(bill(page)).toContainText('1,33,333 kVAh')
  await page.getByRole('link', { name: simulator.ask }).click()

  const message = page.locator('textarea')
  await expect(message).toHaveValue(/Power factor: 0\.75\. Billed: 1,33,333 kVAh/)
  await hydrated(page)
  await message.fill('Call me instead.')
  await expect(message).toHaveValue('Call me instead.')
})

test('what was typed before the script came counts, and the tab remembers it', async ({ page }) => {
  const script = await holdRequests(page, '**/assets/kvah-simulator-*.js')
  await open(page)
  await page.getByLabel(simulator.pf, { exact: true }).fill('0.7')
  script.resolve()
  await expect(bill(page)).toContainText('1,42,857 kVAh')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('kvah'))).toContain('pf=0.7')

  await page.goto('/about-us')
  await openSimulator(page)
  await expect(page.getByLabel(simulator.pf, { exact: true })).toHaveValue('0.7')
})

test('the link to the whole bill takes the answers along', async ({ page }) => {
  await openSimulator(page)
  await page.getByLabel(simulator.slider).fill('0.9')
  await page.getByRole('link', { name: simulator.whole }).click()

  const calculator = page.frameLocator('iframe')
  await expect(calculator.getByLabel(simulator.pf, { exact: true })).toHaveValue('0.9')
  await expect(calculator.locator('.lines').first()).toContainText('1,11,111 kVAh')
  await expect(calculator.locator('.bill__total')).toContainText('₹77,273')
})

test('the script of the simulator waits until somebody comes near', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'on a large screen it is near from the start')
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await open(page)
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => url.includes('kvah-simulator'))).toEqual([])

  await alive(page, 'kvah-simulator')
})

test('where no film is published there is no button for one: a plot and what to look for', async ({
  page,
  baseURL,
}) => {
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!)) outside.push(request.url())
  })
  await open(page)
  await alive(page, 'film')

  for (const film of firstFacts.films) {
    await expect(page.getByRole('img', { name: film.plot })).toBeVisible()
    await expect(page.getByText(film.outline[0]!)).toBeVisible()
    await expect(page.getByRole('button', { name: filmCopy.play(film.title) })).toHaveCount(0)
  }
  expect(outside).toEqual([])
  expect(await findViolations(page)).toEqual([])
})

test('a published film is fetched from its host on the click and not before, and takes the focus', async ({ page }) => {
  const [film] = firstFacts.films
  const address = '/go/client-film-1'
  await page.route('**/smart-business', async (route) => {
    const response = await route.fetch()
    // As the page is once staff have given the first film its address.
    const html = (await response.text()).replace(
      '&quot;address&quot;:null',
      `&quot;address&quot;:&quot;${address}&quot;`,
    )
    await route.fulfill({ response, body: html })
  })
  let visits = 0
  await page.route(`**${address}`, async (route) => {
    visits += 1
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title><button>Film</button>' })
  })

  await page.goto('/smart-business')
  await alive(page, 'film')
  await page.locator('#client-films').scrollIntoViewIfNeeded()
  expect(visits).toBe(0)

  await page.getByRole('button', { name: filmCopy.play(film!.title) }).click()
  await expect(page.frameLocator('.film iframe').getByRole('button', { name: 'Film' })).toBeVisible()
  await expect(page.locator('.film iframe')).toBeFocused()
})

test('the floating link about the regulations leads to the explainer', async ({ page }) => {
  await page.goto('/go/kvah-regulations')
  await expect(page).toHaveURL('/smart-business#kvah-billing')
  await expect(page.locator('#kvah-billing')).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the worked bill, every fact with its source, the steps, the films and the solutions can be read', async ({
    page,
  }) => {
    await page.goto('/smart-business')

    await expect(total(page)).toHaveText('₹1,60,200')
    await expect(page.getByLabel(simulator.slider)).toBeHidden()
    await page.getByText(smartBusinessCopy.change.factsHeading).click()
    for (const { text } of firstFacts.findings) await expect(page.getByText(text)).toBeVisible()
    for (const { text } of firstFacts.steps.filter(({ list }) => list === 'workflow' || list === 'services')) {
      await expect(page.getByText(text!)).toBeVisible()
    }
    await expect(page.getByText(firstFacts.films[0]!.outline[0]!)).toBeVisible()
  })

  test('the simulator’s form is answered by the server, with what was typed', async ({ page }) => {
    await page.goto('/smart-business')
    await page.getByLabel(simulator.kwh).fill('10000')
    await page.getByLabel(simulator.known).selectOption('kvarh')
    await page.getByRole('button', { name: simulator.submit }).click()

    await expect(page).toHaveURL(/\/embed\/energy-calculator\?mode=kvah/)
    await expect(page.locator('.warning')).toContainText('21.5%')
    await expect(page.locator('.bill__total')).toContainText('₹16,498')
    await page.getByLabel(simulator.lead, { exact: true }).fill('0')
    await page.getByRole('button', { name: simulator.submit }).click()
    await expect(page.locator('.lines').first()).toContainText('10,050 kVAh')
  })
})

async function open(page: Page) {
  await page.goto('/smart-business')
  await hydrated(page)
}

async function openSimulator(page: Page) {
  await page.goto('/smart-business')
  await alive(page, 'kvah-simulator')
}

function bill(page: Page) {
  return page.locator('.simulator .bill')
}

function total(page: Page) {
  return bill(page).locator('.bill__total .price')
}

function triangle(page: Page) {
  return page.locator('.power-triangle svg')
}
