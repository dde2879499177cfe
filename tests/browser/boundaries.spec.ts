import type { Page } from '@playwright/test'
import { launcherCopy } from '#assistant/launcher/words.en.ts'
import { assistantCopy } from '#assistant/words.en.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import { accountCopy } from '#desk/sign-in/words.en.ts'
import { contactCopy as copy } from '#leads/enquiry/words.en.ts'
import { failedFormCopy } from '#leads/form/words.en.ts'
import { officeCopy } from '#site/contact/words.en.ts'
import { errorCopy } from '#site/frame/error-words.en.ts'
import { notFoundCopy } from '#site/not-found/words.en.ts'
import { uiCopy } from '#ui/words.en.ts'
import { aVisitor, enquire, fillIn } from '../support/a-visitor.ts'
import { alive } from '../support/alive.ts'
import { joinDesk, openLead } from '../support/desk.ts'
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

// An extension of the browser takes something out of a page that React wants to change: React fails there.

const { part } = uiCopy
const form = failedFormCopy
const REFERENCE = /^[3-9C-Z]{8}$/

test.skip(({ isMobile }) => !isMobile, 'the same at every width')

test('a form that fails before it was sent says so, is reported, and comes back with what was typed', async ({
  page,
}) => {
  const reported = page.waitForResponse('**/api/client-errors/')
  await page.goto('/contact-us')
  await hydrated(page)
  const name = page.locator('main').getByLabel(copy.labels.full_name)
  await name.fill('Asha Rao')
  await takeOut(page, '.field:has(#full_name)')
  await page.getByRole('button', { name: copy.submit }).click()

  const told = page.getByRole('alert').filter({ hasText: form.unsent.heading })
  await expect(told).toBeFocused()
  await expect(told).toContainText(/[0-9A-F]{8}$/)
  expect((await reported).status()).toBe(204)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.heading)

  await told.getByRole('button', { name: form.unsent.action }).click()
  await expect(name).toHaveValue('Asha Rao')
})

test('a form that fails while it is sent waits for the answer, and says that it was sent, with its reference', async ({
  page,
}) => {
  const answer = await holdRequests(page, '**/api/auth/contacts/')
  await failWhileSending(page)

  answer.resolve()
  const told = page.getByRole('alert').filter({ hasText: form.sent.heading })
  // The report's own number may look like one.
  const line = told.getByRole('paragraph').filter({ hasText: form.sentBefore.reference })
  await expect(line.getByText(REFERENCE)).toBeVisible()

  await told.getByRole('button', { name: form.sent.action }).click()
  await expect(page.locator('main').getByLabel(copy.labels.message)).toHaveValue('')
})

test('a form that fails while it is sent, and gets no answer, says that it was not sent, and keeps it', async ({
  page,
}) => {
  const answer = await holdRequests(page, '**/api/auth/contacts/', 'abort')
  await failWhileSending(page)

  answer.resolve()
  const told = page.getByRole('alert').filter({ hasText: form.unsent.heading })
  await expect(told).toContainText(copy.noResponse)
  await told.getByRole('button', { name: form.unsent.action }).click()
  await expect(page.locator('main').getByLabel(copy.labels.message)).toHaveValue('The bill went up.')
})

test('a bill that fails leaves the questions as they are, and another answer draws it anew', async ({ page }) => {
  await page.goto('/embed/energy-calculator')
  await hydrated(page, '[data-island=calculator] > *')
  const units = page.getByLabel(calculatorCopy.fields.units.kWh, { exact: true })
  await units.fill('95')
  await expect(page.locator('.cliff')).toBeVisible()
  await takeOut(page, '.cliff')
  await units.fill('10000')

  await expect(page.getByRole('alert')).toContainText(part.heading)
  await expect(units).toHaveValue('10000')
  await units.fill('500')
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page.locator('.calc__bill .line').first()).toBeVisible()
})

test('a part below that fails leaves the page as it is, and can be tried again', async ({ page }) => {
  await page.goto('/contact-us')
  await hydrated(page)
  await alive(page, 'map')
  // As an extension does that puts what it finds somewhere else: React looks for it where it was.
  await page.evaluate(() => {
    const [address, button] = ['address', '.needs-script'].map(
      (part) => document.querySelector(`.office-map__foot ${part}`)!,
    )
    address!.append(button!)
  })
  await page.getByRole('button', { name: officeCopy.map.show }).click()

  const told = page.locator('[data-island=map]').getByRole('alert')
  await expect(told).toContainText(part.heading)
  await expect(page.locator('main').getByLabel(copy.labels.message)).toBeVisible()
  await told.getByRole('button', { name: part.again }).click()
  await expect(page.getByRole('button', { name: officeCopy.map.show })).toBeVisible()
})

test('a conversation that fails goes on with the next answer', async ({ page }) => {
  await page.goto('/contact-us')
  await page
    .getByRole('button', { name: /assist/i })
    .first()
    .click()
  await page.getByRole('button', { name: launcherCopy.options.help.name }).click()
  await expect(page.getByRole('log')).toBeVisible()
  await takeOut(page, '.chat > .chips')
  await page.getByLabel(assistantCopy.chat.label).fill('Are you open on Sunday?')
  await page.getByRole('button', { name: assistantCopy.chat.send, exact: true }).click()

  await expect(page.getByRole('log')).toContainText('Sunday: Closed')
})

test('a page of the desk that fails leaves the way to all others, and keeps what was typed', async ({ page }) => {
  const { full_name: name } = await enquire(page.request)
  await joinDesk(page, 'sales')
  await openLead(page, name)
  await hydrated(page)
  const note = page.getByLabel(leadDeskCopy.notes.label)
  await note.fill('Call in the evening.')
  await takeOut(page, '.desk-part > .muted')
  await page.getByRole('button', { name: leadDeskCopy.status.assignToMe }).click()

  const told = page.getByRole('alert').filter({ hasText: part.heading })
  await expect(told).toBeVisible()
  await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible()
  await told.getByRole('button', { name: part.again }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(note).toHaveValue('Call in the evening.')
})

test('an address of the desk that is not there, and a page that cannot be taken away, end in our words, and lead back', async ({
  page,
}) => {
  await joinDesk(page, 'sales')
  await page.goto('/desk/account')
  await hydrated(page)
  await moveWithin(page, '/desk/no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundCopy.heading)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(accountCopy.title)

  await takeOut(page, '.desk')
  await moveWithin(page, '/desk/no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorCopy.heading)
  await expect(page.getByText(errorCopy.explanation)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: errorCopy.home }).click()
  await expect(page).toHaveURL(/\/$/)
})

/** As a link of the desk does, or going back: the router draws what is there, without another document. */
async function moveWithin(page: Page, path: string) {
  await page.evaluate((path) => {
    history.pushState({ ...history.state, key: path }, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
}

async function failWhileSending(page: Page) {
  await page.goto('/contact-us')
  await hydrated(page)
  const main = page.locator('main')
  await fillIn(main, copy.labels, aVisitor({ message: 'The bill went up.' }))
  await takeOut(page, '[type=submit] .btn__words')
  await main.locator('form [type=submit]').click()
  await expect(page.getByRole('alert').filter({ hasText: form.sending.heading })).toBeVisible()
}

async function takeOut(page: Page, selector: string) {
  await page.evaluate((selector) => {
    for (const element of document.querySelectorAll(selector)) element.remove()
  }, selector)
}
