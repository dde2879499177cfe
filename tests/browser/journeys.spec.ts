import { brandName } from '#company/brand-name.ts'
import { enquire, fillIn } from '../support/a-visitor.ts'
import { hydrated } from '../support/hydrated.ts'
import {
  applyForJob,
  expectReceipt,
  goInEachLanguage,
  type Journeys,
  REFERENCE,
  readsRight,
  SAID,
} from '../support/in-each-language.ts'
import { likeAPerson, likeAReader } from '../support/like-a-person.ts'
import { newsletterLinks } from '../support/mailbox.ts'
import { expect } from '../support/test.ts'
import { pathIn, typedIn, VISITORS_LANGUAGES } from '../support/words-in.ts'

/** A ticket is taken from three seconds on. */
const TICKET_MS = 3_100

const JOURNEYS: Journeys = {
  async 'an enquiry is mended, sent and answered by a receipt'({ page, language, words, email }) {
    const { contactCopy: copy } = words
    const main = page.locator('main')
    await page.goto(pathIn(language, '/contact-us'))
    await hydrated(page)
    const { name: full_name, message } = SAID[language]
    await fillIn(main, copy.labels, { full_name, email: 'sheela@nowhere', message })
    await page.getByRole('button', { name: copy.submit }).click()
    await expect(main.getByText(copy.errors.email)).toBeVisible()
    await expect(main.getByText(copy.errors.phone_number)).toBeVisible()
    await readsRight(page)

    await fillIn(main, copy.labels, { email, phone_number: typedIn(language, '98480 12345') })
    await likeAPerson(page)
    await page.getByRole('button', { name: copy.submit }).click()
    await expect(page.getByRole('heading', { name: copy.success })).toBeVisible()
    const reference = (await page.getByText(REFERENCE).textContent()) ?? ''
    await expectReceipt(reference, email, language)
    await readsRight(page)
  },

  async 'a home audit is booked'({ page, language, words, email }) {
    const { auditCopy: copy } = words
    const main = page.locator('main')
    await page.goto(pathIn(language, '/book-audit'))
    await hydrated(page)
    await main.getByLabel(copy.labels.country).selectOption('IN')
    await main.getByLabel(copy.labels.state).selectOption('IN-TS')
    for (const [field, text] of Object.entries({
      fullName: SAID[language].name,
      phoneNumber: typedIn(language, '9848012345'),
      email,
      city: 'Hyderabad',
      pincode: typedIn(language, '500 081'),
      addressLine1: typedIn(language, '12 Lake Road'),
    }))
      await main
        .getByLabel(copy.labels[field as keyof typeof copy.labels])
        .and(main.locator(`[name=${field}]`))
        .fill(text)
    await readsRight(page)
    await likeAPerson(page)
    await main.getByRole('button', { name: copy.submit }).click()

    await expect(page.getByRole('heading', { name: copy.done.heading })).toBeVisible()
    const reference = (await page.getByText(REFERENCE).textContent()) ?? ''
    await expectReceipt(reference, email, language)
  },

  async 'an application is sent with its file'(visitor) {
    await expectReceipt(await applyForJob(visitor), visitor.email, visitor.language)
  },

  async 'the newsletter is asked for, confirmed and left'({ page, language, words, email }) {
    const { newsletterCopy: copy, newsletterFormCopy: formCopy, newsletterEmailCopy: mails } = words
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto(pathIn(language, '/newsletter'))
    const form = page.locator('main form')
    await fillIn(form, copy.labels, { full_name: SAID[language].name, email })
    await likeAReader(page, TICKET_MS)
    await form.getByRole('button', { name: formCopy.submit }).click()
    await expect(heading).toHaveText(copy.plain.sent)

    const { confirm } = await newsletterLinks(email, 1, mails.confirm.subject(brandName()), language)
    await page.goto(confirm)
    await readsRight(page)
    await page.getByRole('button', { name: copy.confirm.button }).click()
    await expect(heading).toHaveText(copy.confirm.done)

    const { preferences, unsubscribe } = await newsletterLinks(email, 2, mails.welcome.subject(brandName()), language)
    await page.goto(preferences)
    await readsRight(page)
    await page.goto(unsubscribe)
    await page.getByRole('button', { name: copy.unsubscribe.button }).click()
    await expect(heading).toHaveText(copy.unsubscribe.done)
  },

  async 'a bill is worked out'({ page, language, words }) {
    const { calculatorCopy: copy } = words
    await page.goto(pathIn(language, '/embed/energy-calculator#units=342&loadKw=1'))
    await hydrated(page, '[data-island=calculator] > *')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.heading)
    await page.getByLabel(copy.fields.units.kWh, { exact: true }).fill(typedIn(language, '95'))
    await expect(page.locator('.bill__total')).toContainText('₹322.70')
    await readsRight(page)
  },

  async 'the assistant answers from pages of the language, and hands over to a person'({
    page,
    language,
    words,
    email,
  }) {
    const { assistantCopy: copy, launcherCopy: launcher, enquiryKindCopy, contactCopy } = words
    await page.goto(pathIn(language, '/about-us'))
    await page.getByRole('button', { name: launcher.open }).click()
    await page.getByRole('button', { name: launcher.options.help.name }).click()
    await page.getByLabel(copy.chat.label).fill(SAID[language].question)
    await page.getByRole('button', { name: copy.chat.send, exact: true }).click()
    const answer = page.locator('.msg--in .cited').first()
    await expect(answer).toContainText(VISITORS_LANGUAGES[language].letters)
    await expect(answer.getByRole('link')).toHaveAttribute('href', new RegExp(`^${pathIn(language, '/')}`))
    await readsRight(page)

    const panel = page.getByRole('dialog')
    await page.locator('.chat__always').getByRole('button', { name: copy.chat.person }).click()
    const person = { full_name: SAID[language].name, email, phone_number: typedIn(language, '98480 12345') }
    await fillIn(panel, contactCopy.labels, person)
    await expect(panel.getByLabel(copy.handOver.message)).toHaveValue(new RegExp(enquiryKindCopy.conversation))
    await panel.getByRole('button', { name: copy.handOver.submit }).click()
    await expect(page.getByRole('log')).toContainText(copy.handOver.sent)
  },

  async 'the page of one’s own enquiry is opened from the receipt, and added to'({
    page,
    request,
    language,
    words,
    email,
  }) {
    const { ownPageCopy: copy } = words
    const { name: full_name, message } = SAID[language]
    const { reference } = await enquire(request, { full_name, email, message }, pathIn(language, ''))
    const receipt = await expectReceipt(reference, email, language)
    const [, link = ''] = /href="([^"]*\/your-enquiry\/[^"]+)"/.exec(receipt.html ?? '') ?? []
    await page.goto(new URL(link).pathname)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.title)
    await expect(page.locator('main').getByText(copy.standings.new)).toBeVisible()
    await expect(page.locator('main').getByText(SAID[language].message)).toBeVisible()

    await page.locator('main').getByRole('textbox', { name: copy.add.message }).fill(SAID[language].question)
    await page.locator('main').getByRole('button', { name: copy.add.submit }).click()
    await expect(page.locator('main').getByRole('status')).toHaveText(copy.done.added!)
    await expect(page.locator('main').getByText(SAID[language].question)).toBeVisible()
    await readsRight(page)
  },
}

goInEachLanguage(JOURNEYS)
