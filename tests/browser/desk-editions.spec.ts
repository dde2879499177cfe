import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { openDatabase } from '#database/database.ts'
import { lettersCopy as copy } from '#desk/letters/words.en.ts'
import { editorCopy } from '#desk/posts/words.en.ts'
import { importCopy } from '#desk/subscribers/import/words.en.ts'
import { editionCopy } from '#editions/words.en.ts'
import { archiveCopy } from '#site/newsletter/archive-words.en.ts'
import { joinDesk } from '../support/desk.ts'
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts'
import { findViolations } from '../support/find-violations.ts'
import { listenForComplaints } from '../support/listen-for-complaints.ts'
import { looksRight } from '../support/looks-right.ts'
import { mailsAbout } from '../support/mailbox.ts'
import { SITE_UNDER_TEST } from '../support/site-under-test.ts'
import { aSubscriber, storeSubscribers } from '../support/store-subscribers.ts'
import { expect, test } from '../support/test.ts'
import { insertPicture, text, tool } from '../support/write-article.ts'

test('an admin writes a newsletter of every block, looks at it, checks it, tries it and sends it', async ({
  page,
  isMobile,
}) => {
  const complaints = listenForComplaints(page)
  const subject = `What changes ${randomUUID().slice(0, 8)}`
  // Nobody else of that state confirmed before that day, whatever other tests do meanwhile.
  const state = isMobile ? 'IN-LD' : 'IN-AN'
  const email = `ada-${randomUUID()}@example.com`
  await store(email, { confirmed_at: '1999-12-31T00:00:00.000Z', state_code: state })
  const { email: own } = await joinDesk(page, 'admin')
  await beginLetter(page, subject)
  await text(page).click()
  await page.keyboard.insertText('The order came out.')
  await placeButton(page)
  await placeBill(page)
  await placeArticle(page)
  await insertPicture(page, 'A meter at night')
  await tool(page, editorCopy.rule).click()
  await page.getByLabel(copy.audience.confirmedBefore).fill('2000-01-01')
  await page.locator('summary').filter({ hasText: copy.audience.states }).click()
  await page.locator(`[name=states][value=${state}]`).check()
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await looksRight(page)

  await page.getByRole('button', { name: copy.actions.look }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${copy.preview.title}: ${subject}`)
  const letter = page.frameLocator('iframe')
  await expect(letter.getByRole('heading', { level: 1 })).toHaveText(subject)
  await expect(letter.getByRole('img', { name: 'A meter at night' })).toBeVisible()
  await expect(letter.getByRole('link', { name: 'See prices' })).toBeVisible()
  await expect(letter.getByText(editionCopy.bill.heading(200, 'Kerala'))).toBeVisible()
  await expect(letter.getByRole('link', { name: editionCopy.foot.unsubscribe })).toBeVisible()
  await expect(page.getByRole('row', { name: copy.checks.names.links })).toContainText(copy.checks.verdicts.good)
  await expect(page.getByRole('row', { name: copy.checks.names.receivers })).toContainText(copy.checks.receivers(1))
  await expect(page.getByText(copy.checks.verdicts.bad, { exact: true })).toHaveCount(0)
  for (const look of ['dark', 'plain', 'bare'] as const) {
    await page.getByRole('link', { name: copy.preview.looks[look] }).click()
    await expect(page.locator(`iframe[src*="look=${look}"]`)).toBeVisible()
    await expect(letter.getByRole('heading', { level: 1 })).toHaveText(subject)
    // Without styles nothing holds a picture to the width of a phone.
    if (look !== 'bare')
      await expect
        .poll(() => letter.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth))
        .toBeLessThanOrEqual(0)
  }
  await page.getByRole('link', { name: copy.preview.widths[600] }).click()
  await expectNoSidewaysScroll(page)

  await page.getByRole('link', { name: copy.preview.toEditor }).click()
  await page.getByRole('button', { name: copy.actions.test }).click()
  await expect(page.getByRole('status').filter({ hasText: copy.done.tested(own) })).toBeVisible()
  await mailsAbout(editionCopy.test(subject), 1)

  await page.getByRole('button', { name: copy.actions.send }).click()
  await expect(page.getByRole('alert').filter({ hasText: copy.errors.unsure })).toBeVisible()
  await page.getByLabel(copy.actions.sure).check()
  await page.getByRole('button', { name: copy.actions.send }).click()
  await expect(page.locator('.desk-message--good')).toHaveText(copy.done.send)
  const [mail] = await mailsAbout(email, 1)
  expect(mail).toMatchObject({ subject, text: expect.stringContaining('The order came out.') })
  await expect
    .poll(async () => {
      await page.getByRole('link', { name: copy.progress.again }).click()
      return page.locator('.letter-facts dd').first().textContent()
    })
    .toBe(copy.states.sent)
  await expect(page.getByRole('region', { name: copy.taps.heading })).toContainText('/energy-calculator#')
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('link', { name: copy.archive.open }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
  await expect(page.getByRole('link', { name: 'See prices' })).toBeVisible()
  await expect(page.getByText(editionCopy.bill.heading(200, 'Kerala'))).toBeVisible()
  await looksRight(page)
  const archived = page.url()
  await page.getByRole('link', { name: archiveCopy.edition.all }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(archiveCopy.heading)
  await expect(page.getByRole('link', { name: subject })).toBeVisible()
  await looksRight(page)

  await page.goBack()
  await page.goBack()
  await page.getByRole('button', { name: copy.archive.makePrivate }).click()
  await expect(page.getByText(copy.archive.private)).toBeVisible()
  await expect.poll(async () => (await page.request.get(archived)).status()).toBe(404)
  await expectNoSidewaysScroll(page)
  // A browser names each answer that refuses something.
  expect(complaints.filter((each) => !each.includes('422'))).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test.skip(({ isMobile }) => !isMobile, 'the same at every width')

  test('an editor writes in plain fields, and is told that admins send', async ({ page }) => {
    const subject = `Plain ${randomUUID().slice(0, 8)}`
    await joinDesk(page, 'editor')
    await page.goto('/desk/letters')
    await page.getByRole('button', { name: copy.begin }).click()
    await page.getByLabel(copy.fields.subject, { exact: true }).fill(subject)
    await page.getByLabel(copy.fields.content, { exact: true }).fill('# Rates\n\nThey went *up*.')
    await expect(page.getByText(copy.sendersOnly)).toBeVisible()
    await page.getByRole('button', { name: copy.actions.ask }).click()
    await expect(page.locator('.desk-message--good')).toHaveText(copy.done.ask)
    await page.getByRole('link', { name: copy.back }).click()
    await expect(page.getByRole('row', { name: subject })).toContainText(copy.states.waiting)
  })
})

test('a list is taken over, and lines that cannot be used are told', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the same at every width')
  const email = `list-${randomUUID()}@example.com`
  await joinDesk(page, 'sales')
  await page.goto('/desk/subscribers')
  await page.getByRole('link', { name: importCopy.link }).click()
  await page.getByLabel(importCopy.join).check()
  const list = ['email,source,date', `${email},Counter,2026-03-31`, 'nobody,Counter,2026-03-31'].join('\n')
  await page.getByLabel(importCopy.file).setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(list),
  })
  await page.getByRole('button', { name: importCopy.button }).click()
  await expect(page.locator('.desk-message--good')).toHaveText(importCopy.joined(1, 0, 0))
  await expect(page.getByRole('row', { name: '3' })).toContainText(importCopy.errors.email)
  await looksRight(page)
})

async function beginLetter(page: Page, subject: string) {
  await page.goto('/desk/letters')
  await page.getByRole('button', { name: copy.begin }).click()
  await expect(text(page)).toBeVisible()
  await page.getByLabel(copy.fields.subject, { exact: true }).fill(subject)
  await page.getByLabel(copy.fields.preheader).fill('New rates, and what they cost a home.')
}

async function placeButton(page: Page) {
  await tool(page, copy.blocks.tools.button).click()
  await page.getByLabel(copy.blocks.button.text).fill('See prices')
  await page.getByLabel(copy.blocks.button.href).fill('/our-products')
  await page.getByRole('button', { name: copy.blocks.set }).click()
  await expect(text(page).locator('[data-block="button"]')).toHaveText('Button: See prices')
}

async function placeBill(page: Page) {
  await tool(page, copy.blocks.tools.bill).click()
  await page.getByLabel(copy.blocks.bill.state).selectOption('IN-KL')
  await page.getByRole('button', { name: copy.blocks.set }).click()
  await expect(text(page).locator('[data-block="bill"]')).toBeVisible()
}

async function placeArticle(page: Page) {
  await tool(page, copy.blocks.tools.article).click()
  await page.getByRole('button', { name: copy.blocks.set }).click()
  await expect(text(page).locator('[data-block="article"]')).toBeVisible()
}

async function store(email: string, more: Parameters<typeof aSubscriber>[1]) {
  const db = openDatabase(SITE_UNDER_TEST.settings)
  await storeSubscribers(db, [aSubscriber(email, more)])
  await db.destroy()
}
