import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addEntry } from '#desk/company/keep-entries.ts'
import { leadsDeskCopy } from '#desk/leads/inbox/words.en.ts'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import { replyDeskCopy } from '#desk/leads/reply/words.en.ts'
import { visitsDeskCopy } from '#desk/visits/words.en.ts'
import { auditCopy } from '#leads/home-audit/words.en.ts'
import { ownPageCopy } from '#leads/own-page/words.en.ts'
import { visitCopy } from '#leads/visits/words.en.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { aColleague } from '../support/at-desk.ts'
import { joinDesk } from '../support/desk.ts'
import { aPdf } from '../support/documents.ts'
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts'
import { findViolations } from '../support/find-violations.ts'
import { hydrated } from '../support/hydrated.ts'
import { dovecot, startImapServer } from '../support/imap-server.ts'
import { aLetter } from '../support/letters.ts'
import { likeAPerson } from '../support/like-a-person.ts'
import { startMailSink } from '../support/mail-sink.ts'
import { mailsAbout } from '../support/mailbox.ts'
import { startOwnSite } from '../support/own-site.ts'
import { servicesOn } from '../support/services-on.ts'
import { expect, test } from '../support/test.ts'

const USER = 'reply@example.com'
const DAY_MS = 86_400_000
const { labels } = auditCopy
const { status: handling } = leadDeskCopy
const { statuses } = leadsDeskCopy

test.skip(!dovecot, 'there is no IMAP server here')

// The same with the site killed between its steps, on both engines: tests/operations/whole-life.test.ts.
test('a lead goes from enquiry to won, in browsers and in mail programs', async ({
  browser,
  contextOptions,
}, testInfo) => {
  await using imap = await startImapServer(dovecot!)
  const mailDir = testInfo.outputPath('mail')
  await using sink = await startMailSink(0, mailDir)
  const mailboxes = { MAILBOXES: imap.mailbox(USER), REPLY_ADDRESS: USER }
  await using site = await startOwnSite(testInfo.outputPath('data'), { SMTP_URL: sink.url, ...mailboxes })
  await using services = servicesOn(site.settings.DATA_DIR, site.settings)
  const values = { name: 'Hyderabad', pins: ['5000'], isVisited: true, words: null }
  const admin = await aColleague(services, 'admin')
  await addEntry({ register: 'areas', values, staff: admin, isPublic: true }, services)
  const email = `lakshmi-${randomUUID()}@example.com`

  const visitor = await (await browser.newContext({ ...contextOptions, baseURL: site.url })).newPage()
  await visitor.goto('/book-audit')
  await hydrated(visitor)
  await bookAudit(visitor, email)
  const [receipt] = (await mailsAbout(email, 2, mailDir)).filter(({ to }) => to?.[0]?.address === email)

  const desk = await (await browser.newContext({ ...contextOptions, baseURL: site.url })).newPage()
  const asha = await joinDesk(desk, 'sales', site)
  await desk.goto('/desk/leads')
  await desk.getByRole('link', { name: 'Lakshmi Rao' }).click()
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Lakshmi Rao')
  const lead = desk.url()
  await hydrated(desk)
  await desk.getByLabel(replyDeskCopy.text).fill('Which meter have you?')
  await desk.getByRole('button', { name: replyDeskCopy.sendAnswered }).click()
  await expect(desk.locator('.desk-message')).toHaveText(replyDeskCopy.done)
  const [reply] = await mailsAbout('Which meter have you?', 1, mailDir)
  expect(reply!.inReplyTo).toBe(receipt!.messageId)

  const answer = await aLetter({
    from: `Lakshmi Rao <${email}>`,
    to: reply!.replyTo![0]!.address!,
    inReplyTo: reply!.messageId!,
    text: 'A single-phase one.',
    attachments: [{ filename: 'my bill.pdf', content: aPdf('a bill') }],
  })
  imap.deliver(USER, answer)
  await shows(desk, lead, 'A single-phase one.')
  await expect(desk.getByRole('link', { name: 'my bill.pdf' })).toBeVisible()
  // Who writes again waits again.
  await expect(statusAt(desk)).toHaveText(statuses['in-hand'])

  const fromHerProgram = { from: `Asha <${asha.email}>`, to: email, subject: 'Re: Your meter' }
  imap.deliver(USER, await aLetter({ ...fromHerProgram, text: 'That fits. Choose a day.' }), 'Sent')
  await shows(desk, lead, 'That fits. Choose a day.')
  await expect(statusAt(desk)).toHaveText(statuses.answered)

  await desk.goto('/desk/visits')
  await hydrated(desk)
  await desk.getByLabel(visitsDeskCopy.add.day, { exact: true }).fill(dayInIndia(new Date(Date.now() + 3 * DAY_MS)))
  await desk.getByLabel(visitsDeskCopy.add.from, { exact: true }).fill('10:00')
  await desk.getByLabel(visitsDeskCopy.add.until, { exact: true }).fill('12:00')
  await desk.getByLabel(visitsDeskCopy.add.area, { exact: true }).selectOption({ label: 'Hyderabad' })
  await desk.getByRole('button', { name: visitsDeskCopy.add.button }).click()
  await expect(desk.locator('.desk-message')).toContainText('Hyderabad')

  // The site was given any free port, which its mails do not know.
  await visitor.goto(/href="[^"]*(\/your-enquiry\/[^"]+)"/.exec(receipt!.html!)![1]!)
  await expect(visitor.getByText(ownPageCopy.standings.answered)).toBeVisible()
  await visitor.getByLabel(visitCopy.choose).selectOption({ index: 1 })
  await visitor.getByRole('button', { name: visitCopy.submit }).click()
  await expect(visitor.locator('main').getByRole('status')).toHaveText(ownPageCopy.done.booked!)
  expect(await findViolations(visitor)).toEqual([])
  await expectNoSidewaysScroll(visitor)
  const [booked] = await mailsAbout('Subject: Your visit is booked', 1, mailDir)
  expect(booked!.attachments.map(({ mimeType }) => mimeType)).toEqual(['text/calendar'])

  await desk.goto(lead)
  await hydrated(desk)
  await expect(desk.getByLabel(handling.stage, { exact: true })).toHaveValue('visit-booked')
  await desk.getByLabel(handling.stage, { exact: true }).selectOption('won')
  await desk.getByLabel(handling.worthField).fill('1,20,000')
  await desk.getByRole('button', { name: handling.setStage, exact: true }).click()
  await expect(desk.locator('.desk-message')).toHaveText(leadDeskCopy.done.stage)
  await expect(desk.getByText('₹1,20,000').first()).toBeVisible()
  expect(await findViolations(desk)).toEqual([])
  await expectNoSidewaysScroll(desk)
  await visitor.reload()
  await expect(visitor.getByText(ownPageCopy.standings.closed)).toBeVisible()
})

function statusAt(desk: Page) {
  return desk.locator('.lead-facts dd').first()
}

async function bookAudit(page: Page, email: string) {
  const form = page.getByRole('form', { name: auditCopy.heading })
  await form.getByLabel(labels.fullName).fill('Lakshmi Rao')
  await form.getByLabel(labels.phoneNumber).fill('9848012345')
  await form.getByLabel(labels.email).fill(email)
  await form.getByLabel(labels.country).selectOption({ label: 'India' })
  await form.getByLabel(labels.state).selectOption({ label: 'Telangana' })
  await form.getByLabel(labels.city).fill('Hyderabad')
  await form.getByLabel(labels.pincode).fill('500001')
  await form.getByLabel(labels.addressLine1).fill('12 Tank Road')
  await likeAPerson(page)
  await form.getByRole('button', { name: auditCopy.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: auditCopy.done.heading })).toBeVisible()
}

/** A mailbox is read beside the page: it is loaded until the letter is there. */
async function shows(page: Page, lead: string, text: string) {
  const letter = page.locator('.thread').getByText(text, { exact: true })
  await expect.poll(async () => (await page.goto(lead)) && letter.count()).toBe(1)
}
