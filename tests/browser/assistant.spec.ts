import type { Page } from '@playwright/test'
import { launcherCopy as launcher } from '#assistant/launcher/words.en.ts'
import { assistantCopy as copy } from '#assistant/words.en.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import { contactCopy } from '#leads/enquiry/words.en.ts'
import { aVisitor, fillIn } from '../support/a-visitor.ts'
import { findViolations } from '../support/find-violations.ts'
import { holdTime } from '../support/hold-time.ts'
import { hydrated } from '../support/hydrated.ts'
import { likeAReader } from '../support/like-a-person.ts'
import { mailsAbout } from '../support/mailbox.ts'
import { expect, test } from '../support/test.ts'

/** People take longer than two seconds; who does not is looked at before a mail is sent. */
const QUICKEST_MS = 2_100
const OUT_OF_SCOPE = 'Who won the cricket world cup?'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the round button leads to a page where people are asked', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: launcher.link }).click()
    await expect(page).toHaveURL(launcher.linkPath)
  })
})

test('the hint goes after fifteen seconds', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await hydrated(page)
  await holdTime(page)
  const hint = page.getByRole('button', { name: launcher.hint.close })
  await expect(hint).toBeVisible()
  await page.clock.runFor(16_000)
  await expect(hint).toBeHidden()
})

test('the hint speaks of the page, and once closed it stays closed', async ({ page }) => {
  await page.goto('/smart-business')
  await expect(page.getByText(launcher.hint.byPage['/smart-business'][0])).toBeVisible()
  await page.getByRole('button', { name: launcher.hint.close }).click()
  await expect(page.getByRole('button', { name: launcher.hint.close })).toBeHidden()

  await page.reload()
  await expect(page.getByRole('button', { name: launcher.open })).toBeVisible()
  await expect(page.getByRole('button', { name: launcher.hint.close })).toBeHidden()
})

test('all of it is done by keyboard, and Escape gives the focus back', async ({ page }) => {
  await page.goto('/contact-us')
  const button = page.getByRole('button', { name: launcher.open })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: launcher.options.help.name })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const field = page.getByLabel(copy.chat.label)
  await expect(field).toBeVisible()
  await field.focus()
  await page.keyboard.type('Are you open on Sunday?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText('Sunday: Closed')

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button).toBeFocused()
})

test('an answer is in the pages’ own words and its link lands where they stand', async ({ page }) => {
  await openHelp(page)
  await ask(page, 'When will I get my refund?')
  const link = page.getByRole('log').getByRole('link', { name: 'Returns and refunds: Refunds' })
  const sentence = (await page.locator('.cited p').first().textContent()) ?? ''
  await link.click()

  await expect(page).toHaveURL(/returns&refundsPolicy#/)
  await expect(page.locator('main')).toContainText(sentence)
  const heading = page.getByRole('heading', { name: 'Refunds', exact: true })
  await expect(heading).toBeInViewport()
})

test('an answer lands on the heading that it names', async ({ page }) => {
  await openHelp(page)
  await ask(page, 'Do you have a branch in Patna?')
  const link = page.getByRole('log').getByRole('link').first()
  const heading = ((await link.textContent()) ?? '').replace('Contact: ', '')
  await link.click()

  await expect(page).toHaveURL(/\/contact-us#[\w-]+$/)
  await expect(page.locator('main').getByRole('heading', { name: heading, exact: true })).toBeInViewport()
})

test('the conversation outlives the page, and is forgotten when it starts again', async ({ page }) => {
  await openHelp(page)
  await ask(page, 'When will I get my refund?')
  await page.reload()
  await openHelp(page, null)
  await expect(page.getByRole('log')).toContainText('When will I get my refund?')

  await page.getByRole('button', { name: copy.chat.startAgain }).click()
  await expect(page.getByRole('button', { name: copy.paths.bill.label })).toBeVisible()
  await expect(page.getByRole('log')).not.toContainText('When will I get my refund?')
})

test('what our pages do not say is not answered; a person gets the conversation as the visitor leaves it', async ({
  page,
}) => {
  await openHelp(page, '/contact-us')
  await ask(page, OUT_OF_SCOPE)
  await expect(page.getByRole('log')).toContainText(copy.chat.notFound)
  await page.getByRole('log').getByRole('button', { name: copy.chat.person }).click()

  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: copy.handOver.submit }).click()
  await expect(panel).toContainText(contactCopy.errors.email)
  await fillIn(panel, contactCopy.labels, aVisitor())
  const message = panel.getByLabel(copy.handOver.message)
  await expect(message).toHaveValue(new RegExp(OUT_OF_SCOPE.replace('?', '\\?')))
  await message.fill(`${await message.inputValue()}\nAnd my fan hums.`)
  await likeAReader(page, QUICKEST_MS)
  await panel.getByRole('button', { name: copy.handOver.submit }).click()

  await expect(page.getByRole('log')).toContainText(copy.handOver.sent)
  const reference = await page.locator('.ln', { hasText: copy.handOver.reference }).locator('span').last().textContent()
  const mails = await mailsAbout(reference ?? 'none', 2)
  expect(mails.some(({ text, html }) => `${text}${html}`.includes('And my fan hums.'))).toBe(true)
})

test('what is not stored is not promised', async ({ page }) => {
  await openHelp(page)
  await page.getByRole('button', { name: copy.chat.person }).click()
  const panel = page.getByRole('dialog')
  await fillIn(panel, contactCopy.labels, aVisitor())
  await panel.getByLabel(copy.handOver.message).fill('Please call.')
  await page.route('**/api/auth/contacts/', (route) => route.abort())
  await panel.getByRole('button', { name: copy.handOver.submit }).click()

  await expect(panel.getByRole('alert')).toContainText(contactCopy.noResponse)
  await expect(panel).not.toContainText(copy.handOver.sent)
  await expect(panel.getByLabel(copy.handOver.message)).toHaveValue('Please call.')
})

test('a bill is worked out from a state and the units, and says what it does not hold', async ({ page }) => {
  await openHelp(page)
  await page.getByRole('button', { name: copy.paths.bill.label }).click()
  await page.getByRole('button', { name: copy.bill.submit }).click()
  await expect(page.getByRole('dialog')).toContainText(copy.bill.wrongState)

  await page.getByLabel(copy.bill.state, { exact: true }).selectOption({ label: 'Telangana' })
  await page.getByLabel(copy.bill.units).fill('150')
  await page.getByRole('button', { name: copy.bill.submit }).click()
  const log = page.getByRole('log')
  // 100 × ₹3.40 + 50 × ₹4.80, the customer charge of ₹90 and 6 paise a unit of duty.
  await expect(log).toContainText('₹580')
  await expect(log).toContainText('₹679')
  await expect(log).toContainText(copy.bill.without)

  await log.getByRole('link', { name: copy.bill.more }).click()
  const calculator = page.frameLocator('iframe')
  await expect(calculator.getByLabel(calculatorCopy.fields.state, { exact: true })).toHaveValue('IN-TS')
  await expect(calculator.getByLabel(calculatorCopy.fields.units.kWh, { exact: true })).toHaveValue('150')
  await expect(calculator.locator('.calc__bill > .bill__total')).toContainText('₹679')
})

test('the form for a bill stands whole in its panel, and marks what is chosen from a list', async ({ page }) => {
  await openHelp(page)
  await page.getByRole('button', { name: copy.paths.bill.label }).click()
  await expect(page.getByRole('button', { name: copy.bill.submit })).toBeInViewport({ ratio: 1 })
  for (const list of [page.getByLabel(copy.bill.state, { exact: true }), page.getByLabel(copy.bill.area)])
    await expect(list).toHaveCSS('background-image', /^url/)
})

test('where the rates depend on the load, the form says so and keeps what was written', async ({ page }) => {
  await openHelp(page)
  await page.getByRole('button', { name: copy.paths.bill.label }).click()
  await page.getByLabel(copy.bill.state, { exact: true }).selectOption({ label: 'Punjab' })
  await page.getByLabel(copy.bill.units).fill('400')
  await page.getByRole('button', { name: copy.bill.submit }).click()
  await expect(page.getByRole('dialog')).toContainText(copy.problems.needs.load_kw)

  await page.getByLabel(copy.bill.loadKw).fill('3')
  await page.getByRole('button', { name: copy.bill.submit }).click()
  await expect(page.getByRole('log')).toContainText(copy.bill.forUnits(400))
})

test('what a question says of a bill stands in the form already', async ({ page }) => {
  await openHelp(page)
  await page.getByLabel(copy.chat.label).fill('bill for 400 units in punjab')
  await page.getByRole('button', { name: copy.chat.send }).click()
  await expect(page.getByRole('log')).toContainText(copy.paths.bill.saidAll)
  await page.getByRole('log').getByRole('button', { name: copy.paths.bill.label }).click()

  await expect(page.getByLabel(copy.bill.state, { exact: true })).toHaveValue('IN-PB')
  await expect(page.getByLabel(copy.bill.units)).toHaveValue('400')
})

test('a question is bounded, and what it says is text', async ({ page }) => {
  await openHelp(page)
  await expect(page.getByLabel(copy.chat.label)).toHaveAttribute('maxlength', '500')
  await ask(page, '<img src=x onerror=alert(1)> <b>price</b>')
  await expect(page.locator('.msg--me')).toContainText('<img src=x onerror=alert(1)>')
  await expect(page.locator('.chat img')).toHaveCount(0)
})

test('the calculator has the page to itself; left again, the launcher is closed', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: launcher.open }).click()
  await page.getByRole('button', { name: launcher.options.calculator.name }).click()
  await expect(page).toHaveURL('/energy-calculator')
  await expect(page.locator('.asst')).toHaveCount(0)

  await page.goBack()
  await expect(page.getByRole('button', { name: launcher.open })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('axe finds nothing in any state, and nothing scrolls sideways at 320 pixels', async ({ page, isMobile }) => {
  if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
  const states: Record<string, string[]> = {}
  const look = async (state: string) => {
    states[state] = await findViolations(page)
    if (isMobile) expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }

  await page.goto('/about-us')
  await expect(page.getByRole('button', { name: launcher.hint.close })).toBeVisible()
  await look('closed')
  await page.getByRole('button', { name: launcher.open }).click()
  await look('open')
  await page.getByRole('button', { name: launcher.options.help.name }).click()
  await expect(page.getByRole('log')).toBeVisible()
  await look('chat')
  await ask(page, 'When will I get my refund?')
  await ask(page, OUT_OF_SCOPE)
  await look('answers')
  await page.locator('.chat__always').getByRole('button', { name: copy.chat.person }).click()
  await page.getByRole('button', { name: copy.handOver.submit }).click()
  await look('hand-over')
  await page.getByRole('button', { name: copy.handOver.cancel }).click()

  expect(states).toEqual({ closed: [], open: [], chat: [], answers: [], 'hand-over': [] })
})

async function openHelp(page: Page, path: string | null = '/') {
  if (path) await page.goto(path)
  await page.getByRole('button', { name: launcher.open }).click()
  await page.getByRole('button', { name: launcher.options.help.name }).click()
  await expect(page.getByRole('log')).toBeVisible()
}

async function ask(page: Page, question: string) {
  const answers = page.locator('.msg--in:not(.msg--t)')
  const before = await answers.count()
  await page.getByLabel(copy.chat.label).fill(question)
  await page.getByRole('button', { name: copy.chat.send, exact: true }).click()
  await expect(answers).toHaveCount(before + 1)
}
