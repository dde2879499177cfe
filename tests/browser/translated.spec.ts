import type { Page } from '@playwright/test'
import { launcherCopy } from '#assistant/launcher/words.en.ts'
import { assistantCopy } from '#assistant/words.en.ts'
import { kvahCopy } from '#calculator/kvah/words.en.ts'
import { openings } from '#company/openings/first-openings.en.ts'
import { applicationCopy } from '#leads/application/words.en.ts'
import { contactCopy as copy } from '#leads/enquiry/words.en.ts'
import { auditCopy } from '#leads/home-audit/words.en.ts'
import { blogCopy } from '#site/blog/words.en.ts'
import { errorCopy } from '#site/frame/error-words.en.ts'
import { uiCopy } from '#ui/words.en.ts'
import { aVisitor, fillIn } from '../support/a-visitor.ts'
import { alive } from '../support/alive.ts'
import { aPdf } from '../support/documents.ts'
import { holdScripts } from '../support/hold-requests.ts'
import { hydrated } from '../support/hydrated.ts'
import { likeAPerson } from '../support/like-a-person.ts'
import { mailsAbout } from '../support/mailbox.ts'
import { expect, test } from '../support/test.ts'
import { type Translation, translatePages } from '../support/translator.ts'

// A part of the journeys, over translated pages. All of them: npm run test:translated.

const TRANSLATIONS: Record<string, Translation> = {
  'before its scripts came': { begins: 'before', words: 'changed' },
  'once it was alive': { begins: 'after', words: 'changed' },
}
const REFERENCE = /^[3-9C-Z]{8}$/

test.skip(({ isMobile }) => !isMobile, 'the same at every width')

for (const [when, translation] of Object.entries(TRANSLATIONS)) {
  test(`an enquiry from a page that was translated ${when} is sent, and its reference shown`, async ({ page }) => {
    await translatePages(page.context(), translation)
    await page.goto('/contact-us')
    await translated(page)
    await page.locator('main').getByLabel(copy.labels.full_name).fill('Asha Rao')
    await page.getByRole('button', { name: copy.submit }).click()
    const summary = page.locator('.errbox')
    const wrong = page.locator('main [aria-invalid=true]')
    await expect(wrong).toHaveCount(3)

    const { email, phone_number } = aVisitor()
    await fillIn(page.locator('main'), copy.labels, { email, phone_number })
    await expect(wrong).toHaveCount(1)
    await page
      .locator('main')
      .getByLabel(copy.labels.message)
      .fill(`The bill went up. The page was translated ${when}.`)
    await expect(summary).toBeHidden()
    await likeAPerson(page)
    await page.getByRole('button', { name: copy.submit }).click()

    await expect(page.getByRole('heading', { name: copy.success })).toBeVisible()
    const reference = await page.getByText(REFERENCE).textContent()
    expect(await mailsAbout(reference!, 2)).toHaveLength(2)
    await expect(page.getByText(errorCopy.heading)).toBeHidden()
  })

  test(`no old number stays in a calculator that was translated ${when}`, async ({ page, browser, baseURL }) => {
    const plain = await browser.newPage({ baseURL })
    await translatePages(page.context(), translation)
    for (const each of [page, plain]) {
      await each.goto('/embed/energy-calculator')
      await hydrated(each, '[data-island=calculator] > *')
    }
    await translated(page)

    for (const units of ['342', '500', '90', '10000']) await fill('units', units)
    for (const state of ['IN-MH', 'IN-DL', 'IN-TS']) await choose('state', state)
    await take('kvah')
    await fill('work', '20000')
    await take('check')
    await fill('units', '95')
    await plain.close()

    async function fill(name: string, value: string) {
      for (const each of [page, plain]) await each.locator(`[name=${name}]`).first().fill(value)
      await expectSameWords(page, plain)
    }

    async function choose(name: string, value: string) {
      for (const each of [page, plain]) await each.locator(`[name=${name}]`).selectOption(value)
      await expectSameWords(page, plain)
    }

    async function take(mode: string) {
      for (const each of [page, plain]) await each.locator(`label:has([name=mode][value=${mode}])`).click()
      await expectSameWords(page, plain)
    }
  })

  test(`the kVAh simulator follows the hand on a page that was translated ${when}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const plain = await browser.newPage({ baseURL })
    await translatePages(page.context(), translation)
    for (const each of [page, plain]) {
      await each.goto('/smart-business#kvah-billing')
      await hydrated(each)
      // What comes alive is drawn anew where it was translated before.
      await expect(() => alive(each, 'kvah-simulator')).toPass()
      for (const units of ['20000', '350']) await each.getByLabel(kvahCopy.kwh).fill(units)
      await each.getByLabel(kvahCopy.known).selectOption('kvarh')
      await each.getByLabel(kvahCopy.lag).fill('120')
    }

    await expectSameWords(page, plain, '.simulator')
    await plain.close()
  })
}

test('what was typed and focused before the scripts came outlives a page that is drawn anew', async ({ page }) => {
  await translatePages(page.context(), { begins: 'before', words: 'changed' })
  const line = await holdScripts(page)
  await page.goto('/contact-us', { waitUntil: 'commit' })
  const name = page.locator('main').getByLabel(copy.labels.full_name)
  const message = page.locator('main').getByLabel(copy.labels.message)
  await name.fill('Asha Rao')
  await message.focus()
  await page.keyboard.type('The bill went up.')
  await page.keyboard.press('ArrowLeft')
  const written = await message.elementHandle()

  line.resolve()
  await hydrated(page)

  expect(await written!.evaluate((element) => element.isConnected)).toBe(false)
  await expect(name).toHaveValue('Asha Rao')
  await expect(message).toHaveValue('The bill went up.')
  await expect(message).toBeFocused()
  await page.keyboard.type(' again')
  await expect(message).toHaveValue('The bill went up again.')
  await expect(page.locator('html[data-started].translated-ltr')).toBeAttached()
})

test('a letter that is typed just as a part that is drawn anew comes alive stays, and so does the focus', async ({
  page,
}) => {
  await translatePages(page.context(), { begins: 'before', words: 'changed' })
  await page.addInitScript(typeAsFormComesAlive)
  await page.goto('/contact-us')
  const name = page.locator('main').getByLabel(copy.labels.full_name)
  await expect(name).toHaveValue('A')

  await page.keyboard.insertText('sha')
  await hydrated(page)
  await expect(name).toHaveValue('Asha')
})

test('a form that was sent before the scripts came is sent from a page that is drawn anew', async ({ page }) => {
  await translatePages(page.context(), { begins: 'before', words: 'changed' })
  const line = await holdScripts(page)
  await page.goto('/contact-us', { waitUntil: 'commit' })
  const main = page.locator('main')
  await fillIn(main, copy.labels, aVisitor({ message: 'The meter jumped.' }))
  await likeAPerson(page)
  await main.getByRole('button', { name: copy.submit }).tap()
  line.resolve()

  await expect(page.getByText(REFERENCE)).toBeVisible()
})

test('a menu that was opened before the scripts came stays open, and its links lead on', async ({ page }) => {
  await translatePages(page.context(), { begins: 'before', words: 'changed' })
  const line = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('.menu > summary').tap()
  line.resolve()
  await hydrated(page)

  await expect(page.locator('.menu')).toHaveAttribute('open', '')
  await page.locator('.menu a[href="/about-us"]').tap()
  await expect(page).toHaveURL('/about-us')
  await expect(page.locator('.menu')).not.toHaveAttribute('open')
})

test('an application with its file, chosen before the scripts came, is sent from a translated page', async ({
  page,
}) => {
  await translatePages(page.context(), { begins: 'before', words: 'changed' })
  const { labels, success } = applicationCopy
  await page.goto(`/careers/${openings[0]!.id}`, { waitUntil: 'commit' })
  const main = page.locator('main')
  await main.getByLabel(labels.resume).setInputFiles({
    name: 'resume.pdf',
    mimeType: 'application/pdf',
    buffer: aPdf(),
  })
  await main.getByLabel(labels.full_name).fill('Meera P')
  await hydrated(page)
  await expect(page.getByRole('group', { name: 'resume.pdf' })).toBeVisible()
  const { email, phone_number } = aVisitor()
  await fillIn(main, labels, { email, phone_number, cover_letter: 'I measure.' })
  await likeAPerson(page)
  await page.getByRole('button', { name: applicationCopy.submit }).click()

  await expect(page.getByRole('heading', { name: success })).toBeVisible()
  await expect(page.getByText(REFERENCE)).toBeVisible()
})

test('a file that is chosen from a list that was open while the form was drawn anew is not lost', async ({ page }) => {
  await translatePages(page.context(), { begins: 'before', words: 'changed' })
  const { labels } = applicationCopy
  const line = await holdScripts(page)
  await page.goto(`/careers/${openings[0]!.id}`, { waitUntil: 'commit' })
  const control = (await page.locator('main').getByLabel(labels.resume).elementHandle())!
  await control.scrollIntoViewIfNeeded()
  line.resolve()
  await hydrated(page, 'main form')
  expect(await control.evaluate(({ isConnected }) => isConnected)).toBe(false)

  await control.setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: aPdf() })
  await expect(page.getByRole('group', { name: 'resume.pdf' })).toBeVisible()
})

test('a home audit is booked in the dialog of a translated page', async ({ page }) => {
  await translatePages(page.context(), { begins: 'after', words: 'changed' })
  await page.goto('/smart-home#book-audit')
  const dialog = page.getByRole('dialog')
  await translated(page)
  await dialog.getByLabel(auditCopy.labels.country).selectOption('IN')
  await dialog.getByLabel(auditCopy.labels.state).selectOption('IN-TS')
  const asha = { fullName: 'Asha Rao', phoneNumber: '9848012345', email: 'asha@example.com' }
  const home = { city: 'Hyderabad', pincode: '500081', addressLine1: '12 Lake Road' }
  await fillIn(dialog, auditCopy.labels, { ...asha, ...home })
  await likeAPerson(page)
  await dialog.getByRole('button', { name: auditCopy.submit }).click()

  await expect(dialog.getByRole('heading', { name: auditCopy.done.heading })).toBeVisible()
  await expect(dialog.getByText(REFERENCE)).toBeVisible()
})

test('the assistant answers on a translated page, and hands over', async ({ page }) => {
  await translatePages(page.context(), { begins: 'before', words: 'changed' })
  await page.goto('/contact-us')
  await page
    .getByRole('button', { name: /assist/i })
    .first()
    .click()
  await page.getByRole('button', { name: launcherCopy.options.help.name }).click()
  for (const question of ['When will I get my refund?', 'Are you open on Sunday?']) {
    await page.getByLabel(assistantCopy.chat.label).fill(question)
    await page.getByRole('button', { name: assistantCopy.chat.send, exact: true }).click()
    await expect(page.locator('.msg--me').last()).toContainText(question, { ignoreCase: true })
    await expect(page.locator('.msg--t')).toBeHidden()
  }
  await expect(page.getByRole('log')).toContainText('Sunday: Closed', { ignoreCase: true })
  await page.locator('.chat__always').getByRole('button', { name: assistantCopy.chat.person }).click()
  const panel = page.getByRole('dialog')
  await fillIn(panel, copy.labels, aVisitor())
  await panel.getByRole('button', { name: assistantCopy.handOver.submit }).click()

  await expect(page.getByRole('log')).toContainText(assistantCopy.handOver.sent, { ignoreCase: true })
})

test('on translated pages one moves, searches and turns pictures as on others', async ({ page }) => {
  await translatePages(page.context(), { begins: 'after', words: 'changed' })
  await page.goto('/')
  await hydrated(page)
  await page.locator('.menu > summary').tap()
  await page.locator('.menu a[href="/our-products"]').tap()
  await expect(page).toHaveURL('/our-products')
  await page.getByRole('button', { name: uiCopy.carousel.next }).first().click()
  await expect(page.locator('.carousel__thumbs button').nth(1)).toHaveAttribute('aria-current', 'true')

  await page.goto('/blogs')
  await hydrated(page)
  for (const word of ['capacitor', 'audit']) {
    await page.getByRole('searchbox').fill(word)
    await page.getByRole('button', { name: blogCopy.search.submit }).click()
    await expect(page.locator('.blogs__found')).toContainText(word, { ignoreCase: true })
    await expect(page.locator('.blog-card mark').first()).toHaveText(new RegExp(word.slice(0, 5), 'i'))
  }
})

/** Runs in the page: types once React listens to the form, and before it has drawn it. A letter has it draw at once. */
function typeAsFormComesAlive() {
  const { addEventListener } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function (...listening) {
    const name = this instanceof HTMLElement && this.querySelector<HTMLInputElement>('#full_name')
    if (name && listening[0] === 'input') {
      EventTarget.prototype.addEventListener = addEventListener
      queueMicrotask(() => {
        name.focus()
        name.value = 'A'
        name.dispatchEvent(new InputEvent('input', { bubbles: true }))
      })
    }
    return addEventListener.apply(this, listening)
  }
}

/** Until what is given back is called. */
async function translated(page: Page) {
  await expect(page.locator('html.translated-ltr')).toBeAttached()
  await hydrated(
    page,
    (await page.locator('[data-island=calculator]').count()) > 0 ? '[data-island=calculator] > *' : 'main',
  )
  await expect(page.locator('h1 font').first()).toBeAttached()
}

async function expectSameWords(page: Page, plain: Page, part = 'body') {
  await expect(async () => {
    expect(await wordsOf(page, part)).toEqual(await wordsOf(plain, part))
  }).toPass()
}

/** Everything that can be read, but for how a translator wrote it. */
async function wordsOf(page: Page, part: string): Promise<string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: what is not shown does not count
  const text = await page.locator(part).innerText()
  return text.toLowerCase().split(/\s+/)
}
