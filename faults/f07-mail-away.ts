import type { Database } from '../src/database/database.ts'
import { startLoad } from '../tests/support/load.ts'
import { type MailServerMood, startMailSink } from '../tests/support/mail-sink.ts'
import { newPlace } from '../tests/support/place.ts'
import { startSite } from '../tests/support/running-site.ts'
import { checkLeads } from './check-leads.ts'
import type { Fault } from './fault.ts'
import { waitUntil } from './wait-until.ts'

type Mood = MailServerMood | 'away'
const MOODS: Mood[] = ['away', '421', '451', '550', 'slow', 'loses its answer', 'hangs']
const SHORT_QUEUE = 60
/** As many as an hour without mail leaves at the busiest. */
const FULL_QUEUE = 5_000
const DRAINED_MS = 600_000

/**
 * The mail server is in every mood that one has seen; then it is well again
 * and the hours until the next try are over at once, by the queue's own clock.
 */
export const mailAway: Fault = {
  id: 'F7',
  title: 'the mail server is away, refuses, hangs, or takes a message and loses its answer',
  engines: ['sqlite', 'postgres'],
  rounds: { short: MOODS.length, full: MOODS.length },
  async *run({ engine, postgresUrl, isFull }, rounds) {
    for (const mood of MOODS.slice(0, rounds)) {
      using place = await newPlace(engine, postgresUrl)
      const sink = await startMailSink()
      await using site = await startSite(place.dataDir, { ...place.settings, SMTP_URL: sink.url })
      if (mood === 'away') await sink[Symbol.asyncDispose]()
      else sink.mood = mood

      const queue = isFull && mood === 'away' ? FULL_QUEUE : SHORT_QUEUE
      using load = startLoad(() => site.url, { writers: 8 })
      await waitUntil(() => load.acknowledged.length * 2 >= queue, 300_000)
      await load.stop()
      const db = place.open()
      const wasTried = await waitUntil(() => everyOne(db, 'tried', mood === 'hangs' ? 8 : queue), 180_000)
      const dead = (await mailsOfLeads(db)).filter(({ failed_at }) => failed_at)

      const port = Number(new URL(sink.url).port)
      await using well = mood === 'away' ? await startMailSink(port) : sink
      well.mood = 'well'
      const healedFrom = performance.now()
      const isDrained = await waitUntil(async () => {
        await letTimePass(db)
        return everyOne(db, 'settled')
      }, DRAINED_MS)
      const drainedMs = performance.now() - healedFrom

      const jobs = await mailsOfLeads(db)
      await db.destroy()
      const taken = deliveriesIn(well.taken, jobs)
      const once = new Set(taken)
      const expected = jobs.length - dead.length
      const troubles = [
        ...(wasTried ? [] : ['not every mail was tried']),
        ...(isDrained ? [] : ['the queue did not drain in ten minutes']),
        ...(once.size === expected ? [] : [`${once.size} mails were taken instead of ${expected}`]),
        ...(mood === '550' && dead.length === 0 ? ['what was refused for good is not kept for staff'] : []),
        ...(mood !== '550' && dead.length > 0 ? [`${dead.length} mails were given up`] : []),
        ...(mood !== 'loses its answer' && taken.length > expected ? ['a mail came twice'] : []),
      ]
      yield {
        ...(await checkLeads(place, load.acknowledged, { load, troubles })),
        note: `${mood}: ${jobs.length} mails, ${dead.length} dead letters, ${taken.length - once.size} repeated under the same id, drained in ${(drainedMs / 1_000).toFixed(1)} s`,
      }
      if (mood !== 'away') await sink[Symbol.asyncDispose]()
    }
  },
}

async function everyOne(db: Database, state: 'tried' | 'settled', atLeast = 1): Promise<boolean> {
  const rows = await mailsOfLeads(db)
  const settled = rows.filter(({ delivered_at, failed_at }) => delivered_at || failed_at)
  const tried = rows.filter(({ attempts }) => attempts > 0)
  return state === 'settled' ? settled.length === rows.length : tried.length >= Math.min(atLeast, rows.length)
}

// The staff's own, such as the day's digest, go out meanwhile or have nobody to go to.
function mailsOfLeads(db: Database) {
  return db
    .selectFrom('outbox')
    .select(['id', 'attempts', 'delivered_at', 'failed_at'])
    .where('lead_id', 'is not', null)
    .execute()
}

/** The deliveries of leads among the mails that were taken: a Message-ID names its delivery. */
function deliveriesIn(messageIds: string[], jobs: { id: string }[]): string[] {
  const ids = new Set(jobs.map(({ id }) => id))
  return messageIds.flatMap((messageId) => /[0-9a-f-]{36}/.exec(messageId) ?? []).filter((id) => ids.has(id))
}

async function letTimePass(db: Database) {
  const past = '2000-01-01T00:00:00.000Z'
  await db
    .updateTable('outbox')
    .set({ due_at: past })
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('leased_until', 'is', null)
    .execute()
}
