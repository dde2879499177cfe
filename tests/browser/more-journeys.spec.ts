import type { Page } from '@playwright/test'
import { brandName } from '#company/brand-name.ts'
import { PLUG_PICTURES } from '#site/shop/product-pictures.ts'
import { enquire, fillIn } from '../support/a-visitor.ts'
import { alive } from '../support/alive.ts'
import { holdTime } from '../support/hold-time.ts'
import { hydrated } from '../support/hydrated.ts'
import {
  expectReceipt,
  goInEachLanguage,
  type Journeys,
  REFERENCE,
  readsRight,
  SAID,
} from '../support/in-each-language.ts'
import { likeAPerson } from '../support/like-a-person.ts'
import { mailsAbout } from '../support/mailbox.ts'
import { expect } from '../support/test.ts'
import { pathIn, typedIn, VISITORS_LANGUAGES, type Words } from '../support/words-in.ts'

const A_PHOTO = { name: 'bill.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]) }

const JOURNEYS: Journeys = {
  async 'somebody asks what we keep about her'({ page, language, words, email }) {
    const { dataRequestCopy: copy } = words
    const main = page.locator('main')
    await page.goto(pathIn(language, '/privacypolicy'))
    await main.getByRole('link', { name: copy.title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.heading)
    const person = { full_name: SAID[language].name, email, phone_number: typedIn(language, '98480 12345') }
    await fillIn(main, copy.labels, person)
    await main.getByRole('button', { name: copy.submit }).click()
    await expect(main.getByText(copy.errors.right)).toBeVisible()
    await readsRight(page)

    await main.getByLabel(copy.labels.right).selectOption(copy.rights.access)
    await main.getByRole('button', { name: copy.submit }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.thanks.title)
    const receipt = await expectReceipt((await page.getByText(REFERENCE).textContent()) ?? '', email, language)
    await readsRight(page)
    await readsOwnPage(page, receipt.html, words)
  },

  async 'a wrong rate is told from the bill, with a photo of it'({ page, language, words, email }) {
    const { calculatorCopy, correctionCopy: copy } = words
    const main = page.locator('main')
    await page.goto(pathIn(language, '/embed/energy-calculator'))
    await hydrated(page, '#calculator > *')
    const link = await page.getByRole('link', { name: calculatorCopy.bill.wrong }).getAttribute('href')
    await page.goto(link!)
    await hydrated(page, 'main form')
    await page.getByRole('button', { name: copy.submit }).press('Enter')
    await expect(main.getByText(copy.errors.line)).toBeVisible()
    await readsRight(page)

    await main.getByLabel(copy.labels.line).selectOption(copy.lines.energy)
    await main
      .getByLabel(copy.labels.should_be)
      .fill(`₹${typedIn(language, '7.10')} ${SAID[language].message} ${email}`)
    await main.getByLabel(copy.labels.photo).setInputFiles(A_PHOTO)
    await fillIn(main, copy.labels, { full_name: SAID[language].name, email })
    await likeAPerson(page)
    await page.getByRole('button', { name: copy.submit }).click()
    await expect(page.getByRole('heading', { name: copy.success })).toBeVisible()
    const receipt = await expectReceipt((await page.getByText(REFERENCE).textContent()) ?? '', email, language)
    await readsRight(page)
    await readsOwnPage(page, receipt.html, words)
  },

  async 'pages of the blog are turned, and an article is searched for, found and read'({ page, language, words }) {
    const { blogCopy: copy } = words
    const { typed, found } = SAID[language].search
    await page.goto(pathIn(language, `/blogs?page=${typedIn(language, '2')}`))
    await expect(page.getByRole('navigation', { name: copy.pages }).locator('[aria-current=page]')).toHaveText('2')
    await page.getByLabel(copy.search.label).fill(typed)
    await page.getByLabel(copy.search.label).press('Enter')
    await expect(page.locator('.blog-card mark').first()).toContainText(found)
    await readsRight(page)

    await page.locator('.blog-card').filter({ hasText: found }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(VISITORS_LANGUAGES[language].letters)
    await expect(page.locator('.article__text')).toContainText(found)
    await readsRight(page)
  },

  async 'the kVAh simulator follows the hand'({ page, language, words }) {
    const { kvahCopy: copy } = words
    const bill = page.locator('.simulator')
    await page.goto(pathIn(language, '/smart-business#kvah-billing'))
    await hydrated(page, '[data-island=kvah-simulator] > *')
    await page.getByLabel(copy.kwh).fill(typedIn(language, '1,00,000'))
    await page.getByLabel(copy.pf, { exact: true }).fill(typedIn(language, '0.83'))
    await expect(bill).toContainText('1,20,482 kVAh')
    await expect(bill).toContainText('₹1,48,960')
    await readsRight(page)
  },

  async 'what was agreed to is seen from the receipt, and taken back'({ page, request, language, words, email }) {
    const { consentsCopy: copy, enquiryKindCopy } = words
    const { name: full_name, message } = SAID[language]
    const { reference } = await enquire(request, { full_name, email, message }, pathIn(language, ''))
    const receipt = await expectReceipt(reference, email, language)
    const [, link = ''] = /href="([^"]*\/consents\?token=[^"]+)"/.exec(receipt.html ?? '') ?? []
    const { pathname, search } = new URL(link)
    await page.goto(pathname + search)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.title)
    await readsRight(page)

    await page.getByRole('button', { name: copy.withdrawOf(`${enquiryKindCopy.ownName}, ${reference}`) }).click()
    await expect(page.getByRole('status').filter({ hasText: copy.done })).toBeVisible()
    const mails = await mailsAbout(email, 3)
    expect(mails.map(({ subject }) => subject)).toContain(copy.mail.subject)
  },

  async 'who has lost the link to her own page is sent it again'({ page, request, language, words, email }) {
    const { ownPageCopy: copy } = words
    const main = page.locator('main')
    const { name: full_name, message } = SAID[language]
    await enquire(request, { full_name, email, message }, pathIn(language, ''))
    await mailsAbout(email, 2)
    await page.goto(pathIn(language, '/your-enquiry'))
    await main.getByLabel(copy.stale.email).fill('sheela@nowhere')
    await main.getByRole('button', { name: copy.stale.submit }).click()
    await expect(main.getByText(copy.stale.wrong)).toBeVisible()
    await readsRight(page)

    await main.getByLabel(copy.stale.email).fill(email)
    await main.getByRole('button', { name: copy.stale.submit }).click()
    await expect(main.getByText(copy.stale.sent)).toBeVisible()
    const again = (await mailsAbout(email, 3)).find(({ subject }) => subject === copy.mail.again.subject)
    const [, link = ''] = /href="([^"]*\/your-enquiry\/[^"]+)"/.exec(again?.html ?? '') ?? []
    await page.goto(new URL(link).pathname)
    await expect(main.getByText(SAID[language].message)).toBeVisible()
  },

  async 'the newsletter is asked for in the footer, once the check has passed'({ page, language, words, email }) {
    const { humanCheckCopy: check, newsletterFooterCopy: copy, newsletterFormCopy: formCopy } = words
    const footer = page.locator('footer')
    const box = footer.getByRole('checkbox', { name: check.puzzle.label })
    await page.clock.install()
    await page.route('**/api/captcha/challenge/', (route) => route.abort())
    await page.goto(pathIn(language, '/utilities'))
    await alive(page, 'newsletter')
    await box.press('Space')
    await expect(footer.getByText(check.puzzle.status.failed)).toBeVisible()
    await readsRight(page)

    await page.unroute('**/api/captcha/challenge/')
    await footer.getByRole('textbox', { name: copy.labels.full_name }).fill(SAID[language].name)
    await footer.getByRole('textbox', { name: copy.labels.email }).fill(email)
    await box.press('Space')
    await expect(footer.getByText(check.puzzle.status.solved)).toBeVisible()
    await expect(footer.getByRole('button', { name: formCopy.submit })).toBeEnabled()
    await readsRight(page)
    await holdTime(page)
    await footer.getByRole('button', { name: formCopy.submit }).press('Enter')
    await expect(page.locator('.toast')).toHaveText(formCopy.success)
    const [mail] = await mailsAbout(email, 1)
    expect(mail?.subject).toBe(words.newsletterEmailCopy.confirm.subject(brandName()))
  },

  async 'in the shop pictures are turned, and an order is begun in a message'({ page, language, words }) {
    const { contactCopy, shopCopy: copy, uiCopy } = words
    await page.goto(pathIn(language, '/our-products'))
    await expect(page.locator('.price')).toHaveText('₹1,150')
    const name = (await page.getByRole('heading', { level: 1 }).textContent())!
    const pictures = page.getByRole('region', { name: copy.pictures(name) })
    await alive(page, 'carousel')
    await pictures.getByRole('button', { name: uiCopy.carousel.next }).click()
    await expect(pictures.locator('button[aria-current]')).toHaveAccessibleName(
      uiCopy.carousel.picture(2, PLUG_PICTURES.length),
    )
    await readsRight(page)

    await page.getByRole('link', { name: copy.plug.order }).first().click()
    // The script takes the message out of the address once it stands in the form.
    await expect(page).toHaveURL(new RegExp(pathIn(language, '/contact-us')))
    await hydrated(page)
    const message = page.locator('main').getByLabel(contactCopy.labels.message)
    await expect(message).toHaveValue(copy.plug.orderMessage(name, '₹1,150'))
    await readsRight(page)
  },

  async 'a half-written message is there again after another page'({ page, language, words }) {
    const { contactCopy: copy } = words
    const message = page.locator('main').getByLabel(copy.labels.message)
    await page.goto(pathIn(language, '/contact-us'))
    await hydrated(page)
    await message.fill(SAID[language].message)

    await page.locator('.menu summary').tap()
    await page.locator(`.menu a[href="${pathIn(language, '/about-us')}"]`).tap()
    await expect(page).toHaveURL(pathIn(language, '/about-us'))
    await page.goBack()
    await expect(message).toHaveValue(SAID[language].message)
  },

  async 'a bill is worked out by a link, without scripts'({ page, language, words }) {
    const { calculatorCopy: copy } = words
    const asked = new URLSearchParams({ units: typedIn(language, '95'), loadKw: typedIn(language, '1') })
    const html = await (await page.request.get(pathIn(language, `/embed/energy-calculator?${asked}`))).text()
    expect(html).toContain(copy.heading)
    expect(html).toContain('₹322.70')
  },
}

goInEachLanguage(JOURNEYS)

/** The page to which a receipt leads, with what was sent. */
async function readsOwnPage(page: Page, receipt = '', { ownPageCopy: copy }: Words) {
  const [, link = ''] = /href="([^"]*\/your-enquiry\/[^"]+)"/.exec(receipt) ?? []
  await page.goto(new URL(link).pathname)
  await expect(page.getByRole('heading', { name: copy.sent })).toBeVisible()
  await readsRight(page)
}
