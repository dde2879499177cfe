import { randomUUID } from 'node:crypto'
import { deskCopy } from '#desk/frame/words.en.ts'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import { replyDeskCopy as copy } from '#desk/leads/reply/words.en.ts'
import { enquire } from '../support/a-visitor.ts'
import { joinDesk, openLead } from '../support/desk.ts'
import { aPdf } from '../support/documents.ts'
import { findViolations } from '../support/find-violations.ts'
import { holdLetters } from '../support/hold-letters.ts'
import { hydrated } from '../support/hydrated.ts'
import { listenForComplaints } from '../support/listen-for-complaints.ts'
import { looksRight } from '../support/looks-right.ts'
import { startMailSink } from '../support/mail-sink.ts'
import { mailsAbout } from '../support/mailbox.ts'
import { startOwnSite } from '../support/own-site.ts'
import { withAndWithoutScripts } from '../support/scripts-or-none.ts'
import { servicesOn } from '../support/services-on.ts'
import { SITE_UNDER_TEST } from '../support/site-under-test.ts'
import { expect, test } from '../support/test.ts'

const { states } = copy.thread

test('an answer is begun with a template, kept as it is typed, taken back, sent for good, and arrives once', async ({
  browser,
  contextOptions,
}, testInfo) => {
  const mailDir = testInfo.outputPath('mail')
  await using sink = await startMailSink(0, mailDir)
  await using site = await startOwnSite(testInfo.outputPath('data'), { SMTP_URL: sink.url })
  const context = await browser.newContext({ ...contextOptions, baseURL: site.url })
  const page = await context.newPage()
  const complaints = listenForComplaints(page)
  const { full_name: name, email } = await enquire(page.request)
  await using services = servicesOn(site.settings.DATA_DIR, site.settings)
  await using held = await holdLetters(email, services)
  await joinDesk(page, 'sales', site)
  await openLead(page, name)
  await hydrated(page)

  const text = page.getByLabel(copy.text)
  await page.getByLabel(copy.template).selectOption({ index: 1 })
  await page.getByRole('button', { name: copy.useTemplate }).click()
  await expect(text).toHaveValue(new RegExp(`Hello ${name}`))
  await text.fill(`Dear ${name}, it fits.`)
  await expect(page.getByText(copy.states.saved, { exact: true })).toBeVisible()
  await looksRight(page)
  await page.reload()
  await expect(text).toHaveValue(`Dear ${name}, it fits.`)

  const elsewhere = await browser.newContext({ baseURL: site.url, storageState: await context.storageState() })
  const other = await elsewhere.newPage()
  await other.goto(new URL(page.url()).pathname)
  await expect(other.getByLabel(copy.text)).toHaveValue(`Dear ${name}, it fits.`)
  await elsewhere.close()

  await hydrated(page)
  await page.getByRole('button', { name: copy.send, exact: true }).click()
  await expect(page.locator('.desk-message')).toHaveText(copy.done)
  await page.getByRole('button', { name: copy.takeBack }).first().click()
  await expect(page.locator('.desk-message')).toHaveText(copy.takenBack)
  await expect(text).toHaveValue(`Dear ${name}, it fits.`)
  await expect(page.getByText(states['taken-back'])).toBeVisible()

  await text.fill(`Dear ${name}, it fits: https://example.com/plug`)
  await page.getByLabel(copy.files).setInputFiles({ name: 'offer.pdf', mimeType: 'application/pdf', buffer: aPdf() })
  await page.getByRole('button', { name: copy.sendAnswered }).click()
  await expect(page.locator('.desk-message')).toHaveText(copy.done)
  await expect(text).toHaveValue('')
  await expect(page.getByText(leadDeskCopy.clock.answered, { exact: true }).first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await held.letGo()
  // The receipt, what told staff, and this one: had the first gone, it would have gone before.
  const mails = await mailsAbout(email, 3, mailDir)
  const [letter, ...more] = mails.filter(({ headers }) => !headers.some(({ key }) => key === 'auto-submitted'))
  expect(more).toEqual([])
  const receipt = mails.find(({ to, headers }) => to?.[0]?.address === email && headers.some(isAutomatic))
  expect(letter!.inReplyTo).toBe(receipt!.messageId)
  expect(letter!.references).toContain(receipt!.messageId)
  expect(letter!.from?.name).toContain('Asha')
  expect(letter!.text).toContain('it fits: https://example.com/plug')
  expect(letter!.text).toContain('> The bill went up.')
  expect(letter!.html).toContain('<a href="https://example.com/plug">')
  expect(letter!.attachments.map(({ filename }) => filename)).toEqual(['offer.pdf'])
  const delivered = page.getByText(states.delivered, { exact: true })
  await expect.poll(async () => (await page.reload()) && delivered.count()).toBe(2)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'offer.pdf' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('offer.pdf')
  expect(complaints).toEqual([])
  await context.close()
})

test('a whole answer is written by the keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keys')
  const { full_name: name, email } = await enquire(page.request)
  await using services = servicesOn(SITE_UNDER_TEST.settings.DATA_DIR, SITE_UNDER_TEST.settings)
  await using _ = await holdLetters(email, services)
  await joinDesk(page, 'sales')
  await openLead(page, name)
  await hydrated(page)

  await page.getByRole('link', { name: leadDeskCopy.status.reply }).press('Enter')
  await expect(page.getByLabel(copy.text)).toBeFocused()
  await page.keyboard.type('Yes.')
  const send = page.getByRole('button', { name: copy.send, exact: true })
  const tab = async () => {
    await page.keyboard.press('Tab')
    return send.evaluate((button) => button === document.activeElement)
  }
  await expect.poll(tab, { intervals: [1] }).toBe(true)
  await page.keyboard.press('Enter')

  await expect(page.locator('.desk-message:focus')).toHaveText(copy.done)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: copy.takeBack }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.desk-message:focus')).toHaveText(copy.takenBack)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form begins with a template, keeps what is refused, sends, and takes back', async ({ page }) => {
    const { full_name: name, email } = await enquire(page.request)
    await using services = servicesOn(SITE_UNDER_TEST.settings.DATA_DIR, SITE_UNDER_TEST.settings)
    await using _ = await holdLetters(email, services)
    await joinDesk(page, 'sales')
    await openLead(page, name)
    const text = page.getByLabel(copy.text)

    await page.getByLabel(copy.template).selectOption({ index: 1 })
    await page.getByRole('button', { name: copy.useTemplate }).click()
    await expect(page.getByRole('status')).toHaveText(copy.templateFilled)
    await expect(text).toHaveValue(new RegExp(`Hello ${name}`))

    await text.fill('Dear {name},')
    await page.getByRole('button', { name: copy.send, exact: true }).click()
    await expect(page.getByText(copy.refused.open('name'))).toBeVisible()
    await expect(text).toHaveValue('Dear {name},')

    await text.fill('It fits.')
    await page.getByLabel(copy.files).setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: aPdf() })
    await page.getByText(copy.followUp).click()
    await page.getByLabel(copy.followUpWhen).fill('2099-01-01T10:00')
    await page.getByLabel(copy.followUpAbout).fill('Whether it came')
    await page.getByRole('button', { name: copy.sendAnswered }).click()
    await expect(page.getByRole('status')).toHaveText(copy.done)
    await expect(page.getByText('Whether it came')).toBeVisible()
    await expect(page.getByRole('link', { name: 'plan.pdf' })).toBeVisible()

    await page.getByRole('button', { name: copy.takeBack }).first().click()
    await expect(page.getByRole('status')).toHaveText(copy.takenBack)
    await expect(text).toHaveValue('It fits.')
    await expect(page.getByText('Whether it came')).toHaveCount(0)
  })
})

withAndWithoutScripts((hasScripts) => {
  test('an answer to a lead that another holds for too long is not lost, and goes when it is sent again', async ({
    browser,
    contextOptions,
  }, testInfo) => {
    await using site = await startOwnSite(testInfo.outputPath('data'), {})
    const context = await browser.newContext({ ...contextOptions, javaScriptEnabled: hasScripts, baseURL: site.url })
    const page = await context.newPage()
    const { full_name: name } = await enquire(page.request)
    await joinDesk(page, 'sales', site)
    await openLead(page, name)
    if (hasScripts) await hydrated(page)
    await page.getByLabel(copy.text).fill('It fits, and it lasts.')

    await using other = servicesOn(site.settings.DATA_DIR, site.settings)
    // So that it would be noted with this request that the session is in use.
    const expires_at = new Date(Date.now() + 1_800_000).toISOString()
    await other.db
      .updateTable('staff_sessions' as never)
      .set({ expires_at } as never)
      .execute()
    const isTold = Promise.withResolvers<void>()
    // Also where the test fails: the database is closed once nothing holds it.
    using held = new DisposableStack()
    held.defer(isTold.resolve)
    const isHeld = Promise.withResolvers<void>()
    const holding = other.db.transaction().execute(async (trx) => {
      await trx.updateTable('lead_handling').set({ is_findable: 0 }).execute()
      isHeld.resolve()
      await isTold.promise
    })
    await isHeld.promise
    await page.getByRole('button', { name: copy.send, exact: true }).click()
    await expect(page.locator('.desk-message')).toHaveText(deskCopy.unsaved)
    await expect(page.getByLabel(copy.text)).toHaveValue('It fits, and it lasts.')
    isTold.resolve()
    await holding

    await page.getByRole('button', { name: copy.send, exact: true }).click()
    await expect(page.locator('.desk-message')).toHaveText(copy.done)
    await expect(page.getByText('It fits, and it lasts.').first()).toBeVisible()
    await context.close()
  })
})

test('what was sent stands once on the page of a lead, and the conversation leads to it', async ({ page }) => {
  const message = `Said once: ${randomUUID()}`
  const { full_name: name } = await enquire(page.request, { message })
  await joinDesk(page, 'sales')
  await openLead(page, name)

  await expect(page.getByText(message).filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('link', { name: copy.thread.above })).toHaveAttribute('href', '#sent')
})

test('who may only read sees the conversation and no place to answer', async ({ page }) => {
  const { full_name: name } = await enquire(page.request)
  await joinDesk(page, 'viewer')
  await openLead(page, name)

  await expect(page.getByRole('heading', { name: copy.thread.heading })).toBeVisible()
  await expect(page.getByLabel(copy.text)).toHaveCount(0)
  await expect(page.getByRole('link', { name: leadDeskCopy.status.reply })).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
})

function isAutomatic({ key, value }: { key: string; value: string }): boolean {
  return key === 'auto-submitted' && value === 'auto-replied'
}
