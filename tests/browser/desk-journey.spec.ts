import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { indiaMinute } from '#desk/frame/desk-time.ts'
import { leadsDeskCopy as inboxCopy } from '#desk/leads/inbox/words.en.ts'
import { leadDeskCopy as leadCopy } from '#desk/leads/lead/words.en.ts'
import { deskPostsCopy as copy, editorCopy } from '#desk/posts/words.en.ts'
import { contactCopy } from '#leads/enquiry/words.en.ts'
import { CSV_BOM } from '#platform/text/csv.ts'
import { blogCopy } from '#site/blog/words.en.ts'
import { aVisitor, fillIn } from '../support/a-visitor.ts'
import { acceptInvitation, enterCode, enterPassword, signOutButton } from '../support/desk.ts'
import { findViolations } from '../support/find-violations.ts'
import { likeAPerson } from '../support/like-a-person.ts'
import { listenForComplaints } from '../support/listen-for-complaints.ts'
import { type MailSink, startMailSink } from '../support/mail-sink.ts'
import { oneTimeCode } from '../support/one-time-code.ts'
import { type OwnSite, startOwnSite } from '../support/own-site.ts'
import { runCommand } from '../support/run-command.ts'
import { expect, test } from '../support/test.ts'
import { beginArticle, fillTheRest, insertLink, insertPicture, text, tool } from '../support/write-article.ts'

const DAY_MS = 86_400_000
const VISITOR = 'శీలా రావు'
const TITLE = 'What a geyser costs'
const PATH = '/blogs/what-a-geyser-costs'

test('from an invitation to a lead that is answered and an article that appears at its minute', async ({
  browser,
  isMobile,
}, testInfo) => {
  test.skip(isMobile, 'each of its pages has a test of its own on a phone')
  await using mails = await startMailSink()
  mails.mood = '550'
  await using site = await startOwnSite(testInfo.outputPath('data'), { SMTP_URL: mails.url })
  const context = await browser.newContext({ baseURL: site.url })
  const page = await context.newPage()
  const complaints = listenForComplaints(page)

  await comeInByInvitation(page, site)
  const reference = await writeAsVisitor(browser, site.url)
  await answer(page)
  await takeAlong(page, reference)
  await sendAgain(page, mails)

  await writeArticle(page)
  await preview(page)
  await schedule(page)
  await readAsVisitor(page)
  expect(complaints).toEqual([])
  await context.close()
})

async function comeInByInvitation(page: Page, { settings }: OwnSite) {
  const email = 'asha@example.com'
  const said = await runCommand('staff', settings, 'invite', email, '--role', 'admin')
  const asha = await acceptInvitation(page, said.match(/http\S+/)![0], email)

  await signOutButton(page).click()
  await enterPassword(page, asha)
  // The code of this half minute was used to set it up, and none works twice.
  await enterCode(page, () => oneTimeCode(asha.key, 1))
  await expect(signOutButton(page)).toBeVisible()
}

async function writeAsVisitor(browser: Browser, baseURL: string): Promise<string> {
  const page = await browser.newPage({ baseURL })
  await page.goto('/contact-us')
  const message = 'మా బిల్లు పెరిగింది. The bill went up.'
  await fillIn(page.locator('main'), contactCopy.labels, aVisitor({ full_name: VISITOR, message }))
  await likeAPerson(page)
  await page.getByRole('button', { name: contactCopy.submit }).click()

  const reference = (await page.getByText(/^[3-9C-Z]{8}$/).textContent()) ?? ''
  await page.close()
  return reference
}

async function answer(page: Page) {
  await page.goto('/desk/leads')
  await page.getByRole('link', { name: VISITOR }).click()
  await expect(page.getByRole('article')).toContainText('మా బిల్లు')
  await page.getByRole('button', { name: leadCopy.status.answer, exact: true }).click()
  await expect(page.getByRole('status')).toHaveText(leadCopy.done.answer)
}

async function takeAlong(page: Page, reference: string) {
  await page.goto('/desk/leads?status=answered')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: inboxCopy.export.csv }).click(),
  ])
  const sheet = await readFile(await download.path(), 'utf8')

  expect(sheet.startsWith(CSV_BOM)).toBe(true)
  expect(sheet).toContain(reference)
  expect(sheet).toContain(VISITOR)
}

async function sendAgain(page: Page, mails: MailSink) {
  await page.getByRole('link', { name: VISITOR }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(VISITOR)
  const failed = page
    .getByRole('row')
    .filter({ has: page.getByText(leadCopy.deliveries.states.failed, { exact: true }) })
  await expect.poll(() => page.reload().then(() => failed.count())).toBe(2)
  await expect(failed.first()).toContainText('550')
  expect(mails.taken).toEqual([])

  mails.mood = 'well'
  for (const left of [1, 0]) {
    await failed.first().getByRole('button').click()
    await expect(page.getByRole('status')).toHaveText(leadCopy.done['send-again'])
    await expect(failed).toHaveCount(left)
  }
  await expect.poll(() => mails.taken.length).toBe(2)
  const delivered = page.getByRole('row').filter({ hasText: leadCopy.deliveries.states.delivered })
  await expect.poll(() => page.reload().then(() => delivered.count())).toBe(2)
}

async function writeArticle(page: Page) {
  await beginArticle(page, TITLE)
  await expect(page.getByLabel(copy.fields.slug, { exact: true })).toHaveValue('what-a-geyser-costs')
  await fillTheRest(page, `${TITLE}, with its source.`)

  await text(page).click()
  await page.keyboard.type('A first line about it.')
  await page.keyboard.press('Enter')
  await tool(page, editorCopy.heading).click()
  await page.keyboard.type('The sum')
  await page.keyboard.press('Enter')
  await page.keyboard.type('See ')
  await insertLink(page, '/contact-us')
  await expect(text(page)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await insertPicture(page, 'A meter on a wall')
  await tool(page, editorCopy.table).click()
  await expect(text(page).getByRole('columnheader')).toHaveCount(3)
  for (const head of ['Load', 'Watts', 'Rupees']) {
    await page.keyboard.type(head)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('status').filter({ hasText: /^Saved \d\d:\d\d$/ })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
}

async function preview(page: Page) {
  await page.getByRole('button', { name: copy.preview }).click()
  await expect(page).toHaveURL(/\/preview$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  await expect(page.getByRole('complementary', { name: copy.bar.heading })).toContainText(copy.bar.note)
  await expectTheArticle(page)
  await page.getByRole('link', { name: copy.bar.back }).click()
}

async function schedule(page: Page) {
  const status = async () => (await page.request.get(PATH)).status()
  const at = async (time: Date) => {
    await page.getByLabel(copy.fields.from).fill(indiaMinute(time))
    await page.getByRole('button', { name: copy.actions.schedule }).click()
    await expect(page.locator('.desk-message--good')).toContainText(/Scheduled/)
  }

  await at(new Date(Date.now() + DAY_MS))
  expect(await status()).toBe(404)

  // The minute that has begun already: it is due at once.
  await at(new Date())
  await expect.poll(status).toBe(200)
}

async function readAsVisitor(page: Page) {
  await page.goto(PATH)
  await expectTheArticle(page)
  for (const list of ['/feed.xml', '/sitemap.xml'])
    await expect.poll(async () => (await page.request.get(list)).text(), list).toContain(PATH)
  for (const list of ['/blogs', '/blogs?search=geyser']) {
    await page.goto(list)
    await expect(page.locator(`.blog-card a[href="${PATH}"]`), list).toBeVisible()
  }
}

async function expectTheArticle(page: Page) {
  const prose = page.locator('.prose')
  await expect(prose.getByRole('heading', { name: 'The sum' })).toHaveAttribute('id', 'the-sum')
  await expect(prose.getByRole('link', { name: '/contact-us' })).toHaveAttribute('href', '/contact-us')
  await expect(prose.getByRole('columnheader', { name: 'Watts' })).toHaveAttribute('scope', 'col')
  await expect(page.getByRole('region', { name: 'Table 1: The sum' })).toBeVisible()
  const picture = prose.getByRole('img', { name: 'A meter on a wall' })
  await expect(picture).toHaveAttribute('srcset', /^\/media\/\w+-480\.webp 480w, /)
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { name: blogCopy.article.sources })).toBeVisible()
}
