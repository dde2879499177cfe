import type { Page } from '@playwright/test'
import { appDownloads, appDownloadsCopy } from '#company/app-downloads.en.ts'
import { CHECK_AFTER_MS } from '#leads/form/human-check/human-check.tsx'
import { humanCheckCopy } from '#leads/form/human-check/words.en.ts'
import { newsletterFooterCopy } from '#leads/subscription/footer-words.en.ts'
import { newsletterFormCopy as formCopy } from '#leads/subscription/form-words.en.ts'
import { newsletterCopy as copy } from '#leads/subscription/words.en.ts'
import { analyticsCopy } from '#site/frame/analytics/words.en.ts'
import { alive } from '../support/alive.ts'
import { findViolations } from '../support/find-violations.ts'
import { holdTime } from '../support/hold-time.ts'
import { hydrated } from '../support/hydrated.ts'
import { startOwnSite } from '../support/own-site.ts'
import { expect, test } from '../support/test.ts'

const START = new Date('2026-11-20T10:00:00+05:30')
const TOAST_MS = 2000
const PUZZLE_VALID_MS = 10 * 60_000

test.skip(({ isMobile }) => !isMobile, 'the same at every width')

test('the check comes three seconds after the footer, into a place that was kept for it', async ({ page }) => {
  await openWithClockStopped(page)
  const place = page.locator('.human-check')
  const footer = page.locator('footer')
  const heightBefore = (await footer.boundingBox())?.height

  await page.clock.runFor(CHECK_AFTER_MS - 1)
  await expect(place).toHaveAttribute('data-state', 'waiting')
  await expect(place.getByRole('checkbox')).toHaveCount(0)
  expect(await place.boundingBox()).toMatchObject({ width: 304, height: 78 })

  await page.clock.runFor(1)
  await expect(place.getByRole('checkbox', { name: humanCheckCopy.puzzle.label })).toBeVisible()
  expect(await place.boundingBox()).toMatchObject({ width: 304, height: 78 })
  expect((await footer.boundingBox())?.height).toBe(heightBefore)
  await page.clock.resume()
  expect(await findViolations(page)).toEqual([])
})

test('who comes to the footer later finds the check there', async ({ page }) => {
  await page.clock.install({ time: START })
  await page.goto('/utilities')
  await hydrated(page)
  await page.clock.pauseAt(new Date(START.getTime() + 60_000))
  await alive(page, 'newsletter')

  await page.clock.runFor(1)
  await expect(page.getByRole('checkbox', { name: humanCheckCopy.puzzle.label })).toBeVisible()
  await page.clock.resume()
})

test('subscribing: disabled without the check, told for two seconds, cleared, and the check begins anew', async ({
  page,
}) => {
  await openWithCheck(page)
  const button = page.getByRole('button', { name: formCopy.submit })
  await expect(button).toBeDisabled()

  await fill(page, 'Lakshmi R.', `lakshmi.${Date.now()}@example.com`)
  await pass(page)
  await holdTime(page)
  await button.press('Enter')

  const toast = page.locator('.toast')
  await expect(toast).toHaveText(formCopy.success)
  await page.clock.runFor(TOAST_MS - 1)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1)
  await expect(toast).toHaveCount(0)

  await expect(name(page)).toHaveValue('')
  await expect(email(page)).toHaveValue('')
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await expect(button).toBeDisabled()
  await expect.poll(() => page.evaluate(() => window.dataLayer)).toContainEqual({ event: 'newsletter_subscription' })
})

test('while it is sent the button says so and takes no second press', async ({ page }) => {
  await openWithCheck(page)
  let sent = 0
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/auth/subscriptions/', async (route) => {
    sent += 1
    await answer.promise
    await route.continue()
  })
  await fill(page, 'Lakshmi R.', `busy.${Date.now()}@example.com`)
  await pass(page)
  await holdTime(page)
  await page.getByRole('button', { name: formCopy.submit }).click()

  const busy = page.getByRole('button', { name: formCopy.submitting })
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await busy.click({ force: true })
  answer.resolve()
  await expect(page.locator('.toast')).toHaveText(formCopy.success)
  expect(sent).toBe(1)
})

test('what is missing or no email is said at its field, before anything is sent', async ({ page }) => {
  await openWithCheck(page)
  await fill(page, '', 'not an email')
  await pass(page)
  await page.getByRole('button', { name: formCopy.submit }).click()

  await expect(page.locator('footer')).toContainText(formCopy.errors.full_name)
  await expect(page.locator('footer')).toContainText(formCopy.errors.email)
  await expect(name(page)).toBeFocused()
  expect(await findViolations(page)).toEqual([])
})

test('without the check the specified sentence is told', async ({ page }) => {
  await openWithCheck(page)
  await fill(page, 'Lakshmi R.', 'lakshmi@example.com')
  await holdTime(page)
  await page.locator('.newsletter').evaluate((form: HTMLFormElement) => form.requestSubmit())

  await expect(page.locator('.toast')).toHaveText(formCopy.humanCheck.missing)
})

test('what the server refuses is told, and the check begins anew', async ({ page }) => {
  await openWithCheck(page)
  // Whether the check was passed is the server's to say.
  await page.route('**/api/auth/subscriptions/', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), 'g-recaptcha-response': 'made up' } }),
  )
  await fill(page, 'Lakshmi R.', 'lakshmi@example.com')
  await pass(page)
  await holdTime(page)
  await page.getByRole('button', { name: formCopy.submit }).click()

  await expect(page.locator('.toast')).toHaveText(formCopy.humanCheck.invalid)
  await expect(page.getByRole('button', { name: formCopy.submit })).toBeDisabled()
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await expect(name(page)).toHaveValue('Lakshmi R.')
})

test('no answer is told in the specified words, and nothing typed is lost', async ({ page }) => {
  await openWithCheck(page)
  await page.route('**/api/auth/subscriptions/', (route) => route.abort())
  await fill(page, 'Lakshmi R.', 'lakshmi@example.com')
  await pass(page)
  await holdTime(page)
  await page.getByRole('button', { name: formCopy.submit }).click()

  await expect(page.locator('.toast')).toHaveText(formCopy.noResponse)
  await expect(page.getByRole('button', { name: formCopy.submit })).toBeDisabled()
  await expect(name(page)).toHaveValue('Lakshmi R.')
})

test('a check that cannot be loaded can be asked for again', async ({ page }) => {
  await page.route('**/api/settings/', (route) => route.abort())
  await openWithClockStopped(page)
  await page.clock.runFor(CHECK_AFTER_MS)
  await expect(page.getByText(humanCheckCopy.unreachable)).toBeVisible()

  await page.unroute('**/api/settings/')
  await page.clock.resume()
  await page.getByRole('button', { name: humanCheckCopy.again }).press('Enter')
  await expect(page.getByRole('checkbox', { name: humanCheckCopy.puzzle.label })).toBeVisible()
})

test('a check that does not work says so and can be tried again; one that has expired has to be', async ({ page }) => {
  const { label, status } = humanCheckCopy.puzzle
  await page.route('**/api/captcha/challenge/', (route) => route.abort())
  await openWithCheck(page)
  const box = page.getByRole('checkbox', { name: label })
  await box.press('Space')
  await expect(page.getByText(status.failed)).toBeVisible()
  await expect(box).not.toBeChecked()
  expect(await findViolations(page)).toEqual([])

  await page.unroute('**/api/captcha/challenge/')
  await pass(page)
  await expect(box).toBeChecked()
  await expect(page.getByText(status.solved, { exact: true })).toBeVisible()

  await page.clock.fastForward(PUZZLE_VALID_MS)
  await expect(page.getByText(status.expired)).toBeVisible()
  await expect(box).not.toBeChecked()
  await expect(page.getByRole('button', { name: formCopy.submit })).toBeDisabled()
})

test('a page is counted by us, once, and not for who asks not to be followed', async ({ page, browser, baseURL }) => {
  // A beacon's body is not shown to tests; 204 is the answer to a count that was understood.
  const counted = page.waitForResponse('**/api/counts/')
  await page.goto('/utilities')
  await hydrated(page)
  expect((await counted).status()).toBe(204)

  const context = await browser.newContext({ baseURL })
  await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const private_ = await context.newPage()
  const requests: string[] = []
  private_.on('request', (request) => requests.push(request.url()))
  // Both are sent as the page comes alive, the count before the question for the settings.
  const asked = private_.waitForRequest('**/api/settings/')
  await private_.goto('/utilities')
  await asked
  expect(requests.filter((url) => url.includes('/api/counts/'))).toEqual([])
  await context.close()
})

test('Google Analytics is asked about once, and nothing of it is fetched before the visitor agrees', async ({
  page,
}, testInfo) => {
  await using site = await startOwnSite(testInfo.outputPath('data'), { ANALYTICS_ID: 'G-TEST' })
  const google: string[] = []
  await page.route('https://www.googletagmanager.com/**', (route) => {
    google.push(route.request().url())
    return route.abort()
  })
  const question = page.getByText(analyticsCopy.question)

  await page.goto(site.url)
  await hydrated(page)
  await expect(question).toBeInViewport()
  const [refuse, agree] = [analyticsCopy.refuse, analyticsCopy.agree].map((label) =>
    page.getByRole('button', { name: label, exact: true }),
  )
  expect((await refuse!.boundingBox())?.height).toBe((await agree!.boundingBox())?.height)
  expect(await findViolations(page)).toEqual([])

  await refuse!.press('Enter')
  await expect(question).toBeHidden()
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('button', { name: analyticsCopy.change })).toBeVisible()
  expect(google).toEqual([])

  await page.getByRole('button', { name: analyticsCopy.change }).press('Enter')
  await agree!.press('Enter')
  await expect.poll(() => google).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST'])

  // Whoever has agreed is followed to no address that opens something by itself.
  for (const path of [
    '/consents?token=x',
    '/hi/consents?token=x',
    '/newsletter/confirm?token=x',
    '/contact-us/thanks?page=x',
  ]) {
    await page.goto(site.url + path)
    await expect(page.locator('.choice-again')).toBeVisible()
  }
  expect(google).toHaveLength(1)
  await page.goto(`${site.url}/utilities`)
  await expect.poll(() => google).toHaveLength(2)
})

test('both apps have a code that loads and a link to each store', async ({ page }) => {
  await page.goto('/')
  for (const { slug, name } of appDownloads) {
    const code = page.getByRole('img', { name: appDownloadsCopy.code(name) })
    await code.scrollIntoViewIfNeeded()
    await expect
      .poll(() => code.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true)
    await expect(page.getByRole('link', { name: `${name}, ${appDownloadsCopy.play}` })).toHaveAttribute(
      'href',
      `/go/app-${slug}-play`,
    )
    await expect(page.getByRole('link', { name: `${name}, ${appDownloadsCopy.appStore}` })).toBeVisible()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the footer leads to a page that subscribes', async ({ page }) => {
    await page.goto('/utilities')
    await page.getByRole('button', { name: newsletterFooterCopy.onPage }).click()

    await expect(page).toHaveURL(/\/newsletter/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.heading)
  })
})

/** The clock stands still from before the page is asked for; a key releases its scripts, as a visitor's would, one by one. */
async function openWithClockStopped(page: Page) {
  await page.clock.install({ time: new Date('2026-11-20T09:00:00+05:30') })
  await page.clock.pauseAt(START)
  await page.goto('/utilities')
  await page.keyboard.press('Shift')
  await page.clock.runFor(0)
  await alive(page, 'newsletter')
}

async function openWithCheck(page: Page) {
  await openWithClockStopped(page)
  await page.clock.runFor(CHECK_AFTER_MS)
  await expect(page.getByRole('checkbox', { name: humanCheckCopy.puzzle.label })).toBeVisible()
  await page.clock.resume()
}

async function fill(page: Page, fullName: string, address: string) {
  await name(page).fill(fullName)
  await email(page).fill(address)
}

async function pass(page: Page) {
  await page.getByRole('checkbox', { name: humanCheckCopy.puzzle.label }).press('Space')
  await expect(page.getByRole('button', { name: formCopy.submit })).toBeEnabled()
}

function name(page: Page) {
  return page.locator('footer').getByRole('textbox', { name: newsletterFooterCopy.labels.full_name })
}

function email(page: Page) {
  return page.locator('footer').getByRole('textbox', { name: newsletterFooterCopy.labels.email })
}
