import { companyFacts } from '#company/facts.ts'
import { officeCalendar } from '#company/office-calendar.ts'
import { weekInLines } from '#company/office-hours.ts'
import { addressOf, branchOffices, headOffice } from '#company/offices.ts'
import { contactCopy as copy } from '#leads/enquiry/words.en.ts'
import { callsCopy, officeCopy } from '#site/contact/words.en.ts'
import { uiCopy } from '#ui/words.en.ts'
import { formMessages } from '../../src/leads/form/words.en.ts'
import { aVisitor, fillIn } from '../support/a-visitor.ts'
import { alive } from '../support/alive.ts'
import { holdRequests, holdScripts } from '../support/hold-requests.ts'
import { holdTime } from '../support/hold-time.ts'
import { hydrated } from '../support/hydrated.ts'
import { likeAPerson } from '../support/like-a-person.ts'
import { mailsAbout } from '../support/mailbox.ts'
import { withAndWithoutScripts } from '../support/scripts-or-none.ts'
import { expect, test } from '../support/test.ts'

withAndWithoutScripts((hasScripts) => {
  test.skip(({ isMobile }) => !isMobile, 'the same at every width')

  test('a visitor mends an enquiry, sends it, and gets the reference that the mails carry', {
    tag: '@rehearsal',
  }, async ({ page }) => {
    const email = `${crypto.randomUUID()}@example.com`
    await page.goto('/contact-us')
    const wrong = { full_name: 'शीला Devi', email: 'sheela@nowhere', message: 'The bill went up.' }
    await fillIn(page.locator('main'), copy.labels, wrong)
    await page.getByRole('button', { name: copy.submit }).click()

    const summary = page.locator('main').getByRole('alert')
    await expect(summary).toHaveText(uiCopy.errorSummary(2, copy.labels.email))
    await expect(hasScripts ? page.locator('main').getByLabel(copy.labels.email) : summary).toBeFocused()
    await expect(page.locator('main').getByText(copy.errors.email)).toBeVisible()
    await expect(page.locator('main').getByText(copy.errors.phone_number)).toBeVisible()
    await expect(page.locator('main').getByLabel(copy.labels.full_name)).toHaveValue('शीला Devi')

    await fillIn(page.locator('main'), copy.labels, { email, phone_number: '+91 98480 12345' })
    await likeAPerson(page)
    await page.getByRole('button', { name: copy.submit }).click()

    await expect(page.getByRole('heading', { name: copy.success })).toBeVisible()
    await expect(page.getByRole('link', { name: copy.receipt.steps.home.label })).toBeVisible()
    const reference = (await page.getByText(/^[3-9C-Z]{8}$/).textContent()) ?? ''
    const mails = await mailsAbout(reference, 2)
    expect(mails.map(({ to }) => to?.[0]?.address)).toContain(email)
    expect(mails.map(({ replyTo }) => replyTo?.[0]?.address)).toContain(email)
  })
})

test('an error goes as its field is mended', async ({ page }) => {
  await page.goto('/contact-us')
  await hydrated(page)
  await page.getByRole('button', { name: copy.submit }).click()
  await expect(page.locator('main').getByLabel(copy.labels.email)).toHaveAttribute('aria-invalid', 'true')

  await page.locator('main').getByLabel(copy.labels.email).fill('ravi@example.com')

  await expect(page.locator('main').getByLabel(copy.labels.email)).not.toHaveAttribute('aria-invalid')
  await expect(page.locator('main').getByLabel(copy.labels.full_name)).toHaveAttribute('aria-invalid', 'true')
})

test('while it is sent nothing can be changed; then thanks, a clear form, and a reload after three seconds', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/contact-us')
  await hydrated(page)
  const answer = await holdRequests(page, '**/api/auth/contacts/')

  await fillIn(page.locator('main'), copy.labels, aVisitor({ message: 'The bill went up.' }))
  await page.getByRole('button', { name: copy.submit }).click()
  await expect(page.getByRole('button', { name: copy.sending })).toBeVisible()
  for (const label of Object.values(copy.labels)) await expect(page.locator('main').getByLabel(label)).toBeDisabled()

  await holdTime(page)
  answer.resolve()
  const toast = page.getByRole('status').filter({ hasText: copy.success })
  await expect(toast).toBeVisible()
  for (const label of Object.values(copy.labels)) await expect(page.locator('main').getByLabel(label)).toHaveValue('')
  await expect.poll(() => page.evaluate(() => window.dataLayer)).toContainEqual({ event: 'contact_form_submit' })

  await page.clock.runFor(1_900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toBeHidden()

  const reloaded = page.waitForEvent('load')
  await page.clock.runFor(1_000)
  await reloaded
})

test('the receipt outlives the reload, and goes when it is closed', async ({ page }) => {
  await page.goto('/contact-us')
  await hydrated(page)
  await fillIn(page.locator('main'), copy.labels, aVisitor({ message: 'The bill went up.' }))
  await page.getByRole('button', { name: copy.submit }).click()
  const reference = (await page.getByText(/^[3-9C-Z]{8}$/).textContent()) ?? ''
  await page.reload()
  await hydrated(page)

  await expect(page.getByText(reference)).toBeVisible()
  await page.getByRole('button', { name: copy.receipt.dismiss }).click()
  await expect(page.getByText(reference)).toBeHidden()
})

test('a server that does not answer loses nothing', async ({ page }) => {
  await page.goto('/contact-us')
  await hydrated(page)
  await page.route('**/api/auth/contacts/', (route) => route.abort())

  await fillIn(page.locator('main'), copy.labels, aVisitor({ message: 'The bill went up.' }))
  await page.getByRole('button', { name: copy.submit }).click()

  await expect(page.getByRole('alert').filter({ hasText: copy.noResponse }).first()).toBeVisible()
  await expect(page.locator('main').getByLabel(copy.labels.message)).toHaveValue('The bill went up.')
  await expect(page.locator('main').getByLabel(copy.labels.message)).toBeEnabled()

  await page.unroute('**/api/auth/contacts/')
  await page.getByRole('button', { name: copy.submit }).click()
  await expect(page.getByRole('heading', { name: copy.success })).toBeVisible()
})

test('who comes by a link with a long campaign can write to us all the same', async ({ page }) => {
  await page.goto(`/contact-us?${new URLSearchParams({ utm_source: 'mail', utm_term: 'बिजली का बिल '.repeat(80) })}`)
  await hydrated(page)
  await fillIn(page.locator('main'), copy.labels, aVisitor({ message: 'The bill went up.' }))
  const request = page.waitForRequest('**/api/auth/contacts/')
  await page.getByRole('button', { name: copy.submit }).click()

  await expect(page.getByRole('heading', { name: copy.success })).toBeVisible()
  const said = decodeURIComponent((await request).headers()['x-form-context'] ?? '')
  expect(JSON.parse(said)).toMatchObject({ utm: { utm_source: 'mail' } })
})

test('what was typed is still there when the visitor comes back to the tab', async ({ page }) => {
  await page.goto('/contact-us')
  await hydrated(page)
  await page.locator('main').getByLabel(copy.labels.message).fill('Half a thought')

  await page.goto('/about-us')
  await page.goto('/contact-us')

  await expect(page.locator('main').getByLabel(copy.labels.message)).toHaveValue('Half a thought')
})

test('a message that another page began, changed before the script came, stays as it was changed', async ({ page }) => {
  const line = await holdScripts(page)
  await page.goto('/contact-us?message=Tell+me+more.')
  const message = page.getByLabel(copy.labels.message)
  await expect(message).toHaveValue('Tell me more.')
  await message.fill('Call me instead.')
  line.resolve()

  await hydrated(page)
  await expect(page).toHaveURL('/contact-us')
  await expect(message).toHaveValue('Call me instead.')
})

test('a quick action fills the message, and asks before it replaces what was written', async ({ page }) => {
  const [first, second] = copy.quickActions
  await page.goto('/contact-us')
  await hydrated(page)

  await page.getByRole('button', { name: first.label }).click()
  await expect(page.locator('main').getByLabel(copy.labels.message)).toHaveValue(first.message)
  await expect(page.locator('main').getByLabel(copy.labels.message)).toBeFocused()

  await page.locator('main').getByLabel(copy.labels.message).fill('My own words')
  await page.getByRole('button', { name: second.label }).click()
  await page.getByRole('button', { name: copy.replace.no }).click()
  await expect(page.locator('main').getByLabel(copy.labels.message)).toHaveValue('My own words')

  await page.getByRole('button', { name: second.label }).click()
  await page.getByRole('button', { name: copy.replace.yes }).click()
  await expect(page.locator('main').getByLabel(copy.labels.message)).toHaveValue(second.message)
})

for (const [when, at, expected] of [
  ['on a working day', '2026-11-20T12:00:00+05:30', callsCopy.open],
  ['in the evening', '2026-11-20T18:00:00+05:30', callsCopy.closed],
  ['on a Sunday', '2026-11-22T12:00:00+05:30', callsCopy.closed],
] as const) {
  test(`the hours say ${expected} ${when}, wherever the visitor is`, async ({ browser }) => {
    const context = await browser.newContext({ timezoneId: 'America/New_York' })
    const page = await context.newPage()
    await page.clock.setFixedTime(new Date(at))
    await page.goto('/contact-us')
    await alive(page, 'open-now')
    await expect(page.getByText(expected)).toBeVisible()
    await context.close()
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('whoever pastes far too much into the message is told so, and keeps all else and its beginning', {
    tag: '@rehearsal',
  }, async ({ page }) => {
    await page.goto('/contact-us')
    const main = page.locator('main')
    const farida = aVisitor({ full_name: 'Farida Long' })
    await fillIn(main, copy.labels, farida)
    const message = main.getByLabel(copy.labels.message)
    // As in a browser that lets more be pasted than the field says.
    await message.evaluate((field) => field.removeAttribute('maxlength'))
    await message.fill('Our bill of May. '.repeat(70_000))
    await likeAPerson(page)
    await page.getByRole('button', { name: copy.submit }).click()

    await expect(main.getByText(formMessages.tooLong)).toBeVisible()
    await expect(main.getByLabel(copy.labels.full_name)).toHaveValue('Farida Long')
    await expect(main.getByLabel(copy.labels.phone_number)).toHaveValue(farida.phone_number)
    expect((await message.inputValue()).startsWith('Our bill of May. '.repeat(1_000))).toBe(true)

    await message.fill('Our bill of May, in short.')
    await page.getByRole('button', { name: copy.submit }).click()
    await expect(page.getByText(/^[3-9C-Z]{8}$/)).toBeVisible()
  })

  test('the numbers, the hours, the office and the three branches are there', async ({ page }) => {
    await page.goto('/contact-us')
    const main = page.locator('main')
    const { salesPhone, supportPhone, generalPhone, email } = companyFacts().company
    const hours = weekInLines(officeCalendar()).flat()
    for (const fact of [salesPhone, supportPhone, generalPhone, email, ...hours, addressOf(headOffice()!)]) {
      await expect(main.getByText(fact, { exact: false }).first()).toBeVisible()
    }
    for (const branch of branchOffices()) {
      const { city, phone } = branch
      const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: city }) })
      await expect(card).toContainText(addressOf(branch))
      await expect(card.getByRole('link')).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`)
    }
  })
})

test('the map comes when it is asked for, and is ours where no other is set', async ({ page }) => {
  const framed: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('map')) framed.push(request.url())
  })
  await page.goto('/contact-us')
  await alive(page, 'map')
  expect(framed.filter((url) => url.endsWith('/go/map'))).toEqual([])

  await page.getByRole('button', { name: officeCopy.map.show }).click()
  const map = page.frameLocator(`iframe[title="${officeCopy.map.title}"]`)
  await expect(map.getByRole('link', { name: officeCopy.map.open })).toHaveAttribute('href', /^geo:/)
})
