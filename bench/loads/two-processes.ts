import { join } from 'node:path'
import { waitUntil } from '../../faults/wait-until.ts'
import { openPostgres } from '../../src/database/database.ts'
import { startMailSink } from '../../tests/support/mail-sink.ts'
import { newDatabase, startPostgres } from '../../tests/support/running-postgres.ts'
import { startSite } from '../support/start-site.ts'
import { contactPosts, countOf, fire, wrong } from './fire.ts'
import { type LoadTest, verdict } from './load-test.ts'
import { NO_LIMITS } from './no-limits.ts'

const DRAIN_MS = 60_000

/** Two processes on one PostgreSQL that waits for the disk. Its generator, mail server and database share the machine. */
export const twoProcesses: LoadTest = async ({ seconds, site, ceiling }) => {
  await using server = await startPostgres({ isDurable: true })
  await using mail = await startMailSink()
  const DATABASE_URL = await newDatabase(server.url)
  const start = (name: string) =>
    startSite({ DATA_DIR: join(site.dataDir, name), DATABASE_URL, SMTP_URL: mail.url, ...NO_LIMITS })
  await using first = await start('first')
  await using second = await start('second')

  const bare = await fire(ceiling.url, { ...contactPosts, duration: Math.min(seconds, 5) })
  const results = await Promise.all(
    [first, second].map(({ url }) => fire(url, { ...contactPosts, connections: 16, duration: seconds })),
  )
  const perSecond = results.reduce((sum, result) => sum + result.requests.average, 0)
  const acknowledged = results.reduce((sum, result) => sum + countOf(result, '201'), 0)
  const failed = results.reduce((sum, result) => sum + wrong(result, ['201']), 0)

  const db = openPostgres(DATABASE_URL)
  const leads = await db.selectFrom('leads').select('id').execute()
  await waitUntil(() => mail.taken.length > 200, DRAIN_MS)
  await db.destroy()
  const twice = mail.taken.length - new Set(mail.taken).size

  return {
    load: 'L8 contact posts to two processes on PostgreSQL',
    'per second': Math.round(perSecond),
    ceiling: Math.round(bare.requests.average),
    'p50 ms': Math.max(...results.map(({ latency }) => latency.p50)),
    'p99 ms': Math.max(...results.map(({ latency }) => latency.p99)),
    bar: '500/s, no mail twice',
    verdict: verdict(perSecond >= 500 && twice === 0 && failed === 0 && leads.length >= acknowledged),
    note: `${acknowledged} acknowledged, ${leads.length} stored, ${mail.taken.length} mails so far, ${twice} twice`,
  }
}
