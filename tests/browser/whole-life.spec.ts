import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import type { Database } from '#database/database.ts'
import { addEntry } from '#desk/company/keep-entries.ts'
import { leadsDeskCopy } from '#desk/leads/inbox/words.en.ts'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import { raiseAlarms } from '#desk/leads/mails/alarm.ts'
import { replyDeskCopy } from '#desk/leads/reply/words.en.ts'
import { visitsDeskCopy } from '#desk/visits/words.en.ts'
import { auditCopy } from '#leads/home-audit/words.en.ts'
import { ownPageCopy } from '#leads/own-page/words.en.ts'
import { visitCopy } from '#leads/visits/words.en.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import type { Services } from '#platform/services.ts'
import { fillInAudit } from '../support/a-visitor.ts'
import { aColleague } from '../support/at-desk.ts'
import { byTurns } from '../support/by-night.ts'
import { joinDesk } from '../support/desk.ts'
import { aPdf } from '../support/documents.ts'
import { hydrated } from '../support/hydrated.ts'
import { dovecot, startImapServer } from '../support/imap-server.ts'
import { aLetter } from '../support/letters.ts'
import { likeAPerson } from '../support/like-a-person.ts'
import { looksRight } from '../support/looks-right.ts'
import { startMailSink } from '../support/mail-sink.ts'
import { startOwnSite } from '../support/own-site.ts'
import { ENGINES } from '../support/place.ts'
import { newDatabase, startPostgres } from '../support/running-postgres.ts'
import { servicesOn } from '../support/services-on.ts'
import { SITE_UNDER_TEST } from '../support/site-under-test.ts'
import { expect, holdWaits, test } from '../support/test.ts'

const USER = 'reply@example.com'
const DAY_MS = 86_400_000
const { status: handling } = leadDeskCopy
const { statuses } = leadsDeskCopy
const bill = aPdf('a bill')

/** When the site dies: when what a step has to send has gone nowhere yet, or when all has gone. */
const KILLS = ['at once', 'when all is sent'] as const

test.skip(!dovecot, 'there is no IMAP server here')

// By day one engine and one kill after each step, by turns; at night both.
for (const engine of byTurns(ENGINES, 2))
  test(`on ${engine} a lead goes from enquiry to won in browsers and mail programs, with the site killed between any two steps, and nothing is lost or sent twice`, async ({
    browser,
    contextOptions,
  }, testInfo) => {
    const { rehearsal } = SITE_UNDER_TEST
    test.skip(rehearsal !== undefined && engine === 'sqlite', 'a rehearsal has PostgreSQL')
    await using postgres = engine === 'postgres' && !rehearsal ? await startPostgres() : null
    await using imap = await startImapServer(dovecot!)
    const arrived = testInfo.outputPath('mail')
    await using sink = await startMailSink(0, arrived)
    await using site = await startOwnSite(testInfo.outputPath('data'), {
      ...(postgres && { DATABASE_URL: await newDatabase(postgres.url) }),
      ...{ SMTP_URL: sink.url, MAILBOXES: imap.mailbox(USER), REPLY_ADDRESS: USER },
    })
    await using services = servicesOn(site.settings.DATA_DIR, site.settings)
    const { db, env } = services
    const values = { name: 'Hyderabad', pins: ['5000'], isVisited: true, words: null }
    const admin = await aColleague(services, 'admin')
    await addEntry({ register: 'areas', values, staff: admin, isPublic: true }, services)
    const email = `lakshmi-${randomUUID()}@example.com`
    const toVisitor = () => mailsTo(email, arrived)

    let steps = 0
    /** What somebody does, and what is there once all that follows from it has happened. */
    async function step(act: () => Promise<unknown>, outcome: () => Promise<boolean>) {
      const kills = byTurns(steps++ % 2 === 0 ? KILLS : KILLS.toReversed(), 2)
      if (kills.includes('at once')) {
        sink.mood = 'hangs'
        await act()
        await killAndStart()
      } else {
        await act()
      }
      await expect.poll(async () => (await outcome()) && (await isAllSent(db)), { timeout: 120_000 }).toBe(true)
      if (kills.includes('when all is sent')) await killAndStart()
    }

    async function killAndStart() {
      await site.startAnew(async () => {
        sink.mood = 'well'
        await freeLeases(db)
      })
    }

    const newPage = async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL: site.url })
      await holdWaits(context)
      return context.newPage()
    }

    const visitor = await newPage()
    await step(
      () => bookAudit(visitor, email),
      async () => (await toVisitor()).length === 1,
    )
    const [receipt] = await toVisitor()
    const [{ id, reference }] = (await db.selectFrom('leads').select(['id', 'reference']).execute()) as [Stored]

    const desk = await newPage()
    const asha = await joinDesk(desk, 'sales', site)
    await desk.goto('/desk/leads')
    await desk.getByRole('link', { name: 'Lakshmi Rao' }).click()
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Lakshmi Rao')
    const lead = desk.url()
    await hydrated(desk)
    await step(
      async () => {
        await desk.getByLabel(replyDeskCopy.text).fill('Which meter have you?')
        await desk.getByRole('button', { name: replyDeskCopy.sendAnswered }).click()
        await expect(desk.locator('.desk-message')).toHaveText(replyDeskCopy.done)
      },
      async () => (await toVisitor()).length === 2,
    )
    const [, reply] = await toVisitor()
    expect(reply!.text).toContain('Which meter have you?')
    expect(reply!.inReplyTo).toBe(receipt!.messageId)

    const answer = await aLetter({
      from: `Lakshmi Rao <${email}>`,
      to: reply!.replyTo![0]!.address!,
      inReplyTo: reply!.messageId!,
      text: 'A single-phase one.',
      attachments: [{ filename: 'my bill.pdf', content: bill }],
    })
    await step(
      async () => imap.deliver(USER, answer),
      () => isKnown(db, 'A single-phase one.'),
    )
    await desk.goto(lead)
    await expect(letter(desk, 'A single-phase one.')).toHaveCount(1)
    const file = await desk.getByRole('link', { name: 'my bill.pdf' }).getAttribute('href')
    expect(await (await desk.request.get(file!)).body()).toEqual(bill)
    // Who writes again waits again.
    await expect(statusAt(desk)).toHaveText(statuses['in-hand'])

    const fromHerProgram = { from: `Asha <${asha.email}>`, to: email, subject: 'Re: Your meter' }
    const invitation = await aLetter({ ...fromHerProgram, text: 'That fits. Choose a day.' })
    await step(
      async () => imap.deliver(USER, invitation, 'Sent'),
      () => isKnown(db, 'That fits. Choose a day.'),
    )
    await desk.goto(lead)
    await expect(letter(desk, 'That fits. Choose a day.')).toHaveCount(1)
    await expect(statusAt(desk)).toHaveText(statuses.answered)
    expect(await isAlarmedInAWeek(services)).toBe(false)

    await step(
      () => addSlot(desk),
      async () => true,
    )

    // The site was given any free port, which its mails do not know.
    const [, ownPage] = /href="[^"]*(\/your-enquiry\/[^"]+)"/.exec(receipt!.html!)!
    await step(
      async () => {
        await visitor.goto(ownPage!)
        await expect(visitor.getByText(ownPageCopy.standings.answered)).toBeVisible()
        await visitor.getByLabel(visitCopy.choose).selectOption({ index: 1 })
        await visitor.getByRole('button', { name: visitCopy.submit }).click()
        await expect(visitor.locator('main').getByRole('status')).toHaveText(ownPageCopy.done.booked!)
        await looksRight(visitor)
      },
      async () => (await toVisitor()).length === 3,
    )
    const [, , booked] = await toVisitor()
    expect(booked!.attachments.map(({ filename }) => filename)).toEqual([`${reference}.ics`])

    await step(
      async () => {
        await desk.goto(lead)
        await hydrated(desk)
        await expect(desk.getByLabel(handling.stage, { exact: true })).toHaveValue('visit-booked')
        await desk.getByLabel(handling.stage, { exact: true }).selectOption('won')
        await desk.getByLabel(handling.worthField).fill('1,20,000')
        await desk.getByRole('button', { name: handling.setStage, exact: true }).click()
        await expect(desk.locator('.desk-message')).toHaveText(leadDeskCopy.done.stage)
      },
      async () => true,
    )
    await desk.goto(lead)
    await hydrated(desk)
    await expect(desk.getByText('₹1,20,000').first()).toBeVisible()
    await looksRight(desk)
    await visitor.goto(ownPage!)
    await expect(visitor.getByText(ownPageCopy.standings.closed)).toBeVisible()

    const subjects = visitCopy.mail.subjects
    const sent = (await toVisitor()).map(({ subject }) => subject)
    expect(sent).toEqual([receipt!.subject, reply!.subject, subjects.booked(reference)])
    expect((await mailsTo(env.SALES_EMAIL, arrived)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining(reference),
    ])
    expect((await mailsTo(asha.email, arrived)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining(`${reference} Visit booked`),
    )
    expect(new Set(sink.taken).size, 'each mail once').toBe(sink.taken.length)
    const said = await db.selectFrom('lead_messages').select(['direction', 'way']).orderBy('at').execute()
    expect(said.map(({ direction, way }) => `${direction} by ${way}`)).toEqual([
      'out by desk',
      'in by mail',
      'out by mail',
    ])
    expect(await db.selectFrom('lead_handling').selectAll().execute()).toMatchObject([
      { lead_id: id, stage: 'won', status: 'closed', worth_rupees: 120_000 },
    ])
    expect(await db.selectFrom('visits').select(['lead_id', 'ended_at']).execute()).toEqual([
      { lead_id: id, ended_at: null },
    ])
    expect(await db.selectFrom('lead_message_files').select('name').execute()).toEqual([{ name: 'my bill.pdf' }])
  })

interface Stored {
  id: string
  reference: string
}

function statusAt(desk: Page): Locator {
  return desk.locator('.lead-facts dd').first()
}

function letter(desk: Page, text: string): Locator {
  return desk.locator('.thread').getByText(text, { exact: true })
}

async function bookAudit(page: Page, email: string) {
  await page.goto('/book-audit')
  await hydrated(page)
  const form = page.getByRole('form', { name: auditCopy.heading })
  await fillInAudit(form, email)
  await likeAPerson(page)
  await form.getByRole('button', { name: auditCopy.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: auditCopy.done.heading })).toBeVisible()
}

async function addSlot(desk: Page) {
  const { add } = visitsDeskCopy
  await desk.goto('/desk/visits')
  await hydrated(desk)
  await desk.getByLabel(add.day, { exact: true }).fill(dayInIndia(new Date(Date.now() + 3 * DAY_MS)))
  await desk.getByLabel(add.from, { exact: true }).fill('10:00')
  await desk.getByLabel(add.until, { exact: true }).fill('12:00')
  await desk.getByLabel(add.area, { exact: true }).selectOption({ label: 'Hyderabad' })
  await desk.getByRole('button', { name: add.button }).click()
  await expect(desk.locator('.desk-message')).toContainText('Hyderabad')
}

/** In the order in which they were written; without the morning's, which comes when it is morning. */
async function mailsTo(address: string, folder: string): Promise<Email[]> {
  const mails = await Promise.all(globSync(`${folder}/*.eml`).map((path) => PostalMime.parse(readFileSync(path))))
  return mails
    .filter(({ to, subject }) => to?.[0]?.address === address && !subject?.startsWith('Desk,'))
    .toSorted((a, b) => ((a.date ?? '') < (b.date ?? '') ? -1 : 1))
}

async function isAllSent(db: Database): Promise<boolean> {
  const waiting = await db
    .selectFrom('outbox')
    .select('id')
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst()
  return waiting === undefined
}

async function isKnown(db: Database, text: string): Promise<boolean> {
  const texts = await db.selectFrom('lead_messages').select('text').execute()
  return texts.some((letter) => letter.text.trim() === text)
}

/** Whether staff would be told in a week that a lead still waits. */
async function isAlarmedInAWeek(services: Services): Promise<boolean> {
  await raiseAlarms({ ...services, now: () => new Date(Date.now() + 7 * DAY_MS) })
  return (await services.db.selectFrom('lead_alarms').select('lead_id').executeTakeFirst()) !== undefined
}

/** A process that died holds what it did for a while; here the while is over at once. */
async function freeLeases(db: Database) {
  const free = { leased_by: null, leased_until: null }
  await db.updateTable('outbox').set(free).where('delivered_at', 'is', null).execute()
  await db.updateTable('mail_folders').set(free).execute()
}
