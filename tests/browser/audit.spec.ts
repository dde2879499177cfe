import type { Locator, Page } from '@playwright/test'
import { auditCopy as copy } from '#leads/home-audit/words.en.ts'
import { ownPageLinkCopy as link } from '#leads/own-page/receipt-words.en.ts'
import { uiCopy } from '#ui/words.en.ts'
import { fillInAudit } from '../support/a-visitor.ts'
import { findViolations } from '../support/find-violations.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { holdTime } from '../support/hold-time.ts'
import { hydrated } from '../support/hydrated.ts'
import { likeAPerson } from '../support/like-a-person.ts'
import { listenForComplaints } from '../support/listen-for-complaints.ts'
import { looksRight } from '../support/looks-right.ts'
import { mailsAbout } from '../support/mailbox.ts'
import { withAndWithoutScripts } from '../support/scripts-or-none.ts'
import { expect, test } from '../support/test.ts'

const { labels, errors, places, done } = copy
const ENDPOINT = '**/api/audits/home-audits/'

test('the form opens over the page, keeps the focus inside, and Escape gives it back', async ({ page }) => {
  const dialog = await openForm(page)

  await expect(dialog.getByRole('heading', { name: copy.heading })).toBeVisible()
  await expect(dialog.getByText(copy.promise)).toBeVisible()
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab')
    expect(
      await dialog.evaluate(
        (element) => element.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')

  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: copy.heading }).first()).toBeFocused()
})

for (const address of ['/smart-home#book-audit', '/smart-home?audit=open']) {
  test(`${address} opens it, once`, async ({ page }) => {
    await page.goto(address)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()

    await dialog.getByRole('button', { name: copy.cancel }).click()
    await expect(page).toHaveURL(/\/smart-home$/)
    await page.reload()
    await hydrated(page)
    await expect(dialog).toBeHidden()
  })
}

test('the page behind neither scrolls nor moves', async ({ page }) => {
  await page.goto('/smart-home')
  await hydrated(page)
  const heading = page.getByRole('heading', { level: 1 })
  const link = page.getByRole('link', { name: copy.heading }).first()
  await link.scrollIntoViewIfNeeded()
  const before = await heading.boundingBox()
  await link.click()

  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await heading.boundingBox()).toEqual(before)
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
})

test('an empty form is told every message of the specification beside its field, and in one line where to begin', async ({
  page,
}) => {
  const dialog = await openForm(page)
  await submit(dialog)

  const summary = dialog.getByRole('alert')
  await expect(summary).toHaveText(uiCopy.errorSummary(Object.keys(errors).length, labels.fullName))
  await expect(dialog.getByLabel(labels.fullName)).toBeFocused()
  for (const message of Object.values(errors)) await expect(dialog.getByText(message)).toBeVisible()
  await expect(dialog.getByLabel(labels.phoneNumber)).toHaveAccessibleDescription(errors.phoneNumber)
  expect(await findViolations(page)).toEqual([])

  await dialog.getByLabel(labels.fullName).fill('Lakshmi Rao')
  await expect(summary).toHaveText(uiCopy.errorSummary(Object.keys(errors).length - 1, labels.phoneNumber))
  await summary.getByRole('link').click()
  await expect(dialog.getByLabel(labels.phoneNumber)).toBeFocused()
  await dialog.getByLabel(labels.addressLine1).fill('12 Tank Road')
  await expect(dialog.getByLabel(labels.addressLine1)).not.toHaveAttribute('aria-invalid')
})

test('the state waits for the country; another country clears it and brings its own', async ({ page }) => {
  const dialog = await openForm(page)
  const country = dialog.getByLabel(labels.country)
  const state = dialog.getByLabel(labels.state)

  await expect(country).toBeEnabled()
  await expect(country.locator('option').first()).toHaveText(places.chooseCountry)
  await expect(state).toBeDisabled()
  await expect(chosen(state)).toHaveText(places.countryFirst)

  await country.selectOption({ label: 'India' })
  await expect(state).toBeEnabled()
  await expect(chosen(state)).toHaveText(places.chooseState)
  await expect(state.locator('option')).toHaveCount(37)
  await state.selectOption({ label: 'Telangana' })

  await country.selectOption({ label: 'Nepal' })
  await expect(state).toBeEnabled()
  await expect(state).toHaveValue('')
  await expect(state.locator('option', { hasText: 'Telangana' })).toHaveCount(0)

  await country.selectOption({ label: 'India' })
  await expect(state).toBeEnabled()
  await expect(state).toHaveValue('')
})

test('while lists are on their way the selects say so and cannot be used', async ({ page }) => {
  const gate = await holdRequests(page, '**/api/geo/**')
  const dialog = await openForm(page)
  await expect(dialog.getByLabel(labels.country)).toBeDisabled()
  await expect(chosen(dialog.getByLabel(labels.country))).toHaveText(places.loadingCountries)
  expect(await findViolations(page)).toEqual([])

  gate.resolve()
  await expect(dialog.getByLabel(labels.country)).toBeEnabled()
})

test('lists that cannot be loaded are empty, logged, and can be tried again with nothing lost', async ({ page }) => {
  const logged = page.waitForEvent(
    'console',
    (message) => message.type() === 'error' && message.text().includes('/api/geo/countries/'),
  )
  await page.route('**/api/geo/countries/', (route) => route.abort())
  const dialog = await openForm(page)
  await dialog.getByLabel(labels.fullName).fill('Lakshmi Rao')

  await expect(chosen(dialog.getByLabel(labels.country))).toHaveText(places.noCountries)
  await logged

  await page.unroute('**/api/geo/countries/')
  await dialog.getByRole('button', { name: places.retry }).click()
  await page.route('**/api/geo/states/**', (route) => route.abort())
  await dialog.getByLabel(labels.country).selectOption({ label: 'India' })
  await expect(chosen(dialog.getByLabel(labels.state))).toHaveText(places.noStates)
  await expect(dialog.getByText(places.statesFailed)).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await page.unroute('**/api/geo/states/**')
  await dialog.getByRole('button', { name: places.retry }).click()
  await dialog.getByLabel(labels.state).selectOption({ label: 'Telangana' })
  await expect(dialog.getByLabel(labels.fullName)).toHaveValue('Lakshmi Rao')
})

test('a request goes out as specified, is confirmed for three seconds, and leaves an empty form', async ({ page }) => {
  await page.clock.install()
  const dialog = await openForm(page)
  await fillInAudit(dialog)
  const gate = await holdRequests(page, ENDPOINT)
  const sent = page.waitForRequest(ENDPOINT)
  await submit(dialog)

  await expect(dialog.getByRole('button', { name: copy.submitting })).toBeVisible()
  await expect(dialog.getByLabel(labels.fullName)).toBeDisabled()
  expect((await sent).postDataJSON()).toEqual({
    full_name: 'Lakshmi Rao',
    email: expect.stringContaining('@example.com'),
    phone_number: '9848012345',
    address: {
      address_line_1: '12 Tank Road',
      address_line_2: '',
      city_name: 'Hyderabad',
      state: 'IN-TS',
      country: 'IN',
      pincode: '500001',
    },
  })

  await holdTime(page)
  gate.resolve()
  await expect(dialog.getByRole('heading', { name: done.heading })).toBeVisible()
  await expect(dialog.getByText(done.text)).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(2_900)
  await expect(dialog).toBeVisible()
  await page.clock.runFor(200)
  await expect(dialog).toBeHidden()

  await page.clock.resume()
  await page.getByRole('link', { name: copy.heading }).first().click()
  await expect(dialog.getByLabel(labels.fullName)).toHaveValue('')
})

test('the confirmation stays while it has the focus, and carries the reference of the mails', async ({ page }) => {
  await page.clock.install()
  const dialog = await openForm(page)
  await fillInAudit(dialog)
  await holdTime(page)
  await submit(dialog)
  await expect(dialog.getByRole('heading', { name: done.heading })).toBeVisible()
  // The link to one's own page comes first.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: done.close })).toBeFocused()
  await page.clock.resume()
  expect(await findViolations(page)).toEqual([])
  await page.clock.runFor(20_000)
  await expect(dialog).toBeVisible()

  const reference = (await dialog.getByText(/^[3-9C-Z]{8}$/).textContent()) ?? ''
  expect(await mailsAbout(reference, 2)).toHaveLength(2)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
})

test('a photo of the bill that is chosen with the request follows it, and reaches staff', async ({ page }) => {
  const dialog = await openForm(page)
  await fillInAudit(dialog)
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic', 'latin1'), Buffer.alloc(64)])
  const photo = { name: 'our bill.heic', mimeType: 'image/heic', buffer: heic }
  await dialog.locator('input[name=bill_photo]').setInputFiles(photo)
  await likeAPerson(page)
  await submit(dialog)
  await expect(dialog.getByRole('heading', { name: done.heading })).toBeVisible()
  // While it has the focus it stays.
  await page.keyboard.press('Tab')
  await expect(dialog.getByText(link.sent, { exact: true })).toBeVisible()

  const reference = (await dialog.getByText(/^[3-9C-Z]{8}$/).textContent()) ?? ''
  const mails = await mailsAbout(reference, 3)
  expect(mails.some(({ text }) => text?.includes(photo.name))).toBe(true)
})

test('the confirmation stays while the pointer is on it', { tag: '@desktop' }, async ({ page, isMobile }) => {
  test.skip(isMobile, 'there is no pointer that rests')
  await page.clock.install()
  const dialog = await openForm(page)
  await fillInAudit(dialog)
  await holdTime(page)
  await submit(dialog)
  await dialog.getByText(done.text).hover()
  await page.clock.runFor(20_000)
  await expect(dialog).toBeVisible()

  await page.mouse.move(0, 0)
  await page.clock.runFor(3_000)
  await expect(dialog).toBeHidden()
})

for (const way of ['Cancel', 'Close', 'Escape', 'the backdrop'] as const) {
  test(`${way} closes the form and empties it`, async ({ page }) => {
    const dialog = await openForm(page)
    await dialog.getByLabel(labels.fullName).fill('Lakshmi Rao')
    if (way === 'Escape') await page.keyboard.press('Escape')
    else if (way === 'the backdrop') await page.mouse.click(3, 3)
    else await dialog.getByRole('button', { name: way, exact: true }).click()
    await expect(dialog).toBeHidden()

    await page.getByRole('link', { name: copy.heading }).first().click()
    await expect(dialog.getByLabel(labels.fullName)).toHaveValue('')
  })
}

test('a press that begins in a field and ends on the backdrop closes nothing', { tag: '@desktop' }, async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a finger marks no text this way')
  const dialog = await openForm(page)
  const box = (await dialog.getByLabel(labels.fullName).boundingBox())!
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(3, 3)
  await page.mouse.up()

  await expect(dialog).toBeVisible()
})

test('without the network a request is logged and told, nothing is lost, and it can be sent again', async ({
  page,
}) => {
  const logged = page.waitForEvent(
    'console',
    (message) => message.type() === 'error' && message.text().includes('was not sent'),
  )
  const dialog = await openForm(page)
  await fillInAudit(dialog)
  await page.route(ENDPOINT, (route) => route.abort())
  await submit(dialog)

  await expect(dialog.getByRole('alert')).toContainText(copy.noResponse)
  await logged
  await expect(dialog.getByLabel(labels.city)).toHaveValue('Hyderabad')
  await expect(dialog.getByLabel(labels.state)).toHaveValue('IN-TS')

  await page.unroute(ENDPOINT)
  await submit(dialog)
  await expect(dialog.getByRole('heading', { name: done.heading })).toBeVisible()
})

test('the lists come in a browser of 2023 as well', async ({ page }) => {
  // Chrome before 116 and Safari before 17.4 have none.
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'))
  const dialog = await openForm(page)
  await dialog.getByLabel(labels.country).selectOption({ label: 'India' })

  await expect(dialog.getByLabel(labels.state).locator('option[value="IN-TS"]')).toHaveCount(1)
})

test('who closes the form while it is sent is told if it was not', async ({ page }) => {
  const isClosed = await holdRequests(page, ENDPOINT, 'abort')
  const dialog = await openForm(page)
  await fillInAudit(dialog)
  await submit(dialog)
  await expect(dialog.getByRole('button', { name: copy.submitting })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  isClosed.resolve()

  await expect(page.getByRole('alert')).toHaveText(copy.failure)
})

test('a half-filled form is there again after the page was left', async ({ page }) => {
  const dialog = await openForm(page)
  await fillInAudit(dialog)
  await page.goto('/smart-home?audit=open')

  await expect(dialog.getByLabel(labels.city)).toHaveValue('Hyderabad')
  await expect(dialog.getByLabel(labels.country)).toHaveValue('IN')
  await expect(dialog.getByLabel(labels.state)).toHaveValue('IN-TS')
})

withAndWithoutScripts((hasScripts) => {
  test.skip(({ isMobile }) => !isMobile, 'the same at every width')

  test('/book-audit takes a request, its mistakes mended, on a page of its own', async ({ page }) => {
    await page.goto('/book-audit')
    if (hasScripts) await hydrated(page)
    const form = page.getByRole('form', { name: copy.heading })
    await form.getByLabel(labels.fullName).fill('Lakshmi Rao')
    await form.getByLabel(labels.phoneNumber).fill('51234')
    await submit(form)

    await expect(form.getByRole('alert').getByRole('link')).toContainText(labels.phoneNumber)
    await expect(form.getByText(errors.phoneNumber)).toBeVisible()
    await expect(form.getByLabel(labels.fullName)).toHaveValue('Lakshmi Rao')
    await fillInAudit(form)
    await likeAPerson(page)
    await submit(form)

    await expect(page.getByRole('heading', { level: 1, name: done.heading })).toBeVisible()
    const reference = (await page.getByText(/^[3-9C-Z]{8}$/).textContent()) ?? ''
    expect(await mailsAbout(reference, 2)).toHaveLength(2)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the button on the page leads to the form', async ({ page }) => {
    await page.goto('/smart-home')
    await page.getByRole('link', { name: copy.heading }).first().click()
    await expect(page).toHaveURL(/\/book-audit$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.heading)
  })

  test('another country shows its states, and what was typed stays', async ({ page }) => {
    await page.goto('/book-audit')
    const form = page.getByRole('form', { name: copy.heading })
    await form.getByLabel(labels.fullName).fill('Lakshmi Rao')
    await form.getByLabel(labels.country).selectOption({ label: 'Nepal' })
    await page.getByRole('button', { name: places.showStates }).click()

    await expect(page.getByLabel(labels.country)).toHaveValue('NP')
    await expect(page.getByLabel(labels.state).locator('option[value^="NP-"]')).toHaveCount(7)
    await expect(form.getByLabel(labels.fullName)).toHaveValue('Lakshmi Rao')
    await expect(form.getByRole('alert')).toHaveCount(0)
  })

  test('Enter sends the form rather than asking for states', async ({ page }) => {
    await page.goto('/book-audit')
    await page.getByRole('form', { name: copy.heading }).getByLabel(labels.fullName).press('Enter')
    await expect(page.getByRole('alert')).toContainText(labels.fullName)
    await expect(page.getByText(errors.fullName)).toBeVisible()
  })
})

test('/book-audit can be linked with a country and a state chosen', async ({ page }) => {
  await page.goto('/book-audit?country=IN&state=IN-TS')
  await expect(page.getByLabel(labels.state)).toHaveValue('IN-TS')
})

test('/book-audit has its lists in the form alone, and asks for none; who moves there fetches them', async ({
  page,
}) => {
  const asked: string[] = []
  const complaints = listenForComplaints(page)
  page.on('request', (request) => request.url().includes('/api/geo/') && asked.push(request.url()))
  await page.goto('/book-audit')
  await hydrated(page)
  const options = page.getByLabel(labels.country).locator('option')
  const count = await options.count()
  expect(count).toBeGreaterThan(200)
  await page.getByLabel(labels.city).fill('Hyderabad')
  await expect(options).toHaveCount(count)
  expect({ asked, complaints }).toEqual({ asked: [], complaints: [] })

  await page.goto('/contact-us')
  await hydrated(page)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/book-audit' })
    document.querySelector('main')!.append(link)
    link.click()
  })
  await expect(page).toHaveURL('/book-audit')
  await expect(page.getByLabel(labels.country)).toBeEnabled()
  await expect(options).toHaveCount(count)
  await expect(page.getByLabel(labels.state).locator('option')).toHaveCount(37)
})

test('axe finds nothing in the form and on its page, and 320 pixels are wide enough for both', async ({ page }) => {
  for (const address of ['/smart-home?audit=open', '/book-audit']) {
    await page.goto(address)
    await expect(page.getByLabel(labels.country)).toBeEnabled()
    await looksRight(page)
    await page.setViewportSize({ width: 320, height: 568 })
    await expect(page.getByRole('button', { name: copy.submit })).toBeVisible()
  }
})

async function openForm(page: Page) {
  await page.goto('/smart-home')
  await hydrated(page)
  await page.getByRole('link', { name: copy.heading }).first().click()
  const dialog = page.getByRole('dialog', { name: copy.heading })
  await expect(dialog).toBeVisible()
  return page.getByRole('dialog')
}

function submit(form: Locator) {
  return form.getByRole('button', { name: copy.submit }).click()
}

function chosen(select: Locator) {
  return select.locator('option:checked')
}
