import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { countRows } from '#database/count-rows.ts'
import type { Database } from '#database/database.ts'
import { sweepFiles } from '#leads/sweep-files.ts'
import { openFiles } from '#platform/files/files.ts'
import { BY_NIGHT } from '../support/by-night.ts'
import { aPdf } from '../support/documents.ts'
import { dovecot, type ImapServer, startImapServer } from '../support/imap-server.ts'
import { aLetter } from '../support/letters.ts'
import { ENGINES, newPlace, type Place } from '../support/place.ts'
import { startSite } from '../support/running-site.ts'
import { servicesOn } from '../support/services-on.ts'

const USER = 'reply@example.com'
const LETTERS = 40
const bill = aPdf('a bill')

test.skipIf(!dovecot)(
  'of two processes one reads each letter, the other goes on when it dies, and lets go when it is told to end',
  async () => {
    using place = await newPlace('postgres', inject('postgresUrl'))
    await using imap = await startImapServer(dovecot!)
    const settings = { ...settingsFor(place, imap), MAIL_UNMATCHED: 'enquiry' }
    await using first = await startSite(place.dataDir, settings)
    await using second = await startSite(place.dataDir, settings)
    const db = place.open()

    const names = Array.from({ length: LETTERS }, (_, n) => `visitor${n}@example.com`)
    for (const from of names.slice(0, LETTERS / 2)) imap.deliver(USER, await aLetter({ from, text: `From ${from}` }))
    await letters(db, 5)
    await first.end('SIGKILL')
    for (const from of names.slice(LETTERS / 2)) imap.deliver(USER, await aLetter({ from, text: `From ${from}` }))
    await freeLeases(db)

    const rows = await letters(db, LETTERS)
    expect(rows.map(({ from_address }) => from_address).toSorted()).toEqual(names.toSorted())
    const leads = await db.selectFrom('leads').select('email').execute()
    expect(leads.map(({ email }) => email).toSorted()).toEqual(names.toSorted())

    // Told to end, it lets go of what it reads: the next need not wait until that is over by itself.
    await expect.poll(() => heldFolders(db)).toBe(2)
    expect(await second.end('SIGTERM')).toBe(0)
    expect(await heldFolders(db)).toBe(0)
    await db.destroy()
  },
)

// By day each engine dies before every second step; at night before each.
const BETWEEN = BY_NIGHT ? 1 : 2

test.skipIf(!dovecot).for(ENGINES)(
  'killed before a step of keeping a letter, the site on %s has it whole, once',
  { timeout: 1_800_000 },
  async (engine) => {
    using place = await newPlace(engine, inject('postgresUrl'))
    await using imap = await startImapServer(dovecot!)
    const stepsFile = join(place.dataDir, 'steps.json')
    const settings = {
      ...settingsFor(place, imap),
      MAIL_UNMATCHED: 'enquiry',
      NODE_OPTIONS: '--import ./tests/support/kill-at-step.ts',
      KILL_WHILE: 'reading-mail',
      STEPS_FILE: stepsFile,
    }
    const sent: string[] = []
    const db = place.open()
    let isAlive = false

    for (let step = engine === 'postgres' ? BETWEEN : 1; !isAlive; step += BETWEEN) {
      await using site = await startSite(place.dataDir, { ...settings, KILL_AT_STEP: `${step}` })
      // One letter at a time: what the process before did not keep is there to be read.
      if ((await countRows(db.selectFrom('lead_messages'))) === sent.length) {
        const from = `visitor${step}@example.com`
        sent.push(from)
        imap.deliver(
          USER,
          await aLetter({ from, text: `Letter ${step}`, attachments: [{ filename: 'bill.pdf', content: bill }] }),
        )
      }
      isAlive = await Promise.race([died(site.process), letters(db, sent.length).then(() => true)])
      await freeLeases(db)
      await expectWhole(db, place)
    }

    const rows = await letters(db, sent.length)
    expect(rows.map(({ from_address }) => from_address).toSorted()).toEqual(sent.toSorted())
    const leads = await db.selectFrom('leads').select('email').execute()
    expect(leads.map(({ email }) => email).toSorted()).toEqual(sent.toSorted())
    expect(JSON.parse(readFileSync(stepsFile, 'utf8'))).toEqual(
      expect.arrayContaining([
        'fetch',
        expect.stringMatching(/^insert into "leads"/),
        expect.stringMatching(/^insert into "lead_messages"/),
        expect.stringMatching(/^update "mail_folders"/),
        'commit',
      ]),
    )

    await using services = servicesOn(place.dataDir, place.settings)
    const anHourLater = () => new Date(Date.now() + 3_600_001)
    await sweepFiles({ ...services, files: await openFiles(services.env), now: anHourLater })
    const files = await db.selectFrom('lead_message_files').select('file_key').execute()
    const names = readdirSync(join(place.dataDir, 'resumes')).map((name) => `resumes/${name}`)
    expect(names.toSorted()).toEqual(files.map(({ file_key }) => file_key).toSorted())
    expect(readdirSync(join(place.dataDir, 'uploads'))).toEqual([])
    await db.destroy()
  },
)

test.skipIf(!dovecot)('a mail server that is away is told at the desk, and read again when it is back', async () => {
  using place = await newPlace('sqlite', '')
  await using imap = await startImapServer(dovecot!)
  const settings = settingsFor(place, imap)
  await using _site = await startSite(place.dataDir, settings)
  await using services = servicesOn(place.dataDir, settings)
  imap.deliver(USER, await aLetter({ from: 'one@example.com' }))
  await letters(services.db, 1)

  await imap.stop()
  imap.deliver(USER, await aLetter({ from: 'two@example.com' }))
  const mailboxes = async () => {
    const rows = await services.db.selectFrom('mail_folders').selectAll().execute()
    return rows.map(({ failed_at, last_error }) => failed_at !== null && last_error !== null)
  }
  await expect.poll(mailboxes).toEqual([true, true])
  expect(JSON.stringify(await services.db.selectFrom('mail_folders').selectAll().execute())).not.toContain(
    'of-the-mailbox',
  )

  await imap.start()
  expect((await letters(services.db, 2)).map(({ from_address }) => from_address)).toEqual([
    'one@example.com',
    'two@example.com',
  ])
  await expect.poll(mailboxes).toEqual([false, false])

  // After a restore of the mail server each letter has another number.
  await imap.stop()
  imap.renumber(USER)
  await imap.start()
  imap.deliver(USER, await aLetter({ from: 'three@example.com' }))
  expect((await letters(services.db, 3)).map(({ from_address }) => from_address)).toEqual([
    'one@example.com',
    'two@example.com',
    'three@example.com',
  ])
})

test.skipIf(!dovecot || !BY_NIGHT)(
  'ten thousand letters at the first start take no memory that grows with them',
  async () => {
    using place = await newPlace('sqlite', '')
    await using imap = await startImapServer(dovecot!)
    for (let n = 0; n < 10_000; n += 1)
      imap.deliver(USER, await aLetter({ from: `visitor${n}@example.com`, text: `Letter ${n}` }))
    await using site = await startSite(place.dataDir, settingsFor(place, imap))
    const db = place.open()

    await letters(db, 2_000)
    const early = mostMemory(site.process.pid!)
    await letters(db, 10_000)
    const late = mostMemory(site.process.pid!)
    expect(late - early).toBeLessThan(80)
    await db.destroy()
  },
)

function settingsFor({ settings: { DATABASE_URL } }: Place, imap: ImapServer): Record<string, string> {
  return { ...(DATABASE_URL && { DATABASE_URL }), MAILBOXES: imap.mailbox(USER), REPLY_ADDRESS: USER }
}

/** Once there are so many letters. */
async function letters(db: Database, count: number) {
  const rows = () => db.selectFrom('lead_messages').selectAll().orderBy('id').execute()
  await expect
    .poll(() => countRows(db.selectFrom('lead_messages')), { interval: 100, timeout: 600_000 })
    .toBeGreaterThanOrEqual(count)
  return rows()
}

async function heldFolders(db: Database): Promise<number> {
  return (await db.selectFrom('mail_folders').select('folder').where('leased_by', 'is not', null).execute()).length
}

/** A process that died holds a folder for a while; here the while is over at once. */
async function freeLeases(db: Database) {
  await db.updateTable('mail_folders').set({ leased_by: null, leased_until: null }).execute()
}

async function died(child: ChildProcess) {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return false
}

/** Each letter has its lead and its file, and each lead its letter. */
async function expectWhole(db: Database, { dataDir }: Place) {
  const rows = await db
    .selectFrom('lead_messages as letter')
    .innerJoin('leads', 'leads.id', 'letter.lead_id')
    .innerJoin('lead_message_files as file', 'file.message_id', 'letter.id')
    .select(['letter.id', 'file.file_key'])
    .execute()
  const counts = await Promise.all(
    (['lead_messages', 'leads', 'lead_message_files'] as const).map(
      async (table) => (await db.selectFrom(table).select('id').execute()).length,
    ),
  )
  expect(counts).toEqual([rows.length, rows.length, rows.length])
  for (const { file_key } of rows) expect(readFileSync(join(dataDir, file_key!))).toEqual(bill)
}

/** The most that a process has had at once, in MB. */
function mostMemory(pid: number): number {
  const [, kb] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!
  return Number(kb) / 1_000
}
