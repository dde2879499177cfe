import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { areas } from '#company/registers/areas.en.ts'
import { entryCopy } from '#desk/company/words.en.ts'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import { visitsDeskCopy } from '#desk/visits/words.en.ts'
import { inIndianDate } from '#india/indian-date.ts'
import { contactCopy } from '#leads/enquiry/words.en.ts'
import { anAudit } from '#leads/home-audit/audit-examples.ts'
import { ownPageLinkCopy as link } from '#leads/own-page/receipt-words.en.ts'
import { ownPageCopy as copy } from '#leads/own-page/words.en.ts'
import { pincodeCopy } from '#leads/visits/pincode-words.en.ts'
import { visitCopy } from '#leads/visits/words.en.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { aVisitor, enquire, fillIn } from '../support/a-visitor.ts'
import { joinDesk } from '../support/desk.ts'
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts'
import { hydrated } from '../support/hydrated.ts'
import { likeAPerson } from '../support/like-a-person.ts'
import { looksRight } from '../support/looks-right.ts'
import { mailsAbout } from '../support/mailbox.ts'
import type { OwnSite } from '../support/own-site.ts'
import { withAndWithoutScripts } from '../support/scripts-or-none.ts'
import { test } from '../support/site-of-file.ts'
import { expect } from '../support/test.ts'
import { translatePages } from '../support/translator.ts'

const DAY_MS = 86_400_000
const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic', 'latin1'), Buffer.alloc(64)])
const A_PHOTO = { name: 'my bill.heic', mimeType: 'image/heic', buffer: HEIC }

withAndWithoutScripts((hasScripts) => {
  test('the link in a receipt leads to what was sent; a photo of the bill is added and found at the desk', async ({
    page,
    browser,
    request,
    ownSite,
  }) => {
    const { link, reference, full_name } = await enquireWithLink(request, ownSite)
    await request.get(link)
    await page.goto(link)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.title)
    await expect(main(page).getByText(copy.standings.new)).toBeVisible()
    await expect(main(page).getByText('The bill went up.')).toBeVisible()
    // Beside a day and an hour, which take two lines on a phone.
    const label = main(page).getByText(copy.replyBy, { exact: true })
    expect(await label.evaluate((each) => each.getClientRects().length)).toBe(1)
    expect((await label.boundingBox())!.height).toBeLessThan(32)
    await expect(page.locator('head > meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await looksRight(page, hasScripts)

    await main(page).getByRole('textbox', { name: copy.add.message }).fill('Here is my bill.')
    await main(page)
      .getByLabel(copy.add.photo)
      .setInputFiles({ ...A_PHOTO, name: 'bill.gif' })
    await main(page).getByRole('button', { name: copy.add.submit }).click()
    await expect(main(page).getByText(copy.add.photoType)).toBeInViewport()
    await expect(main(page).getByRole('textbox', { name: copy.add.message })).toHaveValue('Here is my bill.')
    await looksRight(page, hasScripts)

    await main(page).getByLabel(copy.add.photo).setInputFiles(A_PHOTO)
    await main(page).getByRole('button', { name: copy.add.submit }).click()
    await expect(main(page).getByRole('status')).toHaveText(copy.done.added!)
    await expect(main(page).getByText('Here is my bill.')).toBeVisible()
    await expect(main(page).getByText(/my bill\.heic/)).toBeVisible()
    await looksRight(page, hasScripts)

    const [told] = await mailsAbout(`${reference} ${full_name} added`, 1, mailsOf(ownSite))
    const atDesk = /\/desk\/leads\/[\w-]+/.exec(told?.text ?? '')?.[0] ?? ''
    const desk = await browser.newPage({ baseURL: ownSite.url })
    await joinDesk(desk, 'sales', ownSite)
    await desk.goto(atDesk)
    await expect(desk.getByText(leadDeskCopy.history.others['lead.added-to'])).toBeVisible()
    await desk.close()
  })

  test('whoever deletes it confirms it first; then the link shows what a guess shows, and the way to a new one', async ({
    page,
    request,
    ownSite,
    isMobile,
  }) => {
    test.skip(!isMobile, 'the same at every width')
    const { link, email: address } = await enquireWithLink(request, ownSite)
    await page.goto(link)
    await main(page).getByLabel(copy.erase.sure).check()
    await main(page).getByRole('button', { name: copy.erase.button, exact: true }).click()
    await expect(main(page).getByRole('status')).toHaveText(copy.done.erased!)
    await looksRight(page, hasScripts)

    const after = await page.goto(link)
    expect(after?.status()).toBe(410)
    const said = await main(page).textContent()
    const guessed = await page.goto(`${link.slice(0, -22)}${'A'.repeat(22)}`)
    expect(guessed?.status()).toBe(410)
    expect(await main(page).textContent()).toBe(said)
    expect(said).toContain(copy.stale.title)

    for (const email of [address, `${randomUUID()}@example.com`]) {
      await page.goto(link)
      await main(page).getByLabel(copy.stale.email).fill(email)
      await main(page).getByRole('button', { name: copy.stale.submit }).click()
      await expect(main(page).getByText(copy.stale.sent)).toBeVisible()
    }
  })
})

test('it is for nobody but whoever has the link: kept nowhere, told to nobody, and no script is needed', async ({
  page,
  request,
  ownSite,
}) => {
  const { link } = await enquireWithLink(request, ownSite)
  const answer = await page.goto(link)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'strict-origin',
  })
  await looksRight(page)

  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(scripts.filter((name) => name.includes(link.split('/').at(-1)!))).toEqual([])
})

test('whoever chooses another language there finds the message that was begun', async ({ page, request, ownSite }) => {
  const { link } = await enquireWithLink(request, ownSite)
  await page.goto(link)
  await main(page).getByRole('textbox', { name: copy.add.message }).fill('Here is my bill.')
  await main(page).getByLabel(copy.erase.sure).check()
  await page.locator('.ftr [data-language=te]').click()
  await expect(page).toHaveURL(new RegExp(`/te${link}$`))
  await expect(main(page).locator('textarea[name=message]')).toHaveValue('Here is my bill.')
  await expect(main(page).locator('input[name=sure]')).toBeChecked()
  // Once: what comes back with the page is what was typed last.
  await page.locator('.ftr [data-language=en]').click()
  await main(page).getByRole('textbox', { name: copy.add.message }).fill('')
  await page.goto(link)
  await expect(main(page).getByRole('textbox', { name: copy.add.message })).toHaveValue('')
})

test('on paper stands what was sent and said, nothing that is to be filled in or pressed', async ({
  page,
  request,
  ownSite,
}) => {
  const { link, reference } = await enquireWithLink(request, ownSite)
  await page.goto(link)
  await expect(main(page).getByRole('button').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })

  await expect(main(page).getByText(reference)).toBeVisible()
  await expect(main(page).getByText('The bill went up.')).toBeVisible()
  const acts = main(page).locator('button, input, textarea, select, form, h2, a').filter({ visible: true })
  expect(await acts.allTextContents()).toEqual([
    expect.stringContaining(inIndianDate(new Date().toISOString())),
    copy.said,
  ])
})

test('it is used by the keyboard alone, also on a translated page', async ({ page, request, ownSite, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard')
  const { link } = await enquireWithLink(request, ownSite)
  await translatePages(page.context(), { begins: 'after', words: 'changed' })
  await page.goto(link)
  await main(page).locator('textarea[name=message]').focus()
  await page.keyboard.type('Typed by hand.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(main(page).getByText('Typed by hand.')).toBeVisible()
  await expect(page).toHaveURL(/done=added/)
})

test('staff say when they come and where; a visitor books a time, moves it, and is told when it is called off', async ({
  page,
  browser,
  ownSite,
  isMobile,
}) => {
  test.skip(isMobile, 'the same at every width')
  const { name, pins, isVisited } = areas.fields
  await joinDesk(page, 'admin', ownSite)
  await page.goto('/desk/visits')
  await expect(page.getByText(visitsDeskCopy.howItGoes[0]!)).toBeVisible()
  await page.goto('/desk/company/areas/new')
  await page.getByLabel(name.label, { exact: true }).fill('Hyderabad')
  await page.getByLabel(pins.label).fill('5000')
  await page.getByLabel(isVisited.label).check()
  await page.getByRole('button', { name: entryCopy.publish }).click()
  await expect(page.getByRole('status')).toHaveText(entryCopy.done.publish)

  const day = dayInIndia(new Date(Date.now() + 3 * DAY_MS))
  for (const [from, until] of [
    ['10:00', '12:00'],
    ['14:00', '16:00'],
  ] as const) {
    const dayField = page.getByLabel(visitsDeskCopy.add.day, { exact: true })
    await expect.poll(async () => (await page.goto('/desk/visits')) && dayField.count()).toBe(1)
    await dayField.fill(day)
    await page.getByLabel(visitsDeskCopy.add.from, { exact: true }).fill(from)
    await page.getByLabel(visitsDeskCopy.add.until, { exact: true }).fill(until)
    await page.getByLabel(visitsDeskCopy.add.area, { exact: true }).selectOption({ label: 'Hyderabad' })
    await page.getByRole('button', { name: visitsDeskCopy.add.button }).click()
    await expect(page.getByRole('status')).toContainText('Hyderabad')
  }
  await looksRight(page)

  const visitor = await browser.newPage({ baseURL: ownSite.url, javaScriptEnabled: false })
  const address = `asha-${randomUUID()}@example.com`
  const sent = await visitor.request.post('/api/audits/home-audits/', {
    data: anAudit({ full_name: 'Asha Rao', email: address }, { pincode: '500081' }),
  })
  expect(sent.status()).toBe(201)
  await visitor.goto(await linkTo(address, 2, ownSite))
  await main(visitor).getByLabel(visitCopy.choose).selectOption({ index: 1 })
  await main(visitor).getByRole('button', { name: visitCopy.submit }).click()
  await expect(main(visitor).getByRole('status')).toHaveText(copy.done.booked!)
  await expect(main(visitor).getByText(/10:00 AM to 12:00 PM IST\./)).toBeVisible()
  await expectNoSidewaysScroll(visitor)
  await expect(main(visitor).getByText(copy.erase.visit)).toBeVisible()
  const event = await visitor.request.get(
    (await main(visitor).getByRole('link', { name: visitCopy.calendar }).getAttribute('href'))!,
  )
  expect(await event.text()).toContain('BEGIN:VEVENT')

  await main(visitor).getByLabel(visitCopy.move).selectOption({ index: 1 })
  await main(visitor).getByRole('button', { name: visitCopy.submitMove }).click()
  await expect(main(visitor).getByText(/2:00 PM to 4:00 PM IST\./)).toBeVisible()

  await page.goto('/desk/visits')
  const row = page.getByRole('row', { name: /, 2:00 PM/ })
  await expect(row).toContainText('Asha Rao')
  await row.getByRole('link').first().click()
  await expect(page.locator('.lead-record')).toContainText('2:00 PM to 4:00 PM IST, Hyderabad')
  await looksRight(page)
  await page.goto('/desk/visits')
  await row.getByRole('link', { name: /^Move/ }).click()
  await expect(page.getByLabel(visitsDeskCopy.move.to)).toBeVisible()
  await looksRight(page)
  await page.getByLabel(visitsDeskCopy.move.to).selectOption({ index: 1 })
  await page.getByRole('button', { name: visitsDeskCopy.move.button }).click()
  await expect(page.getByRole('status')).toHaveText(visitsDeskCopy.move.done('Asha Rao'))
  const [moved] = await mailsAbout('Subject: We had to move', 1, mailsOf(ownSite))
  expect(moved?.attachments.map(({ mimeType }) => mimeType)).toEqual(['text/calendar'])
  await visitor.reload()
  await expect(main(visitor).getByText(/10:00 AM to 12:00 PM IST\./)).toBeVisible()

  await page.goto('/desk/visits')
  await page
    .getByRole('row', { name: /, 10:00 AM/ })
    .getByRole('button')
    .click()
  await expect(page.getByRole('status')).toHaveText(visitsDeskCopy.done.cancelled(1))
  await mailsAbout('Subject: We cannot come', 1, mailsOf(ownSite))
  await visitor.reload()
  await expect(main(visitor).getByLabel(visitCopy.choose)).toBeVisible()
  await expect(main(visitor).getByText(copy.erase.visit)).toHaveCount(0)
  await visitor.close()
})

test('a photo that is chosen with the enquiry follows it, and the receipt says so', async ({
  page,
  ownSite,
  isMobile,
}) => {
  test.skip(!isMobile, 'the same at every width')
  const sheela = aVisitor({ message: 'My bill went up, see the photo.' })
  await page.goto('/contact-us')
  await hydrated(page)
  await fillIn(main(page), contactCopy.labels, sheela)
  await main(page)
    .locator('input[name=bill_photo]')
    .setInputFiles({ ...A_PHOTO, name: 'bill.gif' })
  await expect(main(page).getByText(link.type)).toBeVisible()
  await main(page).locator('input[name=bill_photo]').setInputFiles(A_PHOTO)
  await likeAPerson(page)
  await page.getByRole('button', { name: contactCopy.submit }).click()
  await expect(main(page).getByText(link.sent, { exact: true })).toBeVisible()
  await looksRight(page)

  // The third is staff's, of the photo.
  await page.goto(await linkTo(sheela.email, 3, ownSite))
  await expect(main(page).getByText(/my bill\.heic/)).toBeVisible()
})

test('a PIN code fills state and city where nothing stands there', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the same at every width')
  await page.goto('/book-audit')
  await hydrated(page)
  await main(page).locator('input[name=pincode]').fill('411 001')
  await expect(main(page).locator('input[name=city]')).toHaveValue('Pune')
  await expect(main(page).locator('select[name=state]')).toHaveValue('IN-MH')
  await expect(main(page).getByText(pincodeCopy.filled)).toBeVisible()
  await main(page).locator('input[name=pincode]').fill('560001')
  await expect(main(page).getByText(pincodeCopy.filled)).toBeHidden()
  await expect(main(page).locator('input[name=city]')).toHaveValue('Pune')
  await looksRight(page)

  await page.reload()
  await hydrated(page)
  // First of all, so that no answer to what was kept of it fills what is emptied next.
  await main(page).locator('input[name=pincode]').fill('')
  await main(page).locator('select[name=country]').selectOption('IN')
  await main(page).locator('select[name=state]').selectOption('')
  await main(page).locator('input[name=city]').fill('')
  await main(page).locator('input[name=pincode]').fill('160014')
  await expect(main(page).getByText(pincodeCopy.inTwo)).toBeVisible()
  await looksRight(page)
  await main(page).getByRole('button', { name: 'Punjab' }).click()
  await expect(main(page).locator('select[name=state]')).toHaveValue('IN-PB')
  await expect(main(page).locator('select[name=state]')).toBeFocused()
  await expect(main(page).locator('input[name=city]')).toHaveValue('Rupnagar')
})

async function enquireWithLink(request: APIRequestContext, ownSite: OwnSite) {
  const sent = await enquire(request)
  return { ...sent, link: await linkTo(sent.email, 2, ownSite) }
}

/** The one in the receipt. */
async function linkTo(address: string, mails: number, ownSite: OwnSite): Promise<string> {
  const all = await mailsAbout(address, mails, mailsOf(ownSite))
  const receipt = all.find(({ to }) => to?.[0]?.address === address)
  const link = /href="([^"]*\/your-enquiry\/[^"]+)"/.exec(receipt?.html ?? '')?.[1]
  expect(link).toBeDefined()
  return new URL(link!).pathname
}

function mailsOf({ settings }: OwnSite): string {
  return join(settings.DATA_DIR, 'mail')
}

function main(page: Page) {
  return page.locator('main')
}
