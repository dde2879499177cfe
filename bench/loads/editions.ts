import { join } from 'node:path'
import { countRows } from '#database/count-rows.ts'
import { waitUntil } from '../../faults/wait-until.ts'
import type { Database } from '../../src/database/database.ts'
import { findEdition } from '../../src/editions/edition-queries.ts'
import { createEdition } from '../../src/editions/write-edition.ts'
import { type MailSink, startMailSink } from '../../tests/support/mail-sink.ts'
import { newDatabase, startPostgres } from '../../tests/support/running-postgres.ts'
import { servicesOn } from '../../tests/support/services-on.ts'
import { storeSubscribers, subscribersAt, WRITTEN } from '../../tests/support/store-subscribers.ts'
import { startSite } from '../support/start-site.ts'
import { contactPosts, countOf, fire, wrong } from './fire.ts'
import { type LoadRow, type LoadSetting, type LoadTest, verdict } from './load-test.ts'
import { NO_LIMITS } from './no-limits.ts'

const PER_SECOND = 50
/** Of leads: half of what one outbox sends the mails of. */
const LEADS_PER_SECOND = 8
const DOMAINS = 50
const STANDS_STILL_MS = 60_000
const BEGIN_MS = 150_000
const WARM_UP_SECONDS = 5
const ASHA = { id: 'asha', name: 'Asha Rao' }

/** How long leads take to be accepted while an edition of twelve blocks goes out at 50 a second, beside the same without. */
export const editions: LoadTest = (setting) => sendEdition(setting, 'SQLite', {})

/** The same on a PostgreSQL that waits for the disk. */
export const editionsOnPostgres: LoadTest = async (setting) => {
  await using server = await startPostgres({ isDurable: true })
  // Awaited: else the server is gone before the first letter.
  return await sendEdition(setting, 'PostgreSQL', { DATABASE_URL: await newDatabase(server.url) })
}

async function sendEdition(
  { seconds, recipients, site, ceiling }: LoadSetting,
  engine: string,
  database: { DATABASE_URL?: string },
): Promise<LoadRow> {
  await using mail = await startMailSink()
  const settings = { DATA_DIR: join(site.dataDir, 'editions'), SMTP_URL: mail.url, ...database, ...NO_LIMITS }
  await using sending = await startSite({
    ...settings,
    ...{ EDITION_MAILS_PER_SECOND: String(PER_SECOND), EDITION_MAILS_PER_SECOND_PER_DOMAIN: String(PER_SECOND) },
  })
  const leads = (duration = seconds) =>
    fire(sending.url, { ...contactPosts, connections: 8, rate: LEADS_PER_SECOND, duration })
  const bare = await fire(ceiling.url, { ...contactPosts, connections: 8, rate: LEADS_PER_SECOND, duration: 3 })
  // What a process loads with its first lead and its first mail is not what sending costs.
  await leads(WARM_UP_SECONDS)
  const without = await leads()

  await using services = servicesOn(settings.DATA_DIR, { ...NO_LIMITS, ...database })
  const { db } = services
  // Enough for the time in which leads come, and for as much again.
  const count = recipients ?? PER_SECOND * seconds * 2
  await storeSubscribers(db, subscribersAt(count, DOMAINS))
  const id = await createEdition(ASHA, services, { body: WRITTEN })
  // The site draws it and begins within a minute, as with every edition that staff have scheduled.
  const now = new Date().toISOString()
  await db.updateTable('editions').set({ status: 'scheduled', send_at: now }).where('id', '=', id).execute()
  await waitUntil(async () => (await countSent(db)) > PER_SECOND, BEGIN_MS)

  const [before, begun] = [await countSent(db), performance.now()]
  const beside = await leads()
  const perSecond = ((await countSent(db)) - before) / ((performance.now() - begun) / 1_000)
  const isSent = await goesToItsEnd(db, id)
  const { missing, twice } = await countArrived(db, mail)

  const ratio = beside.latency.p99 / without.latency.p99
  const isRight = isSent && wrong(beside, ['201']) === 0 && missing === 0 && twice === 0
  return {
    load: `L9 leads beside an edition to ${count.toLocaleString('en-IN')} on ${engine}`,
    'per second': `${Math.round(perSecond)} mails, ${Math.round(beside.requests.average)} leads`,
    ceiling: `p99 ${bare.latency.p99} ms`,
    'p50 ms': `${without.latency.p50} / ${beside.latency.p50}`,
    'p99 ms': `${without.latency.p99} / ${beside.latency.p99}`,
    bar: 'p99 at most 1.2 × without, none twice, none missing',
    verdict: verdict(ratio <= 1.2 && isRight),
    note: `p99 ${ratio.toFixed(2)} × without; ${countOf(beside, '201')} leads; ${twice} twice, ${missing} missing of ${count}${isSent ? '' : ', not sent to its end'}`,
  }
}

/** What is left of it goes at its own pace, and much slower where the machine is busy: for as long as any goes. */
async function goesToItsEnd(db: Database, id: string): Promise<boolean> {
  let sent = -1
  for (let now = await countSent(db); now > sent; now = await countSent(db)) {
    sent = now
    if (await waitUntil(async () => (await findEdition(db, id))?.status === 'sent', STANDS_STILL_MS)) return true
  }
  return false
}

function countSent(db: Database): Promise<number> {
  return countRows(db.selectFrom('edition_deliveries').where('status', '=', 'sent'))
}

/** By the mail server’s own list: a Message-ID is the delivery’s id. */
async function countArrived(db: Database, { taken }: MailSink): Promise<{ missing: number; twice: number }> {
  const times = new Map<string, number>()
  for (const messageId of taken) {
    const id = /[0-9a-f-]{36}/.exec(messageId)?.[0] ?? ''
    times.set(id, (times.get(id) ?? 0) + 1)
  }
  const rows = await db.selectFrom('edition_deliveries').select('id').execute()
  const came = rows.map(({ id }) => times.get(id) ?? 0)
  return { missing: came.filter((each) => each === 0).length, twice: came.filter((each) => each > 1).length }
}
