import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect, inject, test } from 'vitest'
import type { Database } from '#database/database.ts'
import { addEntry } from '#desk/company/keep-entries.ts'
import { raiseAlarms } from '#desk/leads/mails/alarm.ts'
import { anAudit } from '#leads/home-audit/audit-examples.ts'
import { visitCopy } from '#leads/visits/words.en.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { aColleague } from '../support/at-desk.ts'
import { BY_NIGHT } from '../support/by-night.ts'
import { aPdf } from '../support/documents.ts'
import { hire } from '../support/hire.ts'
import { dovecot, startImapServer } from '../support/imap-server.ts'
import { aLetter } from '../support/letters.ts'
import { startMailSink } from '../support/mail-sink.ts'
import { ENGINES, newPlace } from '../support/place.ts'
import { findFreePort } from '../support/running-postgres.ts'
import { type RunningSite, startSite } from '../support/running-site.ts'
import { servicesOn } from '../support/services-on.ts'

const USER = 'reply@example.com'
const ASHA = 'asha@example.com'
const VISITOR = 'ada@example.com'
const DAY_MS = 86_400_000
const bill = aPdf('a bill')

// By day one engine, tomorrow the other; at night both.
test.skipIf(!dovecot).for(ENGINES)(
  'on %s a lead goes from enquiry to won by page, desk and mail, with the site killed between any two steps, and nothing is lost or sent twice',
  async (engine) => {
    using place = await newPlace(engine, inject('postgresUrl'))
    await using imap = await startImapServer(dovecot!)
    const arrived = join(place.dataDir, 'arrived')
    await using sink = await startMailSink(0, arrived)
    const port = await findFreePort()
    const url = `http://127.0.0.1:${port}`
    const { DATABASE_URL } = place.settings
    const settings = {
      ...(DATABASE_URL && { DATABASE_URL }),
      ...{ PORT: `${port}`, SITE_URL: url, SMTP_URL: sink.url },
      ...{ MAILBOXES: imap.mailbox(USER), REPLY_ADDRESS: USER },
    }
    await using sites = new AsyncDisposableStack()
    const start = async () => sites.use(await startSite(place.dataDir, settings))
    let site: RunningSite = await start()
    await using services = servicesOn(place.dataDir, settings)
    const { db, env } = services

    const admin = await aColleague(services, 'admin')
    const values = { name: 'Hyderabad', pins: ['5000'], isVisited: true, words: null }
    await addEntry({ register: 'areas', values, staff: admin, isPublic: true }, services)
    const asha = await hire(services, 'sales', ASHA)
    const headers = { cookie: asha.request.headers.get('cookie')!, origin: url }
    const atDesk = async (path: string, fields?: Record<string, string>) => {
      const response = await fetch(`${url}/desk/${path}`, {
        headers,
        ...(fields && { method: 'POST', body: formOf(fields) }),
      })
      expect(response.status, path).toBe(200)
      return response.text()
    }

    let steps = 0
    /**
     * What somebody does, and what is there once all that follows from it has happened. The site dies at once, when what
     * it is to send has gone nowhere yet, or when all has gone: by day by turns, the other engine the other way; at night both.
     */
    async function step(act: () => Promise<unknown>, outcome: () => Promise<boolean>) {
      const isAtOnce = steps++ % 2 === (engine === 'sqlite' ? 0 : 1)
      if (isAtOnce || BY_NIGHT) {
        sink.mood = 'hangs'
        await act()
        await killAndStart()
      } else {
        await act()
      }
      await expect.poll(async () => (await outcome()) && (await isAllSent(db)), { timeout: 120_000 }).toBe(true)
      if (!isAtOnce || BY_NIGHT) await killAndStart()
    }

    async function killAndStart() {
      await site.end('SIGKILL')
      sink.mood = 'well'
      await freeLeases(db)
      site = await start()
    }

    const toVisitor = async () => (await mailsIn(arrived)).filter(({ to }) => to?.[0]?.address === VISITOR)
    const newest = async () => (await toVisitor()).at(-1)!

    await step(enquire, async () => (await toVisitor()).length === 1)
    const [lead] = await db.selectFrom('leads').select(['id', 'reference']).execute()
    const page = `leads/${lead!.id}`
    const receipt = await newest()
    const [, ownPage] = /href="([^"]*\/your-enquiry\/[^"]+)"/.exec(receipt.html ?? '')!

    const letter = { reply: randomUUID(), subject: 'Your audit', reply_text: 'Which meter have you?', mark: 'answered' }
    await step(
      () => atDesk(`${page}/send-reply`, letter),
      async () => (await toVisitor()).length === 2,
    )
    const reply = (await toVisitor()).find(({ subject }) => subject === letter.subject)!
    expect(reply.inReplyTo).toBe(receipt.messageId)
    expect(await statusOf(db)).toBe('answered')

    const answer = await aLetter({
      to: reply.replyTo![0]!.address!,
      inReplyTo: reply.messageId!,
      references: [receipt.messageId!, reply.messageId!],
      text: 'A single-phase one.\n\nOn Thu, Asha wrote:\n> Which meter have you?',
      attachments: [{ filename: 'my bill.pdf', content: bill }],
    })
    await step(
      async () => imap.deliver(USER, answer),
      async () => (await statusOf(db)) === 'in-hand',
    )
    const thread = await atDesk(page)
    expect(thread).toContain('A single-phase one.')
    const [, file] = /href="(\/desk\/[^"]*\/files\/[^"]+)"[^>]*>(?:<[^>]*>)*my bill\.pdf/.exec(thread)!
    const download = await fetch(`${url}${file}`, { headers })
    expect(Buffer.from(await download.arrayBuffer())).toEqual(bill)

    const fromHerProgram = await aLetter({ from: `Asha <${ASHA}>`, to: VISITOR, subject: 'Re: visit', text: 'Good.' })
    await step(
      async () => imap.deliver(USER, fromHerProgram, 'Sent'),
      async () => (await statusOf(db)) === 'answered',
    )
    expect(await alarmedInAWeek(db, services)).toBe(false)

    const day = dayInIndia(new Date(Date.now() + 3 * DAY_MS))
    const time = { day, from: '10:00', until: '12:00', area: await areaOf(db), places: '1' }
    await step(
      () => atDesk('visits/add', time),
      async () => true,
    )
    const [slot] = await db.selectFrom('visit_slots').select('id').execute()
    await step(
      async () => {
        const body = formOf({ slot: slot!.id })
        const booked = await fetch(`${ownPage}?act=book`, {
          method: 'POST',
          body,
          headers: { origin: url },
          redirect: 'manual',
        })
        expect(booked.headers.get('Location')).toContain('done=booked')
      },
      async () => (await toVisitor()).length === 3,
    )
    expect((await newest()).attachments.map(({ filename }) => filename)).toEqual([`${lead!.reference}.ics`])

    await step(
      () => atDesk(`${page}/set-stage`, { stage: 'won', worth: '1,20,000' }),
      async () => (await statusOf(db)) === 'closed',
    )
    // It reads its mailboxes, and lets go of them when it is told to end.
    await expect.poll(() => countFolders(db, 'is not')).toBe(2)
    expect(await site.end('SIGTERM')).toBe(0)
    expect(await countFolders(db, 'is')).toBe(2)

    const about = async (address: string) =>
      (await mailsIn(arrived))
        // The morning's mail comes when it is morning.
        .filter(({ to, subject }) => to?.[0]?.address === address && !subject?.startsWith('Desk,'))
        .map(({ subject }) => subject)
    const { reference } = lead!
    expect(await about(VISITOR)).toEqual([receipt.subject, letter.subject, visitCopy.mail.subjects.booked(reference)])
    expect(await about(env.SALES_EMAIL)).toEqual([expect.stringContaining(reference)])
    expect(await about(ASHA)).toContainEqual(expect.stringContaining(`${reference} Visit booked`))
    expect(new Set(sink.taken).size, 'each mail once').toBe(sink.taken.length)
    const said = await db.selectFrom('lead_messages').select(['direction', 'way', 'lead_id']).orderBy('at').execute()
    expect(said.map(({ direction, way }) => `${direction} by ${way}`)).toEqual([
      'out by desk',
      'in by mail',
      'out by mail',
    ])
    expect(await db.selectFrom('lead_handling').selectAll().execute()).toMatchObject([
      { lead_id: lead!.id, stage: 'won', status: 'closed', worth_rupees: 120_000 },
    ])
    expect(await db.selectFrom('visits').select(['slot_id', 'ended_at']).execute()).toEqual([
      { slot_id: slot!.id, ended_at: null },
    ])
    expect(await db.selectFrom('lead_message_files').select('name').execute()).toEqual([{ name: 'my bill.pdf' }])

    async function enquire() {
      const response = await fetch(`${url}/api/audits/home-audits/`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(anAudit({ email: VISITOR })),
      })
      expect(response.status).toBe(201)
    }
  },
)

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** In the order in which they came. */
async function mailsIn(folder: string): Promise<Email[]> {
  const mails = await Promise.all(globSync(`${folder}/*.eml`).map((path) => PostalMime.parse(readFileSync(path))))
  return mails.toSorted((a, b) => ((a.date ?? '') < (b.date ?? '') ? -1 : 1))
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

async function statusOf(db: Database) {
  return (await db.selectFrom('lead_handling').select('status').executeTakeFirst())?.status
}

async function areaOf(db: Database): Promise<string> {
  const { id } = await db
    .selectFrom('register_entries')
    .select('id')
    .where('register', '=', 'areas')
    .executeTakeFirstOrThrow()
  return id
}

async function countFolders(db: Database, leased: 'is' | 'is not') {
  return (await db.selectFrom('mail_folders').select('folder').where('leased_by', leased, null).execute()).length
}

/** Whether staff would be told in a week that a lead still waits. */
async function alarmedInAWeek(db: Database, services: Parameters<typeof raiseAlarms>[0]): Promise<boolean> {
  await raiseAlarms({ ...services, now: () => new Date(Date.now() + 7 * DAY_MS) })
  return (await db.selectFrom('lead_alarms').select('lead_id').executeTakeFirst()) !== undefined
}

/** A process that died holds what it did for a while; here the while is over at once. */
async function freeLeases(db: Database) {
  const free = { leased_by: null, leased_until: null }
  await db.updateTable('outbox').set(free).where('delivered_at', 'is', null).execute()
  await db.updateTable('mail_folders').set(free).execute()
}
