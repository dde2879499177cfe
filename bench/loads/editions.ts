import { join } from 'node:path'
import { waitUntil } from '../../faults/wait-until.ts'
import { openDatabase } from '../../src/database/database.ts'
import { startMailSink } from '../../tests/support/mail-sink.ts'
import { anEditionUnderWay, storeSubscribers, subscribersAt } from '../../tests/support/store-subscribers.ts'
import { startSite } from '../support/start-site.ts'
import { contactPosts, countOf, fire, wrong } from './fire.ts'
import { type LoadTest, verdict } from './load-test.ts'
import { NO_LIMITS } from './no-limits.ts'

const PER_SECOND = 50
/** Of leads: half of what one outbox sends the mails of. */
const LEADS_PER_SECOND = 8
const DOMAINS = 50
const DRAIN_MS = 60_000

/** How long leads take to be accepted while an edition goes out at 50 a second, beside the same without, in one run. */
export const editions: LoadTest = async ({ seconds, site, ceiling }) => {
  await using mail = await startMailSink()
  const settings = { DATA_DIR: join(site.dataDir, 'editions'), SMTP_URL: mail.url, ...NO_LIMITS }
  await using sending = await startSite({
    ...settings,
    ...{ EDITION_MAILS_PER_SECOND: String(PER_SECOND), EDITION_MAILS_PER_SECOND_PER_DOMAIN: String(PER_SECOND) },
  })
  const leads = () => fire(sending.url, { ...contactPosts, connections: 8, rate: LEADS_PER_SECOND, duration: seconds })
  const bare = await fire(ceiling.url, { ...contactPosts, connections: 8, rate: LEADS_PER_SECOND, duration: 3 })
  // What a process loads with its first lead and its first mail is not what sending costs.
  await leads()
  const without = await leads()

  const db = openDatabase(settings)
  const count = PER_SECOND * seconds * 2
  await storeSubscribers(db, subscribersAt(count, DOMAINS))
  const id = await anEditionUnderWay(db)
  const sent = async () => {
    const row = await db
      .selectFrom('edition_deliveries')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', '=', 'sent')
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }
  await waitUntil(async () => (await sent()) > PER_SECOND, DRAIN_MS)
  const [before, begun] = [await sent(), performance.now()]
  const beside = await leads()
  const perSecond = ((await sent()) - before) / ((performance.now() - begun) / 1_000)
  await waitUntil(
    async () => {
      const edition = await db.selectFrom('editions').select('status').where('id', '=', id).executeTakeFirst()
      return edition?.status === 'sent'
      // What is left of it goes at its own pace.
    },
    seconds * 2_000 + DRAIN_MS,
  )
  const rows = await db.selectFrom('edition_deliveries').select('id').execute()
  await db.destroy()

  const came = rows.map((row) => mail.taken.filter((messageId) => messageId.includes(row.id)).length)
  const [missing, twice] = [came.filter((times) => times === 0).length, came.filter((times) => times > 1).length]
  const ratio = beside.latency.p99 / without.latency.p99
  const isRight = wrong(beside, ['201']) === 0 && missing === 0 && twice === 0

  return {
    load: `L9 leads beside an edition to ${count.toLocaleString('en-IN')}`,
    'per second': `${Math.round(perSecond)} mails, ${Math.round(beside.requests.average)} leads`,
    ceiling: `p99 ${bare.latency.p99} ms`,
    'p50 ms': `${without.latency.p50} / ${beside.latency.p50}`,
    'p99 ms': `${without.latency.p99} / ${beside.latency.p99}`,
    bar: 'p99 at most 1.2 × without, none twice, none missing',
    verdict: verdict(ratio <= 1.2 && isRight),
    note: `p99 ${ratio.toFixed(2)} × without; ${countOf(beside, '201')} leads; ${twice} twice, ${missing} missing of ${rows.length}`,
  }
}
